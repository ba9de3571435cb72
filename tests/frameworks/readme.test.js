// The components that the README of the package shows: each shows the moves, and makes the one whose button is pressed.

import './dom.js';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { transformAsync } from '@babel/core';
import { act, createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rolldown } from 'rolldown';
import { flushSync } from 'svelte';
import { compile } from 'svelte/compiler';
import { createApp, nextTick } from 'vue';
import { compileScript, parse } from 'vue/compiler-sfc';
import { newElement } from './dom.js';

const README = readFileSync(new URL('../../pkg/README.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(import.meta.dirname, 'node_modules/.readme-'));
after(() => rmSync(folder, { recursive: true }));

/** The only block of a language in a section. @param {string} heading @param {string} language */
function block(heading, language) {
  const section = README.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const [[, code = ''] = [], ...others] = section.matchAll(
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'),
  );
  assert.ok(code && others.length === 0, heading);
  return code;
}

/** @param {string} name @param {string} code @returns {Promise<any>} */
function load(name, code) {
  const file = join(folder, name);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

/**
 * Plays e4 and f5, and then gives check.
 *
 * @param {Element} element
 * @param {(press: () => void) => unknown} update
 */
async function playOn(element, update) {
  const text = () => element.querySelector('p')?.textContent;
  assert.equal(text(), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  for (const move of ['e4', 'f5', 'Qh5+']) {
    const button = [...element.querySelectorAll('button')].find((it) => it.textContent === move);
    assert.ok(button, move);
    await update(() => button.click());
  }
  assert.equal(text(), 'Check!');
}

test('the component of Vue', async () => {
  const { descriptor } = parse(block('In Vue', 'vue'));
  const { content } = compileScript(descriptor, { id: 'board', inlineTemplate: true });
  const { default: Board } = await load('vue.mjs', content);
  const element = newElement();
  createApp(Board).mount(element);
  await playOn(element, async (press) => {
    press();
    await nextTick();
  });
  const back = [...element.querySelectorAll('button')].at(-1);
  assert.equal(back?.textContent, 'Take Qh5+ back');
  back?.click();
  await nextTick();
  assert.equal(back?.textContent, 'Take f5 back');
});

test('the component of Svelte', async () => {
  const { mount, unmount } = await import('svelte');
  const { js } = compile(block('In Svelte', 'svelte'), { generate: 'client', filename: 'Board.svelte' });
  const { default: Board } = await load('svelte.mjs', js.code);
  const target = newElement();
  const board = mount(Board, { target });
  flushSync();
  await playOn(target, (press) => flushSync(press));
  await unmount(board);
});

test('the component of Solid', async () => {
  const { createComponent, render } = await import('solid-js/web');
  const options = { presets: ['babel-preset-solid'], configFile: false, cwd: import.meta.dirname };
  const compiled = await transformAsync(block('In Solid', 'jsx'), options);
  const { Board } = await load('solid.mjs', compiled?.code ?? '');
  const target = newElement();
  const dispose = render(() => createComponent(Board, {}), target);
  await playOn(target, (press) => press());
  dispose();
});

test('the component of React, under StrictMode', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const input = join(folder, 'Board.jsx');
  writeFileSync(input, block('In React', 'jsx'));
  const bundle = await rolldown({ input, external: /^[^./]/ });
  const { output } = await bundle.generate({});
  const { Board } = await load('react.mjs', output[0].code);
  const element = newElement();
  const root = createRoot(element);
  await act(async () => root.render(createElement(StrictMode, null, createElement(Board))));
  await playOn(element, (press) => act(async () => press()));
  await act(async () => root.unmount());
});

// The drawer of the editor, which is loaded when the drawer is first opened.

import { wholePackage } from '../browser/whole-package.js';

/** @import { Wanted } from '../messages/wanted.js' */
/** @import { Editor, EditorOptions } from './editor.js' */

/**
 * @param {HTMLDetailsElement} drawer has the parts of the editor in it
 * @param {EditorOptions & { wanted: Wanted, position: () => string }} options `position` is the FEN that is set up whenever the
 *   drawer is opened
 */
export function createEditorDrawer(drawer, { wanted, position, ...options }) {
  /** @type {Editor | undefined} */
  let editor;

  async function show() {
    const loaded = await wanted(loadEditor);
    if (loaded) {
      editor ??= loaded.createEditor(drawer, options);
      if (drawer.open) {
        editor.setUp(position());
      }
    }
  }

  drawer.addEventListener('toggle', show);
  // It may have been opened before anybody listened.
  if (drawer.open) {
    show();
  }

  return {
    /** Says all of it once more, in the language of the moment. */
    refresh: () => editor?.refresh(),
  };
}

/** The editor is written for the whole package, with which the page does not begin. */
async function loadEditor() {
  await wholePackage();
  return import('./editor.js');
}

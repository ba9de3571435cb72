// A stack overflow in a call of the package harms nothing, in Chromium either; `make test-faults` does the same at length.
import { expect, test } from '@playwright/test';
import { overflowInChromium } from '../faults/chromium.js';

test('the stack overflows in all verbs, and all is as it was before', async () => {
  test.setTimeout(120_000);
  const { faults, wrong } = await overflowInChromium(500);
  expect(wrong).toEqual([]);
  expect(faults).toBeGreaterThanOrEqual(500);
});

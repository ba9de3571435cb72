// Work that can wait until the browser has nothing else to do.

/**
 * Waits until the browser is idle. Safari cannot tell: there it is the next task.
 *
 * @returns {Promise<void>}
 */
export function whenIdle() {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve);
    }
  });
}

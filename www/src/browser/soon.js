// Does what takes too long to do at every step: once there has been no step for a while, and at the latest when the page is
// left.

/** @param {number} delay in milliseconds */
export function createSoon(delay) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What is to be done. @type {((isLeaving: boolean) => void) | undefined} */
  let waiting;

  function flush(isLeaving = false) {
    clearTimeout(timer);
    const act = waiting;
    waiting = undefined;
    act?.(isLeaving);
  }

  window.addEventListener('pagehide', () => flush(true));
  // A phone may end a page that is out of sight without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  });

  return {
    /** @param {(isLeaving: boolean) => void} act is told whether the page is being left; what waited before it is not done */
    call(act) {
      clearTimeout(timer);
      waiting = act;
      timer = setTimeout(flush, delay);
    },
  };
}

// What is made only when it is about to be seen, so that the page opens fast.

/**
 * Waits until an element comes near the window.
 *
 * @param {Element} element
 * @param {string} distance how far from the window is near, as CSS says it; in percent of the window's height
 * @returns {Promise<void>}
 */
export function whenNear(element, distance) {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: `${distance} 0px` },
    );
    observer.observe(element);
  });
}

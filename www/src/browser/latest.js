// Of what takes time, such as files that are read, only the latest counts.

/** @typedef {ReturnType<typeof createLatest>} Latest */

export function createLatest() {
  let count = 0;

  return {
    /** @returns {() => boolean} whether that which begins now is still the latest */
    begin() {
      count += 1;
      const own = count;
      return () => own === count;
    },

    /** From now on nothing that has begun counts. */
    stop() {
      count += 1;
    },
  };
}

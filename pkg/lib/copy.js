// Copies of plain data, and of texts.

/**
 * A copy of plain data, which may be behind proxies. What is of a class, such as a `Date`, is not copied but shared.
 *
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function copy(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return /** @type {T} */ (value.map(copy));
  // Not compared with `Object.prototype`: a frame has its own.
  const prototype = Object.getPrototypeOf(value);
  if (prototype && Object.getPrototypeOf(prototype)) return value;
  return /** @type {T} */ (Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])));
}

/**
 * The same text, in memory of its own. What is cut out of a text holds all of that text in V8, as long as it lives.
 *
 * @param {string} text
 */
export function copied(text) {
  return ` ${text}`.slice(1);
}

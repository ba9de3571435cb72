// Copies of plain data.

/**
 * A copy of plain data, which may be behind proxies.
 *
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function copy(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return /** @type {T} */ (value.map(copy));
  return /** @type {T} */ (Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])));
}

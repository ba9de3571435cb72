// Lets the boards of others write HTML as text where the policy of the page asks for Trusted Types: pictures and boxes, and what
// jQuery tries out in a browser, without anything that could run. It has to be imported before them.

/** What may begin so: an element of these, a comment, or the head of an SVG file. */
const KNOWN =
  /^<(?:[!?]|\/?(?:a|circle|desc|div|ellipse|form|g|img|line|option|path|polygon|polyline|rect|select|svg|textarea|title)[\s/>])/i;

/** What runs a script: an attribute such as `onclick`, or an address. */
const RUNS = /[\s"'/]on\w+\s*=|javascript:/i;

/** @param {string} html */
function isHarmless(html) {
  return !RUNS.test(html) && (html.match(/<[^<]*/g) ?? []).every((part) => KNOWN.test(part));
}

/** Not every browser has Trusted Types. @type {{ createPolicy(name: string, rules: object): void } | undefined} */
const trustedTypes = Reflect.get(window, 'trustedTypes');

trustedTypes?.createPolicy('default', {
  /** @param {string} html */
  createHTML: (html) => (isHarmless(html) ? html : null),
});

// cm-chessboard sets attributes `style`, which a strict Content Security Policy forbids. It does not forbid that a script changes
// the same styles, and that is put in their place.

/** How cm-chessboard sets them in each file. */
const CHANGES = [
  {
    file: 'cm-chessboard/src/lib/Svg.js',
    what: 'element.setAttribute(attribute, attributes[attribute])',
    by: 'attribute === "style" ? (element.style.cssText = attributes.style) : element.setAttribute(attribute, attributes[attribute])',
  },
  {
    file: 'cm-chessboard/src/view/VisualMoveInput.js',
    what: /this\.draggablePiece\.setAttribute\("style",\s*("[^"]*"|`[^`]*`)\)/g,
    by: 'this.draggablePiece.style.cssText = $1',
  },
];

/** @returns {import('vite').Plugin} */
export function styleAttributes() {
  return {
    name: 'style-attributes',
    transform(code, id) {
      const change = CHANGES.find(({ file }) => id.endsWith(file));
      if (!change) {
        return undefined;
      }
      const changed = code.replace(change.what, change.by);
      // A new version of cm-chessboard is looked at before it is used.
      if (changed === code || changed.includes('setAttribute("style"')) {
        this.error(`${change.file} sets styles in another way than is known`);
      }
      return { code: changed, map: null };
    },
  };
}

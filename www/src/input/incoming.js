// Text that comes from outside the page: a file that is dropped anywhere on it, or text that is pasted anywhere but into a
// field.

const EIGHT_RANKS = /^(?:[^\s/[]+\/){7}[^\s/]/;

/**
 * @param {HTMLElement} hint shown while a file is over the page
 * @param {(source: string | File) => void} onCome called with a text, or with a file
 */
export function createIncoming(hint, onCome) {
  /** @param {DragEvent} event */
  const bringsFile = (event) => Boolean(event.dataTransfer?.types.includes('Files'));

  document.addEventListener('dragover', (event) => {
    if (bringsFile(event)) {
      event.preventDefault();
      hint.hidden = false;
    }
  });
  document.addEventListener('dragleave', (event) => {
    // If no other element is entered, the pointer has left the window.
    if (!event.relatedTarget) {
      hint.hidden = true;
    }
  });
  document.addEventListener('drop', (event) => {
    hint.hidden = true;
    if (bringsFile(event)) {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) {
        onCome(file);
      }
    }
  });
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain').trim();
    const intoField = event.target instanceof Element && event.target.closest('input, textarea');
    if (text && !intoField) {
      event.preventDefault();
      onCome(text);
    }
  });
}

/**
 * Whether a text looks like a FEN: one line that begins with eight ranks. Any other text is read as PGN.
 *
 * @param {string} text
 */
export function looksLikeFen(text) {
  const line = text.trim();
  return EIGHT_RANKS.test(line) && !line.includes('\n');
}

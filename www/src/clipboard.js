// Text into the clipboard: by the browser's clipboard where a page may use it (which needs HTTPS), or else the old way.

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is there
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** @param {string} text */
function copySelection(text) {
  const focused = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.className = 'visually-hidden';
  carrier.value = text;
  document.body.append(carrier);
  carrier.select();
  const copied = document.execCommand('copy');
  carrier.remove();
  if (focused instanceof HTMLElement) {
    focused.focus();
  }
  return copied;
}

// Gives a text to the visitor as a file.

/**
 * @param {string} name of the file
 * @param {string} type
 * @param {string} text
 */
export function download(name, type, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

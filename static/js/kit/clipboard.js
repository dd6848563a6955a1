/**
 * Copies a text, and says whether it could; on plain http, browsers copy what is selected only.
 * @param {string} text
 * @param {() => void} select
 */
export async function copyText(text, select) {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  select();
  return document.execCommand("copy");
}

/** What browsers without dialogs need instead. @type {((dialog: HTMLElement) => void) | undefined} */
let addMethods;

/** Gives each dialog its methods. @param {(dialog: HTMLElement) => void} methods */
export function setMethods(methods) {
  addMethods = methods;
}

/** Adds an empty dialog to the page. @param {string} className */
export function createDialog(className) {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.className = className;
  addMethods?.(dialog);
  return dialog;
}

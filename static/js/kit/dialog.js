/** Adds an empty dialog to the page. @param {string} className */
export function createDialog(className) {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.className = className;
  if (!("showModal" in dialog)) {
    addMethods(dialog);
  }
  return dialog;
}

/** Firefox has dialogs since version 98: before, the page behind one stays active. @param {HTMLElement} element */
function addMethods(element) {
  const isOpen = () => element.hasAttribute("open");
  const added = {
    returnValue: "",
    showModal: () => element.setAttribute("open", ""),
    close: (/** @type {string | undefined} */ value) => {
      if (isOpen()) {
        element.removeAttribute("open");
        added.returnValue = value ?? added.returnValue;
        Object.assign(element, { returnValue: added.returnValue });
        element.dispatchEvent(new Event("close"));
      }
    },
  };
  Object.assign(element, added);
  Object.defineProperty(element, "open", { get: isOpen });
  element.setAttribute("role", "dialog");
  element.setAttribute("aria-modal", "true");
  element.setAttribute("data-plain", "");
}

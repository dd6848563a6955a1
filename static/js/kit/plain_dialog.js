/** Gives an element the methods of a dialog: the page behind it stays active. @param {HTMLElement} element */
export function addMethods(element) {
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

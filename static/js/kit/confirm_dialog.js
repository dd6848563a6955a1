import { createDialog } from "./dialog.js";
import { pushLayer, removeLayer } from "./layers.js";

/** How long the button that confirms is disabled after it was painted, against double taps, in milliseconds. */
const ENABLE_DELAY = 1000;

/**
 * Asks before another player's turn or the game is ended; Back and Escape cancel.
 * @param {{text: string, yes: string, no: string}} labels
 * @returns {{answer: Promise<boolean>, cancel: () => void}}
 */
export function openConfirmDialog({ text, yes, no }) {
  const dialog = createDialog("question");
  dialog.id = "question";
  const title = dialog.appendChild(document.createElement("p"));
  title.id = "question-text";
  title.textContent = text;
  dialog.setAttribute("aria-labelledby", title.id);
  const buttons = dialog.appendChild(document.createElement("div"));
  const button = (/** @type {string} */ id, /** @type {string} */ label) => {
    const created = buttons.appendChild(document.createElement("button"));
    created.type = "button";
    created.id = id;
    created.className = "button";
    created.textContent = label;
    return created;
  };
  button("question-no", no).addEventListener("click", () => dialog.close());
  const confirm = button("question-yes", yes);
  confirm.classList.add("button-main");
  confirm.setAttribute("aria-disabled", "true");
  const cancel = () => dialog.close();
  const answer = new Promise((/** @type {(isYes: boolean) => void} */ resolve) => {
    dialog.addEventListener("click", ({ target }) => {
      if (target === confirm && confirm.getAttribute("aria-disabled") !== "true") {
        dialog.close("yes");
      }
    });
    dialog.addEventListener("close", () => {
      removeLayer(cancel);
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
  dialog.showModal();
  pushLayer(cancel);
  enableLater(confirm);
  return { answer, cancel };
}

/** @param {HTMLButtonElement} button */
function enableLater(button) {
  requestAnimationFrame(() => setTimeout(() => button.removeAttribute("aria-disabled"), ENABLE_DELAY));
}

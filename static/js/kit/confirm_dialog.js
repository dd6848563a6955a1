import { closed, opened } from "./layers.js";

/**
 * Asks before something ends that belongs to somebody else; Back and Escape are a no.
 * @param {{text: string, yes: string, no: string}} words
 * @returns {{answer: Promise<boolean>, withdraw: () => void}} what was answered, and what takes the question back
 */
export function ask({ text, yes, no }) {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.className = "question";
  dialog.id = "question";
  const title = dialog.appendChild(document.createElement("p"));
  title.id = "question-text";
  title.textContent = text;
  dialog.setAttribute("aria-labelledby", title.id);
  const moves = dialog.appendChild(document.createElement("div"));
  const button = (/** @type {string} */ id, /** @type {string} */ label) => {
    const made = moves.appendChild(document.createElement("button"));
    made.type = "button";
    made.id = id;
    made.className = "button";
    made.textContent = label;
    return made;
  };
  button("question-no", no).addEventListener("click", () => dialog.close());
  const agree = button("question-yes", yes);
  agree.classList.add("button-main");
  agree.setAttribute("aria-disabled", "true");
  const withdraw = () => dialog.close();
  const answer = new Promise((/** @type {(isYes: boolean) => void} */ resolve) => {
    dialog.addEventListener("click", ({ target }) => {
      if (target === agree && agree.getAttribute("aria-disabled") !== "true") {
        dialog.close("yes");
      }
    });
    dialog.addEventListener("close", () => {
      closed(withdraw);
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
  dialog.showModal();
  opened(withdraw);
  enable(agree);
  return { answer, withdraw };
}

/** For how long a yes does nothing after it was painted: the second tap of two is none. In milliseconds. */
const SECOND_TAP = 1000;

/** @param {HTMLButtonElement} button */
function enable(button) {
  requestAnimationFrame(() => setTimeout(() => button.removeAttribute("aria-disabled"), SECOND_TAP));
}

import { Toasts } from "./toasts.js";

/** The entry of `localStorage` that is present while the scores are hidden. */
const STORAGE_KEY = "rowlock hides scores";

/** The entry of `localStorage` that is present once a phone has said how to show them again. */
const HINT_KEY = "rowlock hidden scores hint";

/** Hides all own scores on this phone after a tap on the own total, and shows them after the next one. @param {HTMLElement} main */
export function hideScores(main) {
  const { body } = document;
  body.toggleAttribute("data-hide-scores", isStored(STORAGE_KEY));
  main.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("#hide-scores");
    if (button instanceof HTMLElement) {
      const isHidden = body.toggleAttribute("data-hide-scores");
      store(STORAGE_KEY, isHidden);
      const message = document.getElementById("message");
      if (isHidden && message && !isStored(HINT_KEY)) {
        store(HINT_KEY, true);
        new Toasts(message).show({ text: button.dataset.hint ?? "" });
      }
    }
  });
}

/** @param {string} key */
function isStored(key) {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** @param {string} key @param {boolean} isPresent */
function store(key, isPresent) {
  try {
    if (isPresent) {
      localStorage.setItem(key, "");
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Then they are hidden as long as the page is open.
  }
}

/** Under which name this phone keeps that its player hides the own scores. */
const NAME = "rowlock hides scores";

/** A tap on the own total hides all own scores on this phone, and shows them again. @param {HTMLElement} main */
export function hideScores(main) {
  const { body } = document;
  body.toggleAttribute("data-hide-scores", isHidden());
  main.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("#hide-scores")) {
      keep(body.toggleAttribute("data-hide-scores"));
    }
  });
}

function isHidden() {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

/** @param {boolean} isHidden */
function keep(isHidden) {
  try {
    if (isHidden) {
      localStorage.setItem(NAME, "");
    } else {
      localStorage.removeItem(NAME);
    }
  } catch {
    // A browser that stores nothing hides them as long as the page is open.
  }
}

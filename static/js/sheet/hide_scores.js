/** The entry of `localStorage` that is present while the scores are hidden. */
const STORAGE_KEY = "rowlock hides scores";

/** Hides all own scores on this phone after a tap on the own total, and shows them after the next one. @param {HTMLElement} main */
export function hideScores(main) {
  const { body } = document;
  body.toggleAttribute("data-hide-scores", isHidden());
  main.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("#hide-scores")) {
      store(body.toggleAttribute("data-hide-scores"));
    }
  });
}

function isHidden() {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** @param {boolean} isHidden */
function store(isHidden) {
  try {
    if (isHidden) {
      localStorage.setItem(STORAGE_KEY, "");
    } else {
      localStorage.removeItem(STORAGE_KEY);
    }
  } catch {
    // Then they are hidden as long as the page is open.
  }
}

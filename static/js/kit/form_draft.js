/** What is typed and chosen in the page's forms survives a reload of the page. */
const STORED = `rowlock form ${location.pathname}`;
/** All fields but one for a link, which may be a secret. */
const FIELDS = "form :is(input:not([type=hidden], [name=link]), select)";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/** @returns {Field[]} */
function fields() {
  return [.../** @type {NodeListOf<Field>} */ (document.querySelectorAll(FIELDS))];
}

/** @param {Field} field */
function isToggle(field) {
  return field.type === "radio" || field.type === "checkbox";
}

/** Fills in what was stored, if the form is still the same. */
function restore() {
  const draft = JSON.parse(sessionStorage.getItem(STORED) ?? "[]");
  const current = fields();
  if (draft.length !== current.length) {
    return;
  }
  current.forEach((field, index) => {
    if (field instanceof HTMLInputElement && isToggle(field)) {
      field.checked = draft[index];
    } else {
      field.value = draft[index];
    }
  });
}

function store() {
  const draft = fields().map((field) => (field instanceof HTMLInputElement && isToggle(field) ? field.checked : field.value));
  sessionStorage.setItem(STORED, JSON.stringify(draft));
}

try {
  const [load] = performance.getEntriesByType("navigation");
  if (load instanceof PerformanceNavigationTiming && load.type === "reload") {
    restore();
  } else {
    sessionStorage.removeItem(STORED);
  }
  addEventListener("input", store);
} catch {
  // Without storage a reload empties the form.
}

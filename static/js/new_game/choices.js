/** Names in the line above the folded choices what is chosen now. */
const form = document.querySelector("form:has(#choices)");

function show() {
  for (const label of document.querySelectorAll("[data-choice]")) {
    const field = form?.querySelector(`select[name=${label.getAttribute("data-choice")}], [name=${label.getAttribute("data-choice")}]:checked`);
    if (field instanceof HTMLSelectElement) {
      label.textContent = field.selectedOptions[0]?.text ?? "";
    } else if (field instanceof HTMLInputElement && field.dataset.label) {
      label.textContent = field.dataset.label;
    } else {
      label.toggleAttribute("hidden", !field);
    }
  }
}

form?.addEventListener("change", show);
// Back restores what was chosen.
addEventListener("pageshow", show);

/** How long the numbers count, in milliseconds. */
const DURATION = 1200;

/** The numbers that count up: the own line of the ranking, and what is below the own sheet. */
const NUMBERS = "tr[data-own] :is(.standings-part, .standings-total), .static-sheet[data-own] :is(.static-sheet-lock, .static-sheet-part)";

/** Lets the reader's own points count up. The texts are the final ones from the start; an attribute holds what is drawn over them. */
function countUp() {
  const numbers = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(NUMBERS)]).filter(({ textContent }) => /^[1-9]\d*$/.test(textContent ?? ""));
  const begin = performance.now();
  const step = () => {
    const part = Math.min((performance.now() - begin) / DURATION, 1);
    for (const number of numbers) {
      number.dataset.count = String(Math.round(Number(number.textContent) * part));
      if (part === 1) {
        delete number.dataset.count;
      }
    }
    if (part < 1) {
      requestAnimationFrame(step);
    }
  };
  step();
}

if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  countUp();
}

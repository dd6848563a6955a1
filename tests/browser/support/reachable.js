const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/**
 * The visible controls in a part of the page that a finger cannot reach: outside of the window, or under something else.
 * Where the part may be longer than the window, `scrolls` says that each is scrolled to first.
 */
export function unreachable(page, part, { scrolls = false } = {}) {
  return page.evaluate(
    ([part, controls, scrolls]) => {
      const all = [...document.querySelectorAll(part)].flatMap((each) => [...each.querySelectorAll(controls)]);
      // What is only there for screen readers is tapped by its label.
      const tapped = all.map((control) => (control.matches(".sr-only") ? (control.labels?.[0] ?? control) : control));
      const shown = [...new Set(tapped)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
      if (shown.length === 0) {
        return [`no control in ${part}`];
      }
      return shown.flatMap((each) => {
        if (scrolls) {
          each.scrollIntoView({ block: "center", behavior: "instant" });
        }
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const name = each.id || `${each.querySelector("input")?.name ?? ""} ${each.textContent.trim()}`;
        const cover = found ? found.id || found.className || found.localName : "the edge of the window";
        return each.contains(found) ? [] : [`${name} is under ${cover}`];
      });
    },
    [part, CONTROLS, scrolls],
  );
}

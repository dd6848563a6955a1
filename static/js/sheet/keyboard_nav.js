/** Moves the focus over the sheet by the arrow keys: along a row, and up and down to the nearest space. @param {HTMLElement} main */
export function moveFocusByArrows(main) {
  main.addEventListener("keydown", (event) => {
    const from = /** @type {Element} */ (event.target).closest(".rows button");
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey && target(from, event.key);
    if (to instanceof HTMLElement) {
      event.preventDefault();
      to.focus();
    }
  });
}

/** @param {Element} from @param {string} key */
function target(from, key) {
  switch (key) {
    case "ArrowLeft":
      return from.previousElementSibling;
    case "ArrowRight":
      return from.nextElementSibling;
    case "ArrowUp":
      return nearest(from, -1);
    case "ArrowDown":
      return nearest(from, 1);
    default:
      return null;
  }
}

/** The nearest button in the nearest row above or below. @param {Element} from @param {1 | -1} direction */
function nearest(from, direction) {
  const start = center(from);
  const others = [...(from.closest(".rows")?.querySelectorAll("button") ?? [])].map((button) => {
    const { x, y, height } = center(button);
    const down = (y - start.y) * direction;
    return { button, isBeyond: down > height / 2, distance: 1000 * down + Math.abs(x - start.x) };
  });
  const beyond = others.filter((each) => each.isBeyond).sort((one, other) => one.distance - other.distance);
  return beyond[0]?.button ?? null;
}

/** @param {Element} element */
function center(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

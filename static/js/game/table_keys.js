/** Keys of remote controls and keyboards that lead back. */
const BACK_KEYS = ["Escape", "Backspace", "GoBack", "BrowserBack"];

/**
 * Follows the keys of a remote control on the table view: arrows move the focus, OK on a name opens that player's sheet alone,
 * as the link it is, arrows then show the next one, and Back leads to all sheets.
 * @param {HTMLElement} main
 */
export function followRemoteKeys(main) {
  const alone = () => main.querySelector(".static-sheet:target");
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const sheet = alone();
    if (sheet && BACK_KEYS.includes(event.key)) {
      event.preventDefault();
      history.back();
      return;
    }
    const direction = directionOf(event.key);
    if (direction) {
      event.preventDefault();
      if (sheet) {
        showNext(sheet, direction[0] + direction[1]);
      } else {
        focusNext(main, direction);
      }
    }
  });
  main.addEventListener("click", (event) => {
    if (alone() && /** @type {Element} */ (event.target).closest(".table-view-shrink")) {
      event.preventDefault();
      history.back();
    }
  });
}

/** Where an arrow key points to: right and down are positive. @param {string} key */
function directionOf(key) {
  switch (key) {
    case "ArrowLeft":
      return [-1, 0];
    case "ArrowRight":
      return [1, 0];
    case "ArrowUp":
      return [0, -1];
    case "ArrowDown":
      return [0, 1];
    default:
      return undefined;
  }
}

/** Shows the sheet before or after this one instead. @param {Element} sheet @param {number} step */
function showNext(sheet, step) {
  const next = step > 0 ? sheet.nextElementSibling : sheet.previousElementSibling;
  if (next) {
    location.replace(`#${next.id}`);
    focusIn(next);
  }
}

/** @param {Element | null | undefined} sheet */
function focusIn(sheet) {
  /** @type {HTMLElement | null | undefined} */ (sheet?.querySelector(".static-sheet-name"))?.focus({ preventScroll: true });
}

/** Moves the focus to the nearest link in this direction; to the first player if nothing has it. @param {HTMLElement} main @param {number[]} direction */
function focusNext(main, [x, y]) {
  const all = /** @type {HTMLAnchorElement[]} */ ([...main.querySelectorAll("a[href]:not(.table-view-shrink)")]);
  const links = all.filter((link) => link.getClientRects().length > 0);
  const from = links.find((link) => link === document.activeElement);
  if (!from) {
    links.find((link) => link.hash)?.focus({ preventScroll: true });
    return;
  }
  const start = center(from);
  const distances = links.map((link) => {
    const to = center(link);
    const [right, down] = [to.x - start.x, to.y - start.y];
    const [along, across] = x === 0 ? [down * y, right] : [right * x, down];
    return { link, along, distance: along + 2 * Math.abs(across) };
  });
  const ahead = distances.filter(({ along }) => along > 1).sort((one, other) => one.distance - other.distance);
  ahead[0]?.link.focus({ preventScroll: true });
}

/** The center of a link, or of the sheet or strip that it opens. @param {HTMLElement} link */
function center(link) {
  const { left, top, width, height } = (link.closest(".static-sheet, .strip") ?? link).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

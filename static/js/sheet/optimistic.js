/**
 * What a phone knows without the server: left to right, the needed crosses, its own lock, the score table.
 * Everything else is the server's to say.
 */

/** Marks a space as crossed, hollow: the server does not have it yet. @param {HTMLElement} sheet @param {HTMLElement} space */
export function mark(sheet, space) {
  set(sheet, space, "crossed", "waiting");
  space.toggleAttribute("data-waiting", true);
}

/** Marks a space as crossed, with all that follows from it: the spaces left of it, the lock, the scores. @param {HTMLElement} sheet @param {HTMLElement} space */
export function cross(sheet, space) {
  const row = /** @type {HTMLElement} */ (space.closest(".row"));
  const spaces = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".space")]);
  const place = spaces.indexOf(space);
  mark(sheet, space);
  for (const left of spaces.slice(0, place).filter((each) => each.dataset.state !== "crossed")) {
    set(sheet, left, "skipped");
    left.dataset.reason = sheet.dataset.saySkipped;
  }
  const isLock = "lock" in space.dataset;
  if (isLock) {
    row.dataset.locked = "";
    row.dataset.closed = "";
    for (const right of spaces.slice(place + 1)) {
      set(sheet, right, "closed");
      right.dataset.reason = sheet.dataset.sayLocked;
    }
  }
  const crossed = spaces.filter((each) => each.dataset.state === "crossed").length;
  unlock(sheet, spaces, crossed);
  score(sheet, row, crossed + (isLock ? 1 : 0));
}

/** Opens what was closed for the roll before only: rows that are not, and spaces that nothing on the sheet forbids. @param {HTMLElement} sheet */
export function nextRoll(sheet) {
  const spaces = /** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll(".row:not([data-closed]) .space"));
  for (const space of [...spaces].filter((each) => each.dataset.state === "closed")) {
    set(sheet, space, "open");
  }
}

/** @param {HTMLElement} sheet @param {HTMLElement} space @param {string} state @param {string} [said] its name in words */
function set(sheet, space, state, said = state) {
  space.dataset.state = state;
  delete space.dataset.offer;
  delete space.dataset.reason;
  space.setAttribute("aria-label", `${space.dataset.name}, ${sheet.getAttribute(`data-said-${said}`)}`);
}

/** @param {HTMLElement} sheet @param {HTMLElement[]} spaces @param {number} crossed */
function unlock(sheet, spaces, crossed) {
  const lacking = Number(sheet.dataset.needed) - crossed;
  for (const space of spaces.filter((each) => each.dataset.state === "short")) {
    const more = space.querySelector(".more b");
    if (lacking <= 0) {
      set(sheet, space, "open");
    } else if (more) {
      write(more, String(lacking));
      space.setAttribute("aria-label", `${space.dataset.name}, ${more.parentElement?.textContent}`);
    }
  }
}

/** @param {HTMLElement} sheet @param {HTMLElement} row @param {number} crosses */
function score(sheet, row, crosses) {
  const table = sheet.dataset.scores?.split(" ") ?? [];
  const own = row.querySelector(".lock-score");
  if (own) {
    write(own, table[crosses] ?? own.textContent);
  }
  const scores = [...sheet.querySelectorAll(".lock-score")].map((each) => Number(each.textContent));
  const total = scores.reduce((sum, each) => sum + each, Number(sheet.dataset.penalties));
  const head = sheet.querySelector("#total");
  if (head) {
    write(head, String(total).replace("-", "−"));
  }
}

/** Changes what an element says, in place: another text node is laid out in twice the time. @param {Element} element @param {string} text */
function write(element, text) {
  const [words] = element.childNodes;
  words.nodeValue = text;
}

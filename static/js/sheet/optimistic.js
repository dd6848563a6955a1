/**
 * The effects of a cross that a phone applies without the server: left to right, the needed crosses, its own lock, the score
 * table. The server decides everything else.
 */

/** Marks a space as crossed, hollow: the server does not have it yet. @param {HTMLElement} sheet @param {HTMLElement} space @param {boolean} [second] */
export function markCrossed(sheet, space, second) {
  if (second) {
    space.dataset.second = "waiting";
    return;
  }
  setState(sheet, space, "crossed", "waiting");
  space.toggleAttribute("data-waiting", true);
}

/** Marks a second box as crossed, and updates the lock and the scores. @param {HTMLElement} sheet @param {HTMLElement} space */
function paintSecond(sheet, space) {
  const row = /** @type {HTMLElement} */ (space.closest(".row"));
  markCrossed(sheet, space, true);
  space.setAttribute("aria-label", `${space.dataset.name}, ${sheet.dataset.labelTwice}`);
  space.dataset.reason = sheet.dataset.textTwice;
  updateRow(sheet, row);
}

/** Marks a space or its second box as crossed, and updates the skipped spaces, the lock and the scores. @param {HTMLElement} sheet @param {HTMLElement} space @param {boolean} [second] */
export function paintCross(sheet, space, second) {
  if (second) {
    paintSecond(sheet, space);
    return;
  }
  const row = /** @type {HTMLElement} */ (space.closest(".row"));
  const spaces = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".space")]);
  const index = spaces.indexOf(space);
  markCrossed(sheet, space);
  for (const left of spaces.slice(0, index).filter((each) => each.dataset.state !== "crossed")) {
    setState(sheet, left, "skipped");
    left.dataset.reason = sheet.dataset.textSkipped;
  }
  for (const left of spaces.slice(0, index).filter((each) => each.dataset.second === "open")) {
    left.dataset.second = "free";
    left.dataset.reason = sheet.dataset.textSkipped;
  }
  const isLock = "lock" in space.dataset;
  if (isLock) {
    row.dataset.locked = "";
    row.dataset.closed = "";
    for (const right of spaces.slice(index + 1)) {
      setState(sheet, right, "closed");
      right.dataset.reason = sheet.dataset.textLocked;
    }
  }
  openNeighbors(sheet, row, space);
  const counts = row.dataset.counts?.trim().split(" ").map((name) => sheet.querySelector(`#row-${name}`)) ?? [row];
  counts.forEach((each) => updateRow(sheet, /** @type {HTMLElement} */ (each)));
}

/** Opens the spaces of the rows beside this one that need its cross. @param {HTMLElement} sheet @param {HTMLElement} row @param {HTMLElement} space */
function openNeighbors(sheet, row, space) {
  const number = space.querySelector(".number")?.textContent;
  for (const other of sheet.querySelectorAll(`.row[data-counts~="${row.dataset.color}"] .space[data-needs-other]`)) {
    if (other instanceof HTMLElement && other.dataset.state === "closed" && other.querySelector(".number")?.textContent === number) {
      delete other.dataset.needsOther;
      setState(sheet, other, "open");
    }
  }
}

/** Updates the lock and the scores of a row. @param {HTMLElement} sheet @param {HTMLElement} row */
function updateRow(sheet, row) {
  const spaces = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".space")]);
  const beside = sheet.querySelectorAll(`.row[data-counts~="${row.dataset.color}"] .space[data-state=crossed]`).length;
  const lacking = Number(sheet.dataset.needed) - crossesIn(spaces.filter((each) => !("field" in each.dataset)));
  updateLockSpace(spaces, sheet, lacking);
  updateScores(sheet, row, crossesIn(spaces) + beside + ("locked" in row.dataset ? 1 : 0), lacking <= 0);
}

/** Opens spaces that were closed for the previous roll only: not in closed rows. @param {HTMLElement} sheet */
export function openForNextRoll(sheet) {
  const spaces = /** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll(".row:not([data-closed]) .space:not([data-needs-other])"));
  for (const space of [...spaces].filter((each) => each.dataset.state === "closed")) {
    setState(sheet, space, "open");
  }
}

/** @param {HTMLElement} sheet @param {HTMLElement} space @param {string} state @param {string} [label] names the text that is read out */
function setState(sheet, space, state, label = state) {
  space.dataset.state = state;
  delete space.dataset.offer;
  delete space.dataset.choices;
  delete space.dataset.reason;
  space.setAttribute("aria-label", `${space.dataset.name}, ${sheet.getAttribute(`data-label-${label}`)}`);
}

/** @param {HTMLElement[]} spaces @param {HTMLElement} sheet @param {number} lacking */
function updateLockSpace(spaces, sheet, lacking) {
  for (const space of spaces.filter((each) => each.dataset.state === "short")) {
    const more = space.querySelector(".more b");
    if (lacking <= 0) {
      setState(sheet, space, "open");
    } else if (more) {
      setText(more, String(lacking));
      space.setAttribute("aria-label", `${space.dataset.name}, ${more.parentElement?.textContent}`);
    }
  }
}

/** @param {HTMLElement} sheet @param {HTMLElement} row @param {number} crosses @param {boolean} isReady whether the lock lacks no cross */
function updateScores(sheet, row, crosses, isReady) {
  const table = sheet.dataset.scores?.split(" ") ?? [];
  const own = row.querySelector(".lock-score");
  if (own) {
    setText(own, table[crosses] ?? own.textContent);
  }
  updateWorth(row, table.map(Number), crosses, isReady);
  const scores = [...sheet.querySelectorAll(".lock-score")].map((each) => Number(each.textContent));
  const sum = scores.reduce((all, each) => all + each, Number(sheet.dataset.otherPoints));
  const total = sheet.querySelector("#total");
  if (total) {
    setText(total, String(sum).replace("-", "−"));
  }
}

/** Shows what the next cross brings; the last number brings its lock, too. @param {HTMLElement} row @param {number[]} table @param {number} crosses @param {boolean} isReady */
function updateWorth(row, table, crosses, isReady) {
  const worth = row.querySelector(".lock-worth");
  const next = row.querySelector(".space:not([data-state=crossed], :has(~ .space[data-state=crossed]))");
  const more = !next?.matches("[data-lock]") ? crossesOf(next) : isReady ? 2 : 0;
  if (worth) {
    worth.textContent = next && more > 0 ? `+${table[crosses + more] - table[crosses]}` : "";
  }
}

/** How many crosses these spaces have. @param {HTMLElement[]} spaces */
function crossesIn(spaces) {
  const crossed = spaces.filter((each) => each.dataset.state === "crossed");
  const second = crossed.filter((each) => ["crossed", "waiting"].includes(each.dataset.second ?? ""));
  return crossed.reduce((sum, each) => sum + crossesOf(each), second.length);
}

/** How many crosses a space makes. @param {Element | null} space */
function crossesOf(space) {
  return space?.matches("[data-double]") ? 2 : 1;
}

/** Changes the text node in place: the layout of a new one takes twice the time. @param {Element} element @param {string} text */
function setText(element, text) {
  const [node] = element.childNodes;
  node.nodeValue = text;
}

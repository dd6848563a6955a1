/** For how many more turns a hint stays that is not tapped. */
const TURNS = 1;

/** Whether each hint is true of a sheet. @type {Record<string, (sheet: HTMLElement) => boolean>} */
const IS_TRUE = {
  own: (sheet) => isOf(sheet, "own") || (isOf(sheet, "any") && !sheet.querySelector(".space[data-state=crossed]")),
  theirs: (sheet) => (isOf(sheet, "theirs") && crossesOf(sheet) === 0) || isOf(sheet, "wait"),
  skipped: (sheet) => sheet.querySelector(".space[data-state=skipped]") !== null,
  // One cross before the lock can be had, and as long as it can.
  lock: (sheet) => [...sheet.querySelectorAll(".row:not([data-closed], :has([data-lock][data-state=crossed]))")].some(
    (row) => Number(row.querySelector(".more b")?.textContent) <= 1,
  ),
  strip: (sheet) => sheet.querySelector(".others-one[data-undecided], .others .shape") !== null,
};

/** The hints of a roll: whose it is changes with each turn. */
const OF_ROLLS = ["own", "theirs"];

/** Whether the roll of this sheet is the own one, another's, one to wait for, or any. @param {HTMLElement} sheet @param {string} whose */
function isOf(sheet, whose) {
  return sheet.dataset.hintOf === whose;
}

/** How many crosses were made with this roll. @param {HTMLElement} sheet */
function crossesOf(sheet) {
  return Number(sheet.dataset.crosses);
}

/** What to do with the roll; of the own one a line for each cross, with a tick in place of its number once it was made. @param {HTMLElement} sheet */
function textOfRoll(sheet) {
  const text = sheet.dataset.hintRoll ?? "";
  const lines = text.split("|").map((line, index) => (index < crossesOf(sheet) ? line.replace(/^./u, "✓") : line));
  return isOf(sheet, "own") ? lines.join("\n") : text;
}

/**
 * Shows each hint once, one at a time: until it is tapped, or is true no more; one for the rolls of others until one was used.
 * @param {HTMLElement} main @param {string[]} unseen the hints that this phone has not shown @param {(unseen: string[]) => void} store
 */
export function showHints(main, unseen, store) {
  let shown = "";
  let since = 0;
  const observer = new MutationObserver(update);

  /** @param {string} name */
  function finish(name) {
    unseen = unseen.filter((each) => each !== name);
    shown = "";
    store(unseen);
  }

  function update() {
    const sheet = document.getElementById("sheet");
    const hint = document.getElementById("hint");
    if (!sheet || !hint) {
      return;
    }
    const turn = Number(sheet.dataset.turn);
    if (shown && !IS_TRUE[shown](sheet) && shown === "theirs" && crossesOf(sheet) === 0) {
      shown = "";
    } else if (shown && (!IS_TRUE[shown](sheet) || (!OF_ROLLS.includes(shown) && turn > since + TURNS))) {
      finish(shown);
    }
    const next = shown || unseen.find((name) => IS_TRUE[name](sheet));
    if (next && next !== shown) {
      [shown, since] = [next, turn];
    }
    const text = OF_ROLLS.includes(shown) ? textOfRoll(sheet) : (hint.dataset[shown] ?? "");
    const line = /** @type {Element} */ (hint.firstElementChild);
    if (line.textContent !== text) {
      line.textContent = text;
    }
    hint.dataset.hint = shown;
    hint.toggleAttribute("hidden", !shown);
    if (unseen.length === 0) {
      observer.disconnect();
    }
  }

  main.addEventListener("click", ({ target }) => {
    if (shown && /** @type {Element} */ (target).closest("#hint")) {
      finish(shown);
      update();
    }
  });
  observer.observe(main, { subtree: true, attributeFilter: ["data-state", "data-turn", "data-seq"] });
  update();
}

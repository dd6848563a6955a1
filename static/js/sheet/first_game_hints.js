/** For how many more turns a hint stays that is not tapped. */
const TURNS = 1;

/** Whether each hint is true of a sheet. @type {Record<string, (sheet: HTMLElement) => boolean>} */
const IS_TRUE = {
  roll: (sheet) => !sheet.querySelector(".space[data-state=crossed]"),
  skipped: (sheet) => sheet.querySelector(".space[data-state=skipped]") !== null,
  // One cross before the lock can be had, and as long as it can.
  lock: (sheet) => [...sheet.querySelectorAll(".row:not([data-closed], :has([data-lock][data-state=crossed]))")].some(
    (row) => Number(row.querySelector(".more b")?.textContent) <= 1,
  ),
};

/**
 * Shows each hint once, one at a time: until it is tapped, or is true no more.
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
    if (shown && (!IS_TRUE[shown](sheet) || (shown !== "roll" && turn > since + TURNS))) {
      finish(shown);
    }
    const next = shown || unseen.find((name) => IS_TRUE[name](sheet));
    if (next && next !== shown) {
      [shown, since] = [next, turn];
    }
    // What to do with a roll depends on whose it is.
    const text = (shown === "roll" ? sheet.dataset.hintRoll : hint.dataset[shown]) ?? "";
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
  observer.observe(main, { subtree: true, attributeFilter: ["data-state", "data-turn", "data-hint-roll"] });
  update();
}

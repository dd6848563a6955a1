/** How long the phone vibrates, and how long a row shows that it was just locked or can be locked now, in milliseconds. */
const VIBRATION = 80;
const LIGHT = 1000;

/**
 * What a phone does when a row is locked, can be locked from now on, or its turn begins: a short vibration, a light over the
 * row, and a sound if the settings say so.
 */
export class Moments {
  #main;
  #closed;
  #ready;
  #turn;
  /** @type {import("./sounds.js").Sounds | undefined} */
  #sounds;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#closed = this.#closedRows();
    this.#ready = this.#readyRows();
    this.#turn = this.#ownTurn();
    if (main.dataset.kind === "sheet" && document.body.dataset.sounds === "on") {
      import("./sounds.js").then(({ Sounds }) => (this.#sounds = new Sounds()));
    }
  }

  /** Plays the sound of the end; resolves when it is over. */
  end() {
    const duration = this.#sounds?.play("end") ?? 0;
    return new Promise((resolve) => setTimeout(resolve, duration));
  }

  /** Shows what has changed since the last call. */
  update() {
    const before = this.#closed;
    this.#closed = this.#closedRows();
    const fresh = this.#closed.filter((row) => !before.includes(row));
    light(fresh, "justLocked");
    const ready = this.#readyRows();
    const freshlyReady = ready.filter((row) => !this.#ready.includes(row));
    this.#ready = ready;
    // One after the other.
    setTimeout(() => light(freshlyReady, "justReady"), fresh.length > 0 ? LIGHT : 0);
    const turn = this.#ownTurn();
    const isTurn = turn !== "" && turn !== this.#turn;
    const isNews = fresh.some((row) => !("locked" in row.dataset)) || isTurn;
    if (isTurn || fresh.length > 0) {
      this.#sounds?.play(isTurn ? "turn" : "lock");
    }
    if (isNews && document.body.dataset.vibrate !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      navigator.vibrate?.(VIBRATION);
    }
    this.#turn = turn;
  }

  #closedRows() {
    return /** @type {HTMLElement[]} */ ([...this.#main.querySelectorAll(".row[data-closed]")]);
  }

  /** The rows that lack no cross for their lock. */
  #readyRows() {
    const open = /** @type {HTMLElement[]} */ ([...this.#main.querySelectorAll(".row:not([data-closed])")]);
    return open.filter((row) => row.querySelector("[data-lock] .more b")?.textContent === "0");
  }

  /** The turn, if it is that of the shown sheet. */
  #ownTurn() {
    const sheet = this.#main.querySelector("#sheet:has([data-own-turn])");
    return sheet?.getAttribute("data-turn") ?? "";
  }
}

/** Marks rows for a moment. @param {HTMLElement[]} rows @param {string} mark */
function light(rows, mark) {
  for (const row of rows) {
    row.dataset[mark] = "";
    setTimeout(() => delete row.dataset[mark], LIGHT);
  }
}

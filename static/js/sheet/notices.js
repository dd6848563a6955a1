/** The entry of `localStorage` with the latest update that this phone has shown, and its game. */
const SHOWN = "rowlock update";

/** What this phone's player has read: each update and each penalty notice is shown once, also over a reload. */
export class Notices {
  #name;
  #game;
  #read = 0;
  /** The notice that is shown. */
  #shown = 0;
  /** The latest update that was dismissed, or shown before this page was loaded. */
  #readUpdate = 0;
  /** The update of the fragment, or 0. */
  #shownUpdate = 0;

  /** @param {string} name of the entry of `localStorage` with the latest notice that was read @param {string} game */
  constructor(name, game) {
    this.#name = name;
    this.#game = game;
    try {
      this.#read = Number(localStorage.getItem(name));
      const [shownIn, seq] = (localStorage.getItem(SHOWN) ?? "").split(" ");
      this.#readUpdate = shownIn === game ? Number(seq) : 0;
    } catch {
      // Then they are shown again after a reload.
    }
  }

  /** Whether `paint` changes this fragment. @param {Element} main */
  changes(main) {
    return this.#shownUpdate > 0 || ["notice", "update"].some((id) => keyOf(main, id) !== "none");
  }

  /** Hides what was read, and shows the rest. @param {Element} main */
  paint(main) {
    const notice = main.querySelector("#notice");
    this.#shown = Number(keyOf(main, "notice")) || 0;
    notice?.toggleAttribute("hidden", this.#shown <= this.#read);
    const update = Number(keyOf(main, "update")) || 0;
    if (update !== this.#shownUpdate) {
      // It comes up again when what replaced it is gone.
      this.#readUpdate = Math.max(this.#readUpdate, this.#shownUpdate);
      this.#shownUpdate = update;
      if (update > this.#readUpdate) {
        store(SHOWN, `${this.#game} ${update}`);
      }
    }
    if (update > 0 && update <= this.#readUpdate) {
      main.querySelector("#update")?.setAttribute("hidden", "");
    }
  }

  /** Dismisses the notice or update that was tapped. @param {Element} target */
  dismiss(target) {
    if (target.closest("#notice")) {
      this.markRead();
    } else {
      this.#readUpdate = this.#shownUpdate;
    }
  }

  /** Stores that the shown notice was read. */
  markRead() {
    this.#read = this.#shown;
    store(this.#name, String(this.#read));
  }
}

/** @param {string} name @param {string} value */
function store(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then it counts as read as long as the page is open.
  }
}

/** @param {Element} main @param {string} id */
function keyOf(main, id) {
  return main.querySelector(`#${id}`)?.getAttribute("data-key") ?? "none";
}

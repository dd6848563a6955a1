/** What this phone's player has read: updates as long as the page is open, penalty notices also over a reload. */
export class Notices {
  #name;
  #read = 0;
  /** The update that was dismissed. */
  #dismissed = "none";
  /** The notice that is shown. */
  #shown = 0;

  /** @param {string} name of the entry of `localStorage` with the latest notice that was read */
  constructor(name) {
    this.#name = name;
    try {
      this.#read = Number(localStorage.getItem(name));
    } catch {
      // Then it is shown again after a reload.
    }
  }

  /** Whether `paint` changes this fragment. @param {Element} main */
  changes(main) {
    return keyOf(main, "notice") !== "none" || this.#dismissed !== "none";
  }

  /** Hides what was read, and shows the rest. @param {Element} main */
  paint(main) {
    const notice = main.querySelector("#notice");
    this.#shown = Number(keyOf(main, "notice")) || 0;
    notice?.toggleAttribute("hidden", this.#shown <= this.#read);
    if (keyOf(main, "update") === this.#dismissed) {
      main.querySelector("#update")?.setAttribute("hidden", "");
    }
  }

  /** Dismisses the notice or update that was tapped. @param {Element} target */
  dismiss(target) {
    if (target.closest("#notice")) {
      this.markRead();
    } else {
      this.#dismissed = target.closest("#update")?.getAttribute("data-key") ?? "none";
    }
  }

  /** Stores that the shown notice was read. */
  markRead() {
    this.#read = this.#shown;
    try {
      localStorage.setItem(this.#name, String(this.#read));
    } catch {
      // Then it counts as read as long as the page is open.
    }
  }
}

/** @param {Element} main @param {string} id */
function keyOf(main, id) {
  return main.querySelector(`#${id}`)?.getAttribute("data-key") ?? "none";
}

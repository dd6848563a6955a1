/** What this phone's player has read: news for as long as the page is open, what costs points also over a reload. */
export class Notices {
  #name;
  #read = 0;
  /** The news that was tapped away. */
  #dismissed = "none";
  /** The notice that is shown. */
  #shown = 0;

  /** @param {string} name under which the latest notice that was read is remembered */
  constructor(name) {
    this.#name = name;
    try {
      this.#read = Number(localStorage.getItem(name));
    } catch {
      // A browser that stores nothing shows it again after a reload.
    }
  }

  /** Whether painting changes anything on this fragment. @param {Element} main */
  isAltering(main) {
    return keyOf(main, "notice") !== "none" || this.#dismissed !== "none";
  }

  /** Takes away what was read, and shows what was not. @param {Element} main */
  paint(main) {
    const notice = main.querySelector("#notice");
    this.#shown = Number(keyOf(main, "notice")) || 0;
    notice?.toggleAttribute("hidden", this.#shown <= this.#read);
    if (keyOf(main, "news") === this.#dismissed) {
      main.querySelector("#news")?.setAttribute("hidden", "");
    }
  }

  /** Takes away what was tapped. @param {Element} target */
  dismiss(target) {
    if (target.closest("#notice")) {
      this.read();
    } else {
      this.#dismissed = target.closest("#news")?.getAttribute("data-key") ?? "none";
    }
  }

  /** Remembers that the notice was read. */
  read() {
    this.#read = this.#shown;
    try {
      localStorage.setItem(this.#name, String(this.#read));
    } catch {
      // Then it is remembered as long as the page is open.
    }
  }
}

/** @param {Element} main @param {string} id */
function keyOf(main, id) {
  return main.querySelector(`#${id}`)?.getAttribute("data-key") ?? "none";
}

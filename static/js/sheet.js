import { cross } from "./alone.js";
import { Others } from "./others.js";
import { Queue } from "./queue.js";

/** How long a message stays. */
const READ = 6000;

/** The own sheet: taps are painted at once, sent in order, and corrected by what the server says. */
export class Sheet {
  #main;
  #refresh;
  #queue;
  /** Crosses that the server has, but the page's fragment not yet. @type {{move: object, seq: number}[]} */
  #taken = [];
  /** The offer that was declined. */
  #declined = "";
  #locks;
  #timer = 0;
  #others = new Others();

  /** @param {HTMLElement} main @param {() => void} refresh */
  constructor(main, refresh) {
    this.#main = main;
    this.#refresh = refresh;
    this.#locks = this.#lockCount();
    this.#queue = new Queue(`rowlock ${main.dataset.page}`, `${main.dataset.api}/moves`, {
      taken: (item, seq) => {
        this.#taken.push({ move: item.move, seq });
        this.#refresh();
      },
      refused: (item, problem) => {
        this.#say(refusal(item.move, problem.detail));
        this.#restore();
      },
      kept: () => this.#say(this.#sheet.dataset.sayKept ?? ""),
    });
    main.addEventListener("submit", (event) => this.#pressed(event));
    main.addEventListener("click", (event) => this.#clicked(event));
    this.repaint();
    this.flush();
  }

  get #sheet() {
    return /** @type {HTMLElement} */ (document.getElementById("sheet"));
  }

  /** Sends what waits for a connection. */
  flush() {
    this.#queue.flush();
  }

  /** Paints over a fresh fragment what the server does not have yet. */
  repaint() {
    const seq = Number(this.#main.dataset.seq);
    this.#taken = this.#taken.filter((each) => each.seq > seq);
    for (const { move } of [...this.#taken, ...this.#queue.items]) {
      const space = document.getElementById(`space-${move.row}-${move.number}`);
      if (move.type === "cross" && space && space.dataset.state !== "crossed") {
        cross(this.#sheet, space);
      }
    }
    const offer = document.getElementById("offer");
    if (offer && offer.dataset.key === this.#declined) {
      offer.replaceChildren();
    }
    this.#others.update();
    const locks = this.#lockCount();
    if (locks > this.#locks) {
      navigator.vibrate?.(80);
    }
    this.#locks = locks;
  }

  #lockCount() {
    return this.#main.querySelectorAll(".row[data-closed]").length;
  }

  /** Shows again what the server knows, without what it refused. */
  #restore() {
    this.#main.dataset.seq = "0";
    this.#refresh();
  }

  /** @param {SubmitEvent} event */
  #pressed(event) {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) {
      return;
    }
    event.preventDefault();
    button.closest("details")?.removeAttribute("open");
    if (button.dataset.reason) {
      const { reason, offer, offerLabel } = button.dataset;
      if (button.id === "undo" && this.#takeBack()) {
        return;
      }
      this.#say(reason, offer && { value: offer, label: offerLabel });
      return;
    }
    this.#say("");
    this.#move(button);
  }

  /** @param {HTMLButtonElement} button */
  #move(button) {
    const [type, row, number, turn] = button.value.split(" ");
    if (type === "undo" && this.#takeBack()) {
      return;
    }
    const shown = turn ?? this.#sheet.dataset.turn;
    const named = shown && (type === "cross" || type === "end_turn") ? { turn: Number(shown) } : {};
    const what = row ? { row } : {};
    const which = number ? { number: Number(number) } : {};
    this.#queue.push({ type, ...what, ...which, ...named, seat: Number(this.#sheet.dataset.seat) });
    this.repaint();
  }

  /** Takes back a tap that was not sent yet. */
  #takeBack() {
    const wasWaiting = this.#queue.takeBack();
    if (wasWaiting) {
      this.#restore();
    }
    return wasWaiting;
  }

  /** @param {MouseEvent} event */
  async #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const others = target.closest("[data-others]");
    const menu = this.#main.querySelector("#menu");
    if (target.closest("[data-dismiss]")) {
      this.#declined = document.getElementById("offer")?.dataset.key ?? "";
      this.repaint();
    } else if (others instanceof HTMLAnchorElement) {
      event.preventDefault();
      menu?.removeAttribute("open");
      if (!(await this.#others.open(others.href))) {
        this.#say(this.#sheet.dataset.sayKept);
      }
    } else if (menu && !target.closest("#menu")) {
      menu.removeAttribute("open");
    }
  }

  /** Says something over the head, with one button if there is an offer. */
  #say(text, offer) {
    clearTimeout(this.#timer);
    const message = document.getElementById("message");
    if (!message) {
      return;
    }
    message.replaceChildren();
    if (!text) {
      return;
    }
    const words = document.createElement("p");
    words.textContent = text;
    message.append(words);
    if (offer) {
      const button = document.createElement("button");
      button.className = "button button-main";
      button.name = "move";
      button.value = offer.value;
      button.textContent = offer.label;
      message.append(button);
    }
    this.#timer = setTimeout(() => message.replaceChildren(), offer ? 2 * READ : READ);
  }
}

/** What was refused, and why. */
function refusal(move, detail) {
  return move.type === "cross" ? `${move.row} ${move.number}: ${detail}` : detail;
}

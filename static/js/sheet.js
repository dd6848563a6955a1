import { cross } from "./alone.js";
import { moveOf } from "./move.js";
import { Others } from "./others.js";
import { patch } from "./patch.js";
import { Queue } from "./queue.js";

/** How long a message stays. */
const READ = 6000;

/** The own sheet: taps are painted at once, sent in order, and corrected by what the server says. */
export class Sheet {
  #main;
  #refresh;
  #queue;
  /** What the server has, but the page's fragment not yet. @type {{move: object, seq: number}[]} */
  #taken = [];
  /** The fragment as the server sent it, without what is painted over it. @type {Element} */
  #sent;
  /** The space whose cross was just refused, until a fresh fragment can say why. */
  #refused = "";
  #isCut = false;
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
        this.#back();
        this.#taken.push({ move: item.move, seq });
        this.#refresh();
      },
      refused: (item, problem) => {
        const { type, row, number } = item.move;
        this.#refused = type === "cross" ? `space-${row}-${number}` : "";
        this.#say(problem.detail);
        this.#restore();
        this.#refresh();
      },
      kept: () => this.#cut(),
    });
    main.addEventListener("submit", (event) => this.#pressed(event));
    main.addEventListener("click", (event) => this.#clicked(event));
    this.arrived();
    this.flush();
  }

  get #sheet() {
    return /** @type {HTMLElement} */ (document.getElementById("sheet"));
  }

  /** Sends what waits for a connection. */
  flush() {
    this.#back();
    this.#queue.flush();
  }

  /** Takes note of a fresh fragment. */
  arrived() {
    this.#sent = /** @type {Element} */ (this.#main.cloneNode(true));
    const seq = Number(this.#main.dataset.seq);
    this.#taken = this.#taken.filter((each) => each.seq > seq);
    const locks = this.#lockCount();
    if (locks > this.#locks) {
      navigator.vibrate?.(80);
    }
    this.#locks = locks;
    const { reason, offer, offerLabel } = document.getElementById(this.#refused)?.dataset ?? {};
    if (reason) {
      this.#say(reason, offer && { value: offer, label: offerLabel });
    }
    this.#refused = "";
    this.#paint();
    this.#others.update();
  }

  /** Moves that were made, but that the fragment does not show. */
  get #pending() {
    return [...this.#taken, ...this.#queue.items].map((each) => each.move);
  }

  /** Paints over the fragment what it does not show yet. */
  #paint() {
    for (const move of this.#pending) {
      if (move.type === "cross") {
        const space = document.getElementById(`space-${move.row}-${move.number}`);
        if (space && space.dataset.state !== "crossed") {
          cross(this.#sheet, space);
          this.#main.querySelector("#end-turn [data-due]")?.setAttribute("hidden", "");
        }
      } else {
        this.#main.querySelector(`[name=move][value="${move.type}"]`)?.setAttribute("aria-busy", "true");
      }
    }
    const offer = document.getElementById("offer");
    if (offer && offer.dataset.key === this.#declined) {
      offer.replaceChildren();
    }
  }

  /** Shows again what the server sent, without what it refused or what was taken back. */
  #restore() {
    patch(this.#main, this.#sent);
    this.#paint();
  }

  /** Says once that the connection is gone. */
  #cut() {
    if (!this.#isCut) {
      this.#isCut = true;
      this.#say(this.#sheet.dataset.sayKept);
    }
  }

  /** The connection is there: that it is gone is not said any longer. */
  #back() {
    const message = document.getElementById("message");
    if (this.#isCut && message?.textContent === this.#sheet.dataset.sayKept) {
      this.#say("");
    }
    this.#isCut = false;
  }

  #lockCount() {
    return this.#main.querySelectorAll(".row[data-closed]").length;
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
    const { seat, turn } = this.#sheet.dataset;
    const move = { ...moveOf(button, turn), seat: Number(seat) };
    if (move.type === "undo" && this.#takeBack()) {
      return;
    }
    // A second tap before the answer means the same.
    const isSame = (other) => JSON.stringify(other) === JSON.stringify(move);
    if (move.type === "undo" || !this.#pending.some(isSame)) {
      this.#queue.push(move);
      this.#paint();
    }
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
      this.#paint();
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

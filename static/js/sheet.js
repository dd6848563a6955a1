import { cross, mark } from "./sheet/optimistic.js";
import { Away } from "./sheet/offline_turns.js";
import { Ends } from "./sheet/end_controls.js";
import { copy, isCrossed, rollOf, spare } from "./sheet/fragment.js";
import { Late } from "./sheet/late_crosses.js";
import { Messages } from "./sheet/toasts.js";
import { addressOf, moveOf, valueOf } from "./move.js";
import { Notices } from "./sheet/notices.js";
import { Others } from "./sheet/all_sheets.js";
import { patch } from "./kit/morph.js";
import { Queue } from "./queue.js";

/** @typedef {import("./shelf.js").Move} Move */

/** The own sheet: taps are painted at once, sent in order, and corrected by what the server says. */
export class Sheet {
  #main;
  #refresh;
  #queue;
  #messages;
  #ends;
  #notices;
  #away;
  #late;
  #others = new Others();
  /** The fragment as the server sent it, without what is painted over it. @type {Element} */
  #sent;
  /**
   * What was refused, and is told as long as it is read; with the roll over which it was told first.
   * @type {{move: Move, detail: string, dropped: Move[], roll?: string}[]}
   */
  #refused = [];
  /** The roll that the sheet shows. */
  #roll = "";
  /** Whether the page is about to be left. */
  #isHurried = false;
  /** Whether it was said that the connection is gone. */
  #isCut = false;
  /** The offer that was taken or declined. */
  #decided = "";

  /**
   * @param {HTMLElement} main @param {() => void} refresh
   * @param {(answer: Response, fragment: string) => boolean} receive shows the fragment of an answered move, unless it is old
   */
  constructor(main, refresh, receive) {
    this.#main = main;
    this.#refresh = refresh;
    this.#sent = copy(main);
    const place = /** @type {HTMLElement} */ (document.getElementById("message"));
    this.#messages = new Messages(place, this.#say("close"));
    this.#ends = new Ends(main, () => this.#lay(), (name) => this.#say(name));
    this.#notices = new Notices(`rowlock notice ${main.dataset.api} ${this.#seat}`);
    this.#roll = rollOf(main);
    this.#queue = new Queue(`rowlock ${main.dataset.api}`, () => addressOf(main), {
      taken: (answer, fragment) => {
        this.#back();
        if (!receive(answer, fragment)) {
          this.#lay();
        }
      },
      refused: (move, problem, dropped) => {
        // What was taken back already is not missed.
        if (dropped.some(({ type }) => type === "undo") || this.#takeLate(move, problem, dropped)) {
          return this.#answered();
        }
        const { detail } = problem;
        this.#refused = this.#messages.isSaying ? this.#refused : [];
        this.#refused.push({ move, detail, dropped });
        this.#tell();
        this.#answered();
      },
      kept: () => this.#cut(),
      changed: () => this.#answered(),
    });
    this.#away = new Away(this.#queue);
    this.#late = new Late(main.dataset.api ?? "", (moves) => {
      moves.forEach((move) => this.#queue.put(move, true));
      this.#lay();
      this.#queue.flush();
    });
    main.addEventListener("submit", (event) => this.#pressed(event));
    main.addEventListener("click", (event) => this.#clicked(event));
    this.#lay();
    this.#queue.flush();
    this.#late.update();
  }

  get #sheet() {
    return /** @type {HTMLElement} */ (document.getElementById("sheet"));
  }

  get #seat() {
    return Number(this.#sheet.dataset.seat);
  }

  /** A sentence of the sheet. @param {string} name */
  #say(name) {
    return this.#sheet.getAttribute(`data-say-${name}`) ?? "";
  }

  /** Ends after a while what would be said until it is decided: the game is over. */
  hurry() {
    if (!this.#isHurried) {
      this.#isHurried = true;
      this.#messages.fade();
    }
  }

  /** Whether moves wait for an answer, or a refusal is being read. */
  get isBusy() {
    return this.#queue.moves.length > 0 || (this.#refused.length > 0 && this.#messages.isSaying);
  }

  /** Whether a move of this seat is being sent, whose answer shows what it becomes. @param {number | null} seat */
  isSending(seat) {
    return this.#queue.isSending(seat);
  }

  /** The connection has come or gone. */
  link() {
    this.#away.offer(this.#main);
  }

  /** What was made without a connection and refused waits for a decision, or for the result, which names it; says whether that is so, or nothing is left to say. @param {Move} move @param {import("./queue.js").Problem} problem @param {Move[]} dropped */
  #takeLate(move, { code, isLate }, dropped) {
    const isOver = code === "game_over";
    const isCross = move.type === "cross" && (isOver || (isLate && move.turn !== undefined));
    // What is on the sheet already came there otherwise.
    if (isCross && code !== "already_crossed") {
      this.#late.put(move);
      if (!isOver && code !== "turn_over" && dropped.some(({ type }) => type === "end_turn")) {
        this.#messages.say({ text: this.#sheet.dataset.sayNotEnded ?? "" });
      }
    }
    return isCross || (isLate && move.type === "end_turn" && code === "turn_over");
  }

  /** Sends what waited for a connection. */
  renew() {
    this.#back();
    this.#queue.renew();
  }

  /** Shows a fresh fragment, and over it what it does not show. @param {Element} fresh */
  show(fresh) {
    this.#sent = fresh;
    // The same lock may be offered anew.
    if (fresh.querySelector("#offer")?.getAttribute("data-key") !== this.#decided) {
      this.#decided = "";
    }
    this.#queue.settle(Number(fresh.querySelector("#sheet")?.getAttribute("data-turn")));
    this.#lay();
    this.#amendMessages(rollOf(fresh));
    this.#others.update();
    this.#late.update();
  }

  /** Tells anew why something was refused, and no longer what another roll has made untrue. @param {string} roll */
  #amendMessages(roll) {
    const isNew = roll !== this.#roll;
    this.#roll = roll;
    if (!this.#messages.isSaying || this.#isCut) {
      return;
    }
    const refused = this.#refused.length;
    this.#refused = this.#refused.filter((each) => (each.roll ??= roll) === roll);
    if (this.#refused.length > 0) {
      this.#tell();
    } else if (refused > 0 || isNew) {
      this.#messages.say();
    }
  }

  /** Something was refused, or answered in another tab. */
  #answered() {
    this.#back();
    this.#lay();
    this.#refresh();
  }

  /** Lays the sheet anew: what the server sent, and over it what it does not show. */
  #lay() {
    const isWaiting = this.#queue.moves.length > 0;
    const isAltered = isWaiting || this.#decided !== "" || this.#away.isAhead(this.#sent);
    const isPainted = isAltered || this.#ends.isAltering(this.#sent) || this.#notices.isAltering(this.#sent);
    const fresh = isPainted ? copy(this.#sent) : this.#sent;
    this.#paint(fresh);
    patch(this.#main, fresh);
    this.#ends.painted();
    this.#away.offer(this.#sent);
  }

  /** Paints moves that were made, but that this fragment does not show. @param {Element} main */
  #paint(main) {
    this.#away.paint(main);
    this.#pending.forEach((move) => this.#paintMove(main, move));
    const offer = main.querySelector("#offer");
    if (offer?.getAttribute("data-key") === this.#decided) {
      offer.replaceChildren();
    }
    this.#notices.paint(main);
    this.#ends.paint(main);
  }

  /** @param {Element} main @param {Move} move */
  #paintMove(main, move) {
    if (move.type !== "cross") {
      main.querySelector(`[name=move][value="${valueOf(move)}"]`)?.setAttribute("aria-busy", "true");
      return;
    }
    const space = main.querySelector(`#space-${move.row}-${move.number}`);
    const sheet = main.querySelector("#sheet");
    if (space instanceof HTMLElement && sheet instanceof HTMLElement && !isCrossed(space)) {
      cross(sheet, space);
      spare(main.querySelector("#end-turn:has([data-due])"));
      main.querySelector("#undo")?.removeAttribute("data-reason");
    }
  }

  /** The moves of this seat without an answer; a move and its undo come to nothing. */
  get #pending() {
    /** @type {Move[]} */
    const pending = [];
    for (const move of this.#queue.moves.filter(({ seat }) => seat === this.#seat)) {
      const before = pending.at(-1)?.type;
      if (move.type === "undo" && before && before !== "undo") {
        pending.pop();
      } else {
        pending.push(move);
      }
    }
    return pending;
  }

  /** Says of each refused move why, and what could be done instead. */
  #tell() {
    this.#messages.say(...this.#refused.map(({ move, detail, dropped }) => this.#why(move, detail, dropped)));
  }

  /** @param {Move} move @param {string} detail @param {Move[]} dropped @returns {import("./sheet/toasts.js").Message} */
  #why(move, detail, dropped) {
    const sheet = this.#sheet.dataset;
    const isOpen = dropped.some((each) => each.type === "end_turn");
    const rest = isOpen ? ` ${sheet.sayNotEnded}` : "";
    const space = this.#sent.querySelector(`#space-${move.row}-${move.number}`);
    if (move.type !== "cross" || move.seat !== this.#seat || !(space instanceof HTMLElement)) {
      return { text: detail + rest };
    }
    const { name, state, reason, offer, offerLabel } = space.dataset;
    if (this.#isHurried) {
      // An offer would hold the page of a game that is over.
      return { text: `${name}: ${detail}` };
    } else if (state === "open") {
      const again = { value: /** @type {HTMLButtonElement} */ (space).value, label: sheet.sayThisRoll ?? "" };
      return { text: `${name}: ${detail}${rest}`, offer: again };
    }
    const late = offer ? { value: offer, label: offerLabel ?? "" } : undefined;
    return { text: (reason ?? `${name}: ${detail}`) + rest, offer: late };
  }

  /** Says once that the connection is gone. */
  #cut() {
    this.#away.offer(this.#sent);
    if (!this.#isCut && document.getElementById("away")?.hidden !== false) {
      this.#isCut = true;
      this.#messages.say({ text: this.#sheet.dataset.sayKept ?? "" });
    }
  }

  /** The connection is there: that it is gone is not said any longer. */
  #back() {
    if (this.#isCut && this.#refused.length === 0) {
      this.#messages.say();
    }
    this.#isCut = false;
  }

  /** @param {SubmitEvent} event */
  #pressed(event) {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.form?.id === "ask-form") {
      return;
    }
    event.preventDefault();
    // The second of two taps, on what the first one has changed.
    if (button.getAttribute("aria-disabled") === "true") {
      return;
    }
    button.closest("details")?.removeAttribute("open");
    const { reason, offer, offerLabel } = button.dataset;
    this.#refused = [];
    if (button.id === "undo") {
      // What is taken back may be offered again.
      this.#decided = "";
    }
    if (button.id === "undo" && this.#queue.takeBack(this.#seat)) {
      this.#messages.say();
      this.#lay();
    } else if (reason) {
      this.#messages.say({ text: reason, offer: offer ? { value: offer, label: offerLabel ?? "" } : undefined });
    } else {
      this.#messages.say();
      if (button.closest("#offer")) {
        this.#decide();
      }
      if (button.closest("#notice")) {
        this.#notices.read();
      }
      this.#confirm(button);
    }
  }

  /** Makes the move of a button, after its question where it has one. @param {HTMLButtonElement} button */
  async #confirm(button) {
    // What is meant is the turn that is shown now, whatever is shown when the question is answered.
    const { turn } = this.#sheet.dataset;
    const move = { ...moveOf(button, turn), seat: this.#seat };
    if (move.type === "cross" && move.turn !== undefined && move.turn === Number(turn)) {
      move.turn = this.#away.turn(this.#sent);
    }
    if (this.#pending.some(({ type }) => type === "cross")) {
      // What follows from a cross may not be painted yet.
      spare(button.closest("#end-turn:has([data-due])"));
    }
    const isMeant = this.#ends.isMeant(button);
    if (typeof isMeant === "boolean" ? isMeant : await isMeant) {
      this.#move(move);
    }
  }

  /** @param {Move} move */
  #move(move) {
    // A second tap before the answer means the same.
    if (move.type === "undo" || !this.#pending.some((other) => isSame(move, other))) {
      this.#queue.put(move, ["off", "wait"].includes(document.body.dataset.link ?? ""));
      this.#paintFirst(move);
    }
  }

  /** Paints a cross in the very next frame; what follows from it, and sending it, come right after that. @param {Move} move */
  #paintFirst(move) {
    const space = move.type === "cross" && this.#main.querySelector(`#space-${move.row}-${move.number}`);
    if (space instanceof HTMLElement) {
      mark(this.#sheet, space);
      requestAnimationFrame(() =>
        setTimeout(() => {
          this.#paint(this.#main);
          this.#queue.flush();
        }),
      );
    } else {
      this.#lay();
      this.#queue.flush();
    }
  }

  /** Takes the offer away: it was taken, or declined. */
  #decide() {
    this.#decided = document.getElementById("offer")?.dataset.key ?? "";
    this.#lay();
  }

  /** @param {MouseEvent} event */
  async #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const others = target.closest("[data-others]");
    const menu = this.#main.querySelector("#menu");
    if (target.closest("#next-roll")) {
      this.#messages.say();
      this.#away.next(this.#sent, this.#seat);
      this.#lay();
      this.#queue.flush();
    } else if (target.closest("#late-crosses")) {
      this.#late.open();
    } else if (target.closest("[data-dismiss]")) {
      this.#decide();
    } else if (target.closest("[data-read]") || target.closest("#news")) {
      this.#notices.dismiss(target);
      this.#lay();
    } else if (target.closest("#message") && !target.closest("[name=move]")) {
      this.#refused = [];
      this.#messages.say();
    } else if (others instanceof HTMLAnchorElement) {
      event.preventDefault();
      menu?.removeAttribute("open");
      if (!(await this.#others.open(others.href))) {
        this.#messages.say({ text: this.#sheet.dataset.sayNoSheets ?? "" });
      }
    } else if (menu && !target.closest("#menu")) {
      menu.removeAttribute("open");
    }
  }
}

/** Whether a tap asks for what another one did: the same space, in whatever turn, or just the same. @param {Move} one @param {Move} other */
function isSame(one, other) {
  const isSpace = one.type === "cross" && other.type === "cross" && one.row === other.row && one.number === other.number;
  return isSpace || JSON.stringify(one) === JSON.stringify(other);
}

import { morph } from "../kit/morph.js";
import { AllSheets, SideSheets } from "./all_sheets.js";
import { DoubleTap } from "./double_tap.js";
import { EndControls } from "./end_controls.js";
import { followDice } from "./follow_dice.js";
import { askForPenalty, choicesOf, clearPenaltyWarning, copyFragment, explain, isCrossed, offersOf, rollOf, spaceOf } from "./fragment.js";
import { LateCrosses } from "./late_crosses.js";
import { isButtonOf, isSame, moveOf, movesAddress } from "./move_codec.js";
import { MoveQueue } from "./move_queue.js";
import { Notices } from "./notices.js";
import { OfflineTurns } from "./offline_turns.js";
import { markCrossed, paintCross } from "./optimistic.js";
import { SelfEnding } from "./self_ending.js";
import { Toasts } from "./toasts.js";

/** @typedef {import("./pending_store.js").Move} Move */

/** The own sheet: taps are painted at once, sent in order, and corrected by the server's responses. */
export class Sheet {
  #main;
  #refresh;
  #queue;
  #toasts;
  #endControls;
  #selfEnding;
  #notices;
  #offlineTurns;
  #lateCrosses;
  #allSheets = new AllSheets();
  #sideSheets;
  /** The fragment as the server sent it, without what is painted over it. @type {Element} */
  #fragment;
  /**
   * The refused moves that the toasts explain, with the roll at which each was first shown.
   * @type {{move: Move, detail: string, dropped: Move[], roll?: string}[]}
   */
  #refused = [];
  #doubleTap = new DoubleTap();
  /** The roll that the sheet shows. */
  #roll = "";
  /** Whether another page is about to replace this one. */
  #isLeaving = false;
  /** Whether a toast says that there is no connection. */
  #isOfflineShown = false;
  /** The key of the offer that was taken or declined. */
  #closedOffer = "";

  /**
   * @param {HTMLElement} main @param {() => void} refresh
   * @param {(response: Response, fragment: string) => boolean} receive shows the fragment of an answered move, unless it is old
   */
  constructor(main, refresh, receive) {
    this.#main = main;
    this.#refresh = refresh;
    this.#fragment = copyFragment(main);
    this.#toasts = new Toasts(/** @type {HTMLElement} */ (document.getElementById("message")), this.#text("close"));
    this.#endControls = new EndControls(main, () => this.#render(), (name) => this.#text(name));
    this.#selfEnding = new SelfEnding(main, (button) => this.#make({ ...moveOf(button), seat: this.#seat }));
    this.#sideSheets = new SideSheets(main);
    this.#notices = new Notices(`rowlock notice ${main.dataset.api} ${this.#seat}`, main.dataset.api ?? "");
    this.#roll = rollOf(main);
    this.#queue = new MoveQueue(`rowlock ${main.dataset.api}`, () => movesAddress(main), {
      accepted: ({ type }, response, fragment) => {
        this.#clearOffline();
        // This fragment would show again what was undone meanwhile; the next one does not.
        if (this.#isUndoing || !receive(response, fragment)) {
          this.#render();
        }
        if (type === "end_turn" && this.#queue.moves.length === 0) {
          followDice(main);
        }
      },
      refused: (move, problem, dropped) => {
        // The player has undone the refused move already.
        if (dropped.some(({ type }) => type === "undo") || this.#lateCrosses.takes(move, problem, dropped)) {
          return this.#changed();
        }
        const { detail } = problem;
        this.#refused = this.#toasts.isVisible ? this.#refused : [];
        this.#refused.push({ move, detail, dropped });
        this.#showRefused();
        this.#changed();
      },
      deferred: () => this.#showOffline(),
      changed: () => this.#changed(),
    });
    this.#offlineTurns = new OfflineTurns(this.#queue);
    this.#lateCrosses = new LateCrosses(main.dataset.api ?? "", {
      submit: (moves) => {
        moves.forEach((move) => this.#queue.add(move, true));
        this.#render();
        this.#queue.flush();
      },
      notEnded: () => this.#toasts.show({ text: this.#text("not-ended") }),
    });
    main.addEventListener("submit", (event) => this.#submitted(event));
    main.addEventListener("click", (event) => this.#clicked(event));
    this.#render();
    this.#queue.flush();
    this.#lateCrosses.update();
  }

  get #sheet() {
    return /** @type {HTMLElement} */ (document.getElementById("sheet"));
  }

  get #seat() {
    return Number(this.#sheet.dataset.seat);
  }

  /** A text of the sheet in the page's language. @param {string} name */
  #text(name) {
    return this.#sheet.getAttribute(`data-text-${name}`) ?? "";
  }

  /** Lets all toasts end soon, as the game is over. */
  prepareToLeave() {
    if (!this.#isLeaving) {
      this.#isLeaving = true;
      this.#toasts.clearLater();
    }
  }

  /** Whether moves wait for a response, or a refusal is shown. */
  get isBusy() {
    return this.#queue.moves.length > 0 || (this.#refused.length > 0 && this.#toasts.isVisible);
  }

  /** Whether a move of this seat is being sent; its response will show its event. @param {number | null} seat */
  isSending(seat) {
    return this.#queue.isSending(seat);
  }

  /** The state of the connection has changed. */
  connectionChanged() {
    this.#offlineTurns.updateBar(this.#main);
    this.#selfEnding.update(this.isBusy);
  }

  /** Sends all moves over a new connection. */
  reconnect() {
    this.#clearOffline();
    this.#queue.reconnect();
  }

  /** Shows a fresh fragment, with the pending moves over it. @param {Element} fresh */
  show(fresh) {
    this.#fragment = fresh;
    // The same lock may be offered again.
    if (fresh.querySelector("#offer")?.getAttribute("data-key") !== this.#closedOffer) {
      this.#closedOffer = "";
    }
    this.#queue.dropCountedRolls(Number(fresh.querySelector("#sheet")?.getAttribute("data-turn")));
    this.#render();
    this.#updateToasts(rollOf(fresh));
    this.#allSheets.update();
    this.#sideSheets.update();
    this.#lateCrosses.update();
  }

  /** Explains the refused moves again, and drops toasts that belong to another roll. @param {string} roll */
  #updateToasts(roll) {
    const isNew = roll !== this.#roll;
    this.#roll = roll;
    if (!this.#toasts.isVisible || this.#isOfflineShown) {
      return;
    }
    const refused = this.#refused.length;
    this.#refused = this.#refused.filter((each) => (each.roll ??= roll) === roll);
    if (this.#refused.length > 0) {
      this.#showRefused();
    } else if (refused > 0 || isNew) {
      this.#toasts.clear();
    }
  }

  /** A move was refused, or another tab has changed the queue. */
  #changed() {
    this.#clearOffline();
    this.#render();
    this.#refresh();
  }

  /** Renders the server's fragment, with the pending moves painted over it. */
  #render() {
    const hasMoves = this.#queue.moves.length > 0;
    const isChanged = hasMoves || this.#closedOffer !== "" || this.#offlineTurns.isAhead(this.#fragment);
    const isPainted = isChanged || this.#endControls.changes(this.#fragment) || this.#notices.changes(this.#fragment);
    const fresh = isPainted ? copyFragment(this.#fragment) : this.#fragment;
    this.#paint(fresh);
    morph(this.#main, fresh);
    this.#endControls.rendered();
    this.#offlineTurns.updateBar(this.#fragment);
    this.#selfEnding.update(this.isBusy);
  }

  /** Paints what this phone knows and the fragment does not show. @param {Element} main */
  #paint(main) {
    this.#offlineTurns.paint(main);
    this.#pending.forEach((move) => this.#paintMove(main, move));
    const offer = main.querySelector("#offer");
    if (offer?.getAttribute("data-key") === this.#closedOffer) {
      offer.replaceChildren();
    }
    this.#notices.paint(main);
    this.#endControls.paint(main);
  }

  /** @param {Element} main @param {Move} move */
  #paintMove(main, move) {
    if (move.type !== "cross") {
      const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (main.querySelectorAll("[name=move]"));
      [...buttons].find((button) => isButtonOf(button, move))?.setAttribute("aria-busy", "true");
      return;
    }
    const space = spaceOf(main, move);
    const sheet = main.querySelector("#sheet");
    if (space && sheet instanceof HTMLElement && !isCrossed(space, move.second)) {
      paintCross(sheet, space, move.second);
      clearPenaltyWarning(main.querySelector("#end-turn:has([data-penalty-warning])"));
      main.querySelector("#undo")?.removeAttribute("data-reason");
    }
  }

  /** The moves of this seat without a response; a move and its undo cancel out. */
  get #pending() {
    /** @type {Move[]} */
    const pending = [];
    for (const move of this.#queue.moves.filter(({ seat }) => seat === this.#seat)) {
      const previous = pending[pending.length - 1]?.type;
      if (move.type === "undo" && previous && previous !== "undo") {
        pending.pop();
      } else {
        pending.push(move);
      }
    }
    return pending;
  }

  /** Whether something that the fragment shows is being undone. */
  get #isUndoing() {
    return this.#pending[0]?.type === "undo";
  }

  /** Shows why each move was refused, and an alternative. */
  #showRefused() {
    const shown = { main: this.#fragment, seat: this.#seat, isLeaving: this.#isLeaving };
    this.#toasts.show(...this.#refused.map((refused) => explain(refused, shown, (name) => this.#text(name))));
  }

  /** Shows once that there is no connection. */
  #showOffline() {
    this.#offlineTurns.updateBar(this.#fragment);
    if (!this.#isOfflineShown && document.getElementById("offline-bar")?.hidden !== false) {
      this.#isOfflineShown = true;
      this.#toasts.show({ text: this.#text("offline") });
    }
  }

  #clearOffline() {
    if (this.#isOfflineShown && this.#refused.length === 0) {
      this.#toasts.clear();
    }
    this.#isOfflineShown = false;
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.form?.id === "request-form") {
      return;
    }
    event.preventDefault();
    // The second tap of two, on a control or a space that the first one has changed.
    if (button.getAttribute("aria-disabled") === "true" || this.#doubleTap.isSecond(button)) {
      return;
    }
    button.closest("details")?.removeAttribute("open");
    // What forbids a space may be undone by then: the server decides.
    const reason = this.#isUndoing && button.matches(".space") ? undefined : button.dataset.reason;
    this.#refused = [];
    if (button.id === "undo") {
      // An undone cross may be offered again.
      this.#closedOffer = "";
    }
    if (button.id === "undo" && this.#queue.cancelLatest(this.#seat)) {
      this.#toasts.clear();
      this.#render();
    } else if (button.dataset.opens) {
      document.getElementById(button.dataset.opens)?.setAttribute("open", "");
    } else if (reason && button.dataset.offerNotice && !button.dataset.offerChoices) {
      this.#make({ ...JSON.parse(button.dataset.offer ?? ""), seat: this.#seat });
      this.#toasts.show({ text: button.dataset.offerNotice });
    } else if (reason) {
      this.#toasts.show({ text: reason, offers: offersOf(button) });
    } else if (button.dataset.choices) {
      this.#toasts.show({ text: this.#text("choose"), offers: choicesOf(button) });
    } else {
      this.#toasts.clear();
      if (button.closest("#offer")) {
        this.#closeOffer();
      }
      if (button.closest("#notice")) {
        this.#notices.markRead();
      }
      this.#confirm(button);
    }
  }

  /** Makes the move of a button, after its question if it has one. @param {HTMLButtonElement} button */
  async #confirm(button) {
    // The move is for the turn shown now, whichever turn it is when the question is answered.
    const { turn } = this.#sheet.dataset;
    const move = { ...moveOf(button, turn), seat: this.#seat };
    if (move.type === "cross" && move.turn !== undefined && move.turn === Number(turn)) {
      if ("countsRoll" in button.dataset) {
        this.#offlineTurns.countRoll(this.#fragment, this.#seat);
      }
      move.turn = this.#offlineTurns.turn(this.#fragment);
      const question = this.#offlineTurns.question(this.#fragment, move, this.#pending);
      if (question) {
        return this.#toasts.show(question);
      }
    }
    if (this.#pending.some(({ type }) => type === "cross")) {
      // The effects of a cross may not be painted yet.
      clearPenaltyWarning(button.closest("#end-turn:has([data-penalty-warning])"));
    }
    const isConfirmed = this.#endControls.confirm(button);
    if (typeof isConfirmed === "boolean" ? isConfirmed : await isConfirmed) {
      this.#make(move);
    }
  }

  /** @param {Move} move */
  #make(move) {
    // A second tap before the response repeats the move.
    if (move.type === "undo" || !this.#pending.some((other) => isSame(move, other))) {
      this.#queue.add(move, ["off", "wait"].includes(document.body.dataset.connection ?? ""));
      this.#paintAndSend(move);
    }
  }

  /** Paints a cross in the very next frame; its effects and the request follow right after that. @param {Move} move */
  #paintAndSend(move) {
    const space = move.type === "cross" && spaceOf(this.#main, move);
    if (space) {
      this.#doubleTap.tapped(space);
      markCrossed(this.#sheet, space, move.second);
      requestAnimationFrame(() =>
        setTimeout(() => {
          this.#paint(this.#main);
          this.#queue.flush();
        }),
      );
    } else {
      this.#render();
      this.#queue.flush();
    }
  }

  /** Hides the offer: it was taken or declined. */
  #closeOffer() {
    this.#closedOffer = document.getElementById("offer")?.dataset.key ?? "";
    this.#render();
  }

  /** @param {MouseEvent} event */
  async #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const allSheets = target.closest("[data-all-sheets]");
    if (target.closest("#next-roll")) {
      this.#toasts.clear();
      this.#offlineTurns.countRoll(this.#fragment, this.#seat);
      this.#render();
      this.#queue.flush();
    } else if (target.closest(".penalties")) {
      askForPenalty(this.#main, (toast) => this.#toasts.show(toast));
    } else if (target.closest("#late-crosses")) {
      this.#lateCrosses.open();
    } else if (target.closest("[data-dismiss]")) {
      this.#closeOffer();
    } else if (target.closest("[data-dismiss-notice]") || target.closest("#update")) {
      this.#notices.dismiss(target);
      this.#render();
    } else if (target.closest("#message") && !target.closest("[name=move]")) {
      this.#refused = [];
      this.#toasts.clear();
    } else if (allSheets instanceof HTMLAnchorElement) {
      event.preventDefault();
      this.#main.querySelector("#menu")?.removeAttribute("open");
      if (!(await this.#allSheets.open(allSheets.href))) {
        this.#toasts.show({ text: this.#text("no-sheets") });
      }
    }
  }
}

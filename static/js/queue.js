import { Shelf, uuid } from "./shelf.js";

/** How long an answer may take before the move is sent again, under the same key. */
const PATIENCE = 15_000;

/** After how long a move that got no answer is sent again. */
const AGAIN = 2000;

/** How often a move is sent that the server fails at (500): trying again seldom helps there, and others wait behind it. */
const MOST_FAILURES = 3;

/** The answer to a move: the fragment that shows it, or else a problem that says why it was refused. */
const ACCEPT = "text/vnd.rowlock.fragment+html, application/problem+json";

/** Names the event of a move that was made; a proxy's or login page's answer does not. */
const SEQ_HEADER = "Rowlock-Seq";

/** Why an attempt ends early: the connection that it was made over is lost, and there is a new one. */
const RENEWED = "renewed";

/**
 * @typedef {import("./shelf.js").Item} Item
 * @typedef {import("./shelf.js").Move} Move
 * @typedef {{detail: string, code: string, isLate: boolean}} Problem why a move was refused, and whether a rule did so after it had
 * waited for a connection
 * @typedef {object} Listener
 * @property {(answer: Response, fragment: string) => void} taken with the fragment that shows the move
 * @property {(move: Move, problem: Problem, dropped: Move[]) => void} refused with what is not sent without that move
 * @property {() => void} kept
 * @property {() => void} changed
 */

/** Moves on their way to the server: kept over a lost connection and a reload, sent one after the other. */
export class Queue {
  #shelf;
  #address;
  #on;
  /** The move that is being sent. @type {Item | undefined} */
  #sent;
  /** @type {AbortController | undefined} */
  #attempt;
  #timer = 0;
  /** How often the server has failed at the first move. */
  #failures = 0;

  /**
   * @param {string} name under which the moves are kept
   * @param {() => string} address to which they are sent
   * @param {Listener} on
   */
  constructor(name, address, on) {
    this.#shelf = new Shelf(name);
    this.#address = address;
    this.#on = on;
    this.#shelf.watch(on.changed);
  }

  /** The moves that have no answer yet. */
  get moves() {
    return this.#items.map((item) => item.move);
  }

  /** What is to be sent; rolls that were only counted are not. */
  get #items() {
    return this.#shelf.items.filter(({ move }) => move.type !== "next_roll");
  }

  /** The turn after all that were counted or ended here without a connection; 0 where none was. */
  get turn() {
    const passed = this.#shelf.items.filter(({ move, isKept }) => isKept && ["next_roll", "end_turn"].includes(move.type));
    return Math.max(0, ...passed.map(({ move }) => Number(move.turn) + 1));
  }

  /** Keeps a move, to be sent with the next `flush`. @param {Move} move @param {boolean} isKept whether it waits for a connection */
  put(move, isKept) {
    this.#shelf.put({ key: uuid(), move, isKept });
  }

  /** Whether a move of this seat is being sent. @param {number | null} seat */
  isSending(seat) {
    return this.#sent?.move.seat === seat;
  }

  /** Forgets the rolls that were counted here, once the server says which turn it is: those before it, and all when nothing waits. @param {number} turn */
  settle(turn) {
    const isIdle = this.moves.length === 0;
    const rolls = this.#shelf.items.filter(({ move }) => move.type === "next_roll" && (isIdle || Number(move.turn) < turn));
    rolls.forEach((item) => this.#shelf.drop(item));
  }

  /** Forgets the latest move of this seat if the server cannot have it; says whether it did. @param {number} seat */
  takeBack(seat) {
    const last = this.#shelf.items.filter((item) => item.move.seat === seat).at(-1);
    const isOurs = last !== undefined && !last.isTried && last.move.type !== "undo";
    if (isOurs) {
      this.#shelf.drop(last);
    }
    return isOurs;
  }

  /** Sends what waits over a new connection, also what was sent over one that is lost. */
  renew() {
    this.#attempt?.abort(RENEWED);
    this.flush();
  }

  /** Sends what waits. */
  async flush() {
    clearTimeout(this.#timer);
    if (this.#sent) {
      return;
    }
    let isAnswered = true;
    try {
      while (isAnswered && (this.#sent = this.#items[0])) {
        isAnswered = await this.#send(this.#sent);
      }
    } finally {
      this.#sent = undefined;
    }
    if (!isAnswered) {
      this.#timer = setTimeout(() => this.flush(), AGAIN);
      this.#shelf.keep();
      this.#on.kept();
    }
  }

  /** Sends one move; says whether sending goes on. @param {Item} item */
  async #send(item) {
    this.#shelf.try(item);
    const attempt = (this.#attempt = new AbortController());
    const patience = setTimeout(() => attempt.abort(), PATIENCE);
    let answer;
    let body;
    try {
      answer = await fetch(this.#address(), {
        method: "POST",
        headers: { Accept: ACCEPT, "Content-Type": "application/json", "Idempotency-Key": item.key },
        body: JSON.stringify(item.move),
        signal: attempt.signal,
      });
      body = answer.ok ? await answer.text() : await answer.json();
    } catch {
      return attempt.signal.reason === RENEWED;
    } finally {
      clearTimeout(patience);
    }
    if (answer.status === 429 || answer.status > 500 || (answer.ok && !answer.headers.has(SEQ_HEADER))) {
      return false;
    }
    if (answer.status === 500 && ++this.#failures < MOST_FAILURES) {
      return false;
    }
    this.#failures = 0;
    this.#shelf.drop(item);
    if (answer.ok) {
      this.#on.taken(answer, body);
    } else {
      const { detail, code } = body;
      const isLate = item.isKept === true && (answer.status === 422 || code === "invalid_value");
      this.#on.refused(item.move, { detail, code, isLate }, this.#dropFollowers(item.move));
    }
    return true;
  }

  /** What followed a refused cross is not sent without it: its undo, or else the end of its turn. @param {Move} refused */
  #dropFollowers(refused) {
    if (refused.type !== "cross") {
      return [];
    }
    const own = this.#items.filter(({ move }) => move.seat === refused.seat);
    const undo = own.slice(0, 1).filter(({ move }) => move.type === "undo");
    const end = own.filter(({ move }) => move.type === "end_turn" && move.turn === refused.turn);
    const followers = undo.length > 0 ? undo : end;
    followers.forEach((item) => this.#shelf.drop(item));
    return followers.map((item) => item.move);
  }
}

import { PendingStore, uuid } from "./pending_store.js";

/** How long a response may take before the move is sent again under the same key, in milliseconds. */
const RESPONSE_TIMEOUT = 15_000;

/** Delay before a move without a response is sent again, in milliseconds. */
const RETRY_DELAY = 2000;

/** Attempts at a move that the server responds with 500: more seldom help, and other moves wait behind it. */
const MAX_FAILURES = 3;

/** The response to a move: the fragment that shows it, or else a problem that says why it was refused. */
const ACCEPT = "text/vnd.rowlock.fragment+html, application/problem+json";

/** Names the event of a move that was made; a proxy's or login page's response does not. */
const SEQ_HEADER = "Rowlock-Seq";

/**
 * @typedef {import("./pending_store.js").Item} Item
 * @typedef {import("./pending_store.js").Move} Move
 * @typedef {{detail: string, code: string, isLate: boolean}} Problem why a move was refused, and whether by a rule after it had
 * waited for a connection
 * @typedef {object} Listener
 * @property {(move: Move, response: Response, fragment: string) => void} accepted with the fragment that shows the move
 * @property {(move: Move, problem: Problem, dropped: Move[]) => void} refused with the moves that are not sent without it
 * @property {() => void} deferred the moves wait for a connection
 * @property {() => void} changed another tab has changed the queue
 */

/** Moves on their way to the server: stored until they are answered, and sent one after the other. */
export class MoveQueue {
  #store;
  #address;
  #on;
  /** The move that is being sent. @type {Item | undefined} */
  #sending;
  /** @type {AbortController | undefined} */
  #attempt;
  /** The attempt that was aborted as its connection is lost, and there is a new one. @type {AbortController | undefined} */
  #lost;
  #timer = 0;
  /** How often the server has failed at the first move. */
  #failures = 0;

  /**
   * @param {string} name under which the moves are stored
   * @param {() => string} address to which they are sent
   * @param {Listener} on
   */
  constructor(name, address, on) {
    this.#store = new PendingStore(name);
    this.#address = address;
    this.#on = on;
    this.#store.subscribe(on.changed);
  }

  /** The moves without a response. */
  get moves() {
    return this.#items.map((item) => item.move);
  }

  /** The items to send; rolls that were only counted are not sent. */
  get #items() {
    return this.#store.items.filter(({ move }) => move.type !== "next_roll");
  }

  /** The turn after all that were counted or ended here without a connection; 0 if there are none. */
  get turn() {
    const passed = this.#store.items.filter(({ move, isDeferred }) => isDeferred && ["next_roll", "end_turn"].includes(move.type));
    return Math.max(0, ...passed.map(({ move }) => Number(move.turn) + 1));
  }

  /** Stores a move, which the next `flush` sends. @param {Move} move @param {boolean} isDeferred whether it waits for a connection */
  add(move, isDeferred) {
    this.#store.add({ key: uuid(), move, isDeferred });
  }

  /** Whether a move of this seat is being sent. @param {number | null} seat */
  isSending(seat) {
    return this.#sending?.move.seat === seat;
  }

  /** Drops counted rolls before the turn that the server reports, and all of them when no move waits. @param {number} turn */
  dropCountedRolls(turn) {
    const isIdle = this.moves.length === 0;
    const rolls = this.#store.items.filter(({ move }) => move.type === "next_roll" && (isIdle || Number(move.turn) < turn));
    rolls.forEach((item) => this.#store.remove(item));
  }

  /** Drops the latest move of this seat if it was never sent; returns whether it did. @param {number} seat */
  cancelLatest(seat) {
    const last = this.#store.items.filter((item) => item.move.seat === seat).pop();
    const isUnsent = last !== undefined && !last.isTried && last.move.type !== "undo";
    if (isUnsent) {
      this.#store.remove(last);
    }
    return isUnsent;
  }

  /** Sends all moves over a new connection, also the one that was sent over a lost one. */
  reconnect() {
    this.#lost = this.#attempt;
    this.#lost?.abort();
    this.flush();
  }

  /** Sends all moves, and tries again later if there is no response. */
  async flush() {
    clearTimeout(this.#timer);
    if (this.#sending) {
      return;
    }
    let isAnswered = true;
    try {
      while (isAnswered && (this.#sending = this.#items[0])) {
        isAnswered = await this.#send(this.#sending);
      }
    } finally {
      this.#sending = undefined;
    }
    if (!isAnswered) {
      this.#timer = setTimeout(() => this.flush(), RETRY_DELAY);
      this.#store.markDeferred();
      this.#on.deferred();
    }
  }

  /** Sends one move; returns whether the next one can be sent. @param {Item} item */
  async #send(item) {
    this.#store.markSent(item);
    const attempt = (this.#attempt = new AbortController());
    const timeout = setTimeout(() => attempt.abort(), RESPONSE_TIMEOUT);
    let response;
    let body;
    try {
      response = await fetch(this.#address(), {
        method: "POST",
        headers: { Accept: ACCEPT, "Content-Type": "application/json", "Idempotency-Key": item.key },
        body: JSON.stringify(item.move),
        signal: attempt.signal,
      });
      body = response.ok ? await response.text() : await response.json();
    } catch {
      return attempt === this.#lost;
    } finally {
      clearTimeout(timeout);
    }
    if (response.status === 429 || response.status > 500 || (response.ok && !response.headers.has(SEQ_HEADER))) {
      return false;
    }
    if (response.status === 500 && ++this.#failures < MAX_FAILURES) {
      return false;
    }
    this.#failures = 0;
    this.#store.remove(item);
    if (response.ok) {
      this.#on.accepted(item.move, response, body);
    } else {
      const { detail, code } = body;
      const isLate = item.isDeferred === true && (response.status === 422 || code === "invalid_value");
      this.#on.refused(item.move, { detail, code, isLate }, this.#dropFollowers(item.move));
    }
    return true;
  }

  /** Drops what followed a refused cross: its undo, or else the end of its turn. @param {Move} refused */
  #dropFollowers(refused) {
    if (refused.type !== "cross") {
      return [];
    }
    const own = this.#items.filter(({ move }) => move.seat === refused.seat);
    const undo = own.slice(0, 1).filter(({ move }) => move.type === "undo");
    const end = own.filter(({ move }) => move.type === "end_turn" && move.turn === refused.turn);
    const followers = undo.length > 0 ? undo : end;
    followers.forEach((item) => this.#store.remove(item));
    return followers.map((item) => item.move);
  }
}

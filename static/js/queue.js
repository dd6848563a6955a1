import { Shelf } from "./shelf.js";

/** How long an answer may take before the move is sent again, under the same key. */
const PATIENCE = 15_000;

/** After how long a move that got no answer is sent again. */
const AGAIN = 2000;

/** How often a move is sent that the server fails at (500): trying again seldom helps there, and others wait behind it. */
const MOST_FAILURES = 3;

/** Why an attempt ends early: the connection that it was made over is lost, and there is a new one. */
const RENEWED = "renewed";

/**
 * @typedef {import("./shelf.js").Item} Item
 * @typedef {import("./shelf.js").Move} Move
 * @typedef {object} Listener
 * @property {(move: Move, seq: number) => void} taken
 * @property {(move: Move, detail: string, dropped: Move[]) => void} refused with what is not sent without that move
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
   * @param {string} address to which they are sent
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
    return this.#shelf.items.map((item) => item.move);
  }

  /** Keeps a move, to be sent with the next `flush`. @param {Move} move */
  put(move) {
    this.#shelf.put({ key: uuid(), move });
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
      while (isAnswered && (this.#sent = this.#shelf.items[0])) {
        isAnswered = await this.#send(this.#sent);
      }
    } finally {
      this.#sent = undefined;
    }
    if (!isAnswered) {
      this.#timer = setTimeout(() => this.flush(), AGAIN);
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
      answer = await fetch(this.#address, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": item.key },
        body: JSON.stringify(item.move),
        signal: attempt.signal,
      });
      body = await answer.json();
    } catch {
      return attempt.signal.reason === RENEWED;
    } finally {
      clearTimeout(patience);
    }
    if (answer.status === 429 || answer.status > 500) {
      return false;
    }
    if (answer.status === 500 && ++this.#failures < MOST_FAILURES) {
      return false;
    }
    this.#failures = 0;
    this.#shelf.drop(item);
    if (answer.ok) {
      this.#on.taken(item.move, body.event.seq);
    } else {
      this.#on.refused(item.move, body.detail, this.#dropFollowers(item.move));
    }
    return true;
  }

  /** What followed a refused cross is not sent without it: its undo, or else the end of its turn. @param {Move} refused */
  #dropFollowers(refused) {
    if (refused.type !== "cross") {
      return [];
    }
    const own = this.#shelf.items.filter(({ move }) => move.seat === refused.seat);
    const undo = own.slice(0, 1).filter(({ move }) => move.type === "undo");
    const end = own.filter(({ move }) => move.type === "end_turn" && move.turn === refused.turn);
    const followers = undo.length > 0 ? undo : end;
    followers.forEach((item) => this.#shelf.drop(item));
    return followers.map((item) => item.move);
  }
}

/** A random UUID, also where pages on plain HTTP have no `randomUUID`. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

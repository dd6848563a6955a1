/** How long an answer may take before the move is sent again, under the same key. */
const PATIENCE = 15_000;

/** After how long a move that got no answer is sent again. */
const AGAIN = 2000;

/**
 * @typedef {{key: string, move: {type: string, row?: string, number?: number, turn?: number, seat?: number}}} Item
 */

/** A random UUID, also where pages on plain HTTP have no `randomUUID`. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Moves on their way to the server: kept over a lost connection and a reload, sent one after the other. */
export class Queue {
  /** @type {Item[]} */
  #items;
  #name;
  #address;
  #on;
  #isSending = false;
  #timer = 0;

  /**
   * @param {string} name under which the moves are kept
   * @param {string} address to which they are sent
   * @param {{taken: (item: Item, seq: number) => void, refused: (item: Item, problem: {detail: string}) => void, kept: () => void}} on
   */
  constructor(name, address, on) {
    this.#name = name;
    this.#address = address;
    this.#on = on;
    this.#items = read(name);
  }

  /** The moves that have no answer yet. */
  get items() {
    return this.#items;
  }

  /** @param {Item["move"]} move */
  push(move) {
    this.#change([...this.#items, { key: uuid(), move }]);
    this.flush();
  }

  /** Forgets the latest move if it was not sent yet; says whether it did. */
  takeBack() {
    const waits = this.#isSending ? this.#items.length > 1 : this.#items.length > 0;
    if (waits) {
      this.#change(this.#items.slice(0, -1));
    }
    return waits;
  }

  /** Sends what waits. */
  async flush() {
    clearTimeout(this.#timer);
    if (this.#isSending) {
      return;
    }
    this.#isSending = true;
    while (this.#items.length > 0 && (await this.#send(this.#items[0])));
    this.#isSending = false;
    if (this.#items.length > 0) {
      this.#timer = setTimeout(() => this.flush(), AGAIN);
      this.#on.kept();
    }
  }

  /** Sends one move; says whether it was answered for good. @param {Item} item */
  async #send(item) {
    let answer;
    let body;
    try {
      answer = await fetch(this.#address, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": item.key },
        body: JSON.stringify(item.move),
        signal: AbortSignal.timeout(PATIENCE),
      });
      body = await answer.json();
    } catch {
      return false;
    }
    if (answer.status === 429 || answer.status >= 500) {
      return false;
    }
    this.#change(this.#items.slice(1));
    if (answer.ok) {
      this.#on.taken(item, body.event.seq);
    } else {
      this.#on.refused(item, body);
    }
    return true;
  }

  /** @param {Item[]} items */
  #change(items) {
    this.#items = items;
    try {
      if (items.length > 0) {
        localStorage.setItem(this.#name, JSON.stringify(items));
      } else {
        localStorage.removeItem(this.#name);
      }
    } catch {
      // A browser that stores nothing keeps the moves as long as the page is open.
    }
  }
}

/** @param {string} name @returns {Item[]} */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "[]");
  } catch {
    return [];
  }
}

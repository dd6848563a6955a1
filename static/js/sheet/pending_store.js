/**
 * @typedef {{type: string, seat?: number, turn?: number, row?: string, number?: number, field?: number, second?: boolean, swap?: number, choose?: string, penalties?: number, crossed?: boolean}} Move
 * @typedef {{key: string, move: Move, isTried?: boolean, isDeferred?: boolean}} Item as it is stored; `isTried`: the server may have
 * it, answered or not; `isDeferred`: it waits or has waited for a connection
 */

/** Moves in `localStorage` that the server has not answered. Each has an entry of its own, so that two tabs never overwrite each other's. */
export class PendingStore {
  #prefix;
  #latest = 0;
  /** Used where the browser stores nothing, as long as the page is open. @type {Map<string, string>} */
  #memory = new Map();

  /** @param {string} name */
  constructor(name) {
    this.#prefix = `${name} `;
  }

  /** All items, the oldest first. */
  get items() {
    return this.#names.flatMap((name) => this.#read(name));
  }

  /** @param {string} name */
  #read(name) {
    return parse(this.#memory.get(name) ?? localStorage.getItem(name));
  }

  /** @param {Item} item */
  add(item) {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    this.#write(`${this.#prefix}${this.#latest} ${item.key}`, item);
  }

  /** Marks an item that is about to be sent. @param {Item} item */
  markSent(item) {
    const name = this.#names.find((each) => each.endsWith(item.key));
    if (name && !item.isTried) {
      this.#write(name, { ...item, isTried: true });
    }
  }

  /** Marks all items as waiting for a connection. */
  markDeferred() {
    for (const name of this.#names) {
      const [item] = this.#read(name);
      if (item && !item.isDeferred) {
        this.#write(name, { ...item, isDeferred: true });
      }
    }
  }

  /** @param {Item} item */
  remove(item) {
    const isItem = (/** @type {string} */ name) => name.endsWith(item.key);
    this.#stored.filter(isItem).forEach((name) => localStorage.removeItem(name));
    [...this.#memory.keys()].filter(isItem).forEach((name) => this.#memory.delete(name));
  }

  /** Calls back when another tab has added or removed an item. @param {() => void} changed */
  subscribe(changed) {
    addEventListener("storage", (event) => event.key?.startsWith(this.#prefix) && changed());
  }

  /** @param {string} name @param {Item} item */
  #write(name, item) {
    const text = JSON.stringify(item);
    try {
      localStorage.setItem(name, text);
    } catch {
      this.#memory.set(name, text);
    }
  }

  /** The names of all entries, the oldest first. */
  get #names() {
    return [...new Set([...this.#stored, ...this.#memory.keys()])].sort();
  }

  get #stored() {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix));
    } catch {
      return [];
    }
  }
}

/** @param {string | null} text @returns {Item[]} */
function parse(text) {
  try {
    return text ? [JSON.parse(text)] : [];
  } catch {
    return [];
  }
}

/** A random UUID, also on plain HTTP, where `randomUUID` is missing. */
export function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

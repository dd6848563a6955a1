/**
 * @typedef {{type: string, seat?: number, turn?: number, row?: string, number?: number, penalties?: number, crossed?: boolean}} Move
 * @typedef {{key: string, move: Move, isTried?: boolean, isKept?: boolean}} Item tried is what the server may have, answered or
 * not; kept is what waits or has waited for a connection
 */

/**
 * Moves that wait on this phone, over a reload too. Each lies under a name of its own, so that two tabs never write
 * over each other's.
 */
export class Shelf {
  #prefix;
  #latest = 0;
  /** What a browser that stores nothing keeps as long as the page is open. @type {Map<string, string>} */
  #memory = new Map();

  /** @param {string} name */
  constructor(name) {
    this.#prefix = `${name} `;
  }

  /** What waits, the oldest first. */
  get items() {
    return this.#names.flatMap((name) => this.#read(name));
  }

  /** @param {string} name */
  #read(name) {
    return read(this.#memory.get(name) ?? localStorage.getItem(name));
  }

  /** @param {Item} item */
  put(item) {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    this.#write(`${this.#prefix}${this.#latest} ${item.key}`, item);
  }

  /** Notes that this is about to be sent. @param {Item} item */
  try(item) {
    const name = this.#names.find((each) => each.endsWith(item.key));
    if (name && !item.isTried) {
      this.#write(name, { ...item, isTried: true });
    }
  }

  /** Notes that everything waits for a connection. */
  keep() {
    for (const name of this.#names) {
      const [item] = this.#read(name);
      if (item && !item.isKept) {
        this.#write(name, { ...item, isKept: true });
      }
    }
  }

  /** @param {Item} item */
  drop(item) {
    const isThat = (/** @type {string} */ name) => name.endsWith(item.key);
    this.#stored.filter(isThat).forEach((name) => localStorage.removeItem(name));
    [...this.#memory.keys()].filter(isThat).forEach((name) => this.#memory.delete(name));
  }

  /** Calls back when another tab has put or dropped something. @param {() => void} changed */
  watch(changed) {
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

  /** Under which names something waits, the oldest first. */
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
function read(text) {
  try {
    return text ? [JSON.parse(text)] : [];
  } catch {
    return [];
  }
}

/** A random UUID, also where pages on plain HTTP have no `randomUUID`. */
export function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

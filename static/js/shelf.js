/**
 * @typedef {{type: string, seat?: number, turn?: number, row?: string, number?: number, penalties?: number, crossed?: boolean}} Move
 * @typedef {{key: string, move: Move}} Item
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
    const names = [...this.#stored(), ...this.#memory.keys()].sort();
    return names.flatMap((name) => read(this.#memory.get(name) ?? localStorage.getItem(name)));
  }

  /** @param {Item} item */
  put(item) {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    const name = `${this.#prefix}${this.#latest} ${item.key}`;
    const text = JSON.stringify(item);
    try {
      localStorage.setItem(name, text);
    } catch {
      this.#memory.set(name, text);
    }
  }

  /** @param {Item} item */
  drop(item) {
    for (const name of this.#stored().filter((each) => each.endsWith(item.key))) {
      localStorage.removeItem(name);
    }
    for (const name of [...this.#memory.keys()].filter((each) => each.endsWith(item.key))) {
      this.#memory.delete(name);
    }
  }

  /** Calls back when another tab has put or dropped something. @param {() => void} changed */
  watch(changed) {
    addEventListener("storage", (event) => event.key?.startsWith(this.#prefix) && changed());
  }

  #stored() {
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

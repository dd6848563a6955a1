import { parsePage } from "../kit/html.js";
import { timeoutSignal } from "../kit/timeout_signal.js";

/** How long a response may take, in milliseconds. */
const RESPONSE_TIMEOUT = 10_000;

/** The positions of a game, fetched in batches and cached. */
export class PositionCache {
  #address;
  #seqs;
  #batchSize;
  /** @type {Map<number, Promise<Map<string, Element>>>} */
  #batches = new Map();

  /** @param {string} address @param {number[]} seqs @param {number} batchSize */
  constructor(address, seqs, batchSize) {
    this.#address = address;
    this.#seqs = seqs;
    this.#batchSize = batchSize;
  }

  /** The position at this index; undefined if the game has changed. @param {number} index */
  async at(index) {
    const batch = await this.#batch(Math.floor(index / this.#batchSize));
    return batch.get(String(this.#seqs[index]));
  }

  /** Fetches the batches around this index. @param {number} index */
  prefetch(index) {
    for (const next of [index - this.#batchSize / 2, index + this.#batchSize / 2]) {
      if (next > 0 && next < this.#seqs.length) {
        this.#batch(Math.floor(next / this.#batchSize)).catch(() => {});
      }
    }
  }

  /** Forgets all positions, as more can be said of them now. */
  forget() {
    this.#batches.clear();
  }

  /** @param {number} number */
  #batch(number) {
    const known = this.#batches.get(number);
    if (known) {
      return known;
    }
    const batch = this.#fetch(this.#seqs[number * this.#batchSize]);
    this.#batches.set(number, batch);
    // A failed request is repeated.
    batch.catch(() => this.#batches.delete(number));
    return batch;
  }

  /** @param {number} seq @returns {Promise<Map<string, Element>>} */
  async #fetch(seq) {
    const response = await fetch(`${this.#address}/moments?at=${seq}`, { signal: timeoutSignal(RESPONSE_TIMEOUT) });
    if (response.status === 429 || response.status >= 500) {
      throw new Error(`the positions were answered with ${response.status}`);
    }
    const page = parsePage(await response.text());
    const positions = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(".position"));
    return new Map([...positions].map((position) => [position.dataset.seq ?? "", position]));
  }
}

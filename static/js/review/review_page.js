import { patch } from "../kit/morph.js";

/** How long a moment stays while the game is played, in milliseconds, at the usual speed. */
const STAY = 1200;

/** How long the address waits for the last of many steps: some browsers take few of them. */
const SETTLE = 300;

/** The speed for those who want little motion. */
const CALM = "0.5";

/** The moments of the game, fetched some at a time and kept. */
class Moments {
  #address;
  #seqs;
  #together;
  /** @type {Map<number, Promise<Map<string, Element>>>} */
  #batches = new Map();

  /** @param {string} address @param {number[]} seqs @param {number} together */
  constructor(address, seqs, together) {
    this.#address = address;
    this.#seqs = seqs;
    this.#together = together;
  }

  /** The moment at this place; nothing where the game is no longer as it was. @param {number} place */
  async at(place) {
    const batch = await this.#batch(Math.floor(place / this.#together));
    return batch.get(String(this.#seqs[place]));
  }

  /** Fetches what may be wanted next. @param {number} place */
  prepare(place) {
    for (const next of [place - this.#together / 2, place + this.#together / 2]) {
      if (next > 0 && next < this.#seqs.length) {
        this.#batch(Math.floor(next / this.#together)).catch(() => {});
      }
    }
  }

  /** @param {number} number */
  #batch(number) {
    const known = this.#batches.get(number);
    if (known) {
      return known;
    }
    const batch = this.#fetch(this.#seqs[number * this.#together]);
    this.#batches.set(number, batch);
    // What could not be had is asked for again.
    batch.catch(() => this.#batches.delete(number));
    return batch;
  }

  /** @param {number} seq @returns {Promise<Map<string, Element>>} */
  async #fetch(seq) {
    const answer = await fetch(`${this.#address}/moments?at=${seq}`);
    if (answer.status === 429 || answer.status >= 500) {
      throw new Error(`the moments were answered with ${answer.status}`);
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const moments = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(".moment"));
    return new Map([...moments].map((moment) => [moment.dataset.seq ?? "", moment]));
  }
}

/** @template {HTMLElement} T @param {string} id @param {new () => T} type */
function part(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(`there is no #${id}`);
  }
  return found;
}

const main = part("main", HTMLElement);
const slider = part("at", HTMLInputElement);
const play = part("play", HTMLButtonElement);
const speed = part("speed", HTMLSelectElement);
const now = document.getElementById("now");
const moment = /** @type {HTMLElement} */ (main.querySelector(".moment"));
const address = main.dataset.page ?? "";
const seqs = (main.dataset.seqs ?? "").split(" ").map(Number);
const moments = new Moments(address, seqs, Number(main.dataset.together));
const last = seqs.length - 1;

let shown = seqs.indexOf(Number(moment.dataset.seq));
let wanted = shown;
let player = 0;
let settling = 0;

/** Shows the moment at this place, as soon as it is there. @param {number} place */
async function show(place) {
  wanted = Math.min(Math.max(place, 0), last);
  paint();
  try {
    const fresh = await moments.at(wanted);
    if (!fresh) {
      location.reload();
    } else if (fresh.getAttribute("data-seq") === String(seqs[wanted])) {
      patch(moment, fresh);
      shown = wanted;
      for (const end of ["x1", "x2"]) {
        now?.setAttribute(end, moment.dataset.x ?? "");
      }
    }
    moments.prepare(wanted);
  } catch {
    // Without a connection the moment stays that is shown.
    wanted = shown;
    pause();
    paint();
  }
}

/** Paints the controls for the wanted moment, at once. */
function paint() {
  slider.value = String(seqs[wanted]);
  slider.setAttribute("aria-valuetext", `${wanted + 1} / ${seqs.length}`);
  const steps = { first: 0, before: Math.max(wanted - 1, 0), after: Math.min(wanted + 1, last), last };
  for (const [id, place] of Object.entries(steps)) {
    const link = part(id, HTMLAnchorElement);
    link.dataset.at = String(seqs[place]);
    link.href = `${address}?at=${seqs[place]}`;
  }
  clearTimeout(settling);
  settling = setTimeout(() => history.replaceState(null, "", `${address}?at=${seqs[wanted]}`), SETTLE);
}

/** Goes on by itself until the end; from the end it begins anew. */
async function run() {
  const round = (player = setTimeout(() => {}));
  play.setAttribute("aria-label", play.dataset.pause ?? "");
  main.toggleAttribute("data-playing", true);
  await show(wanted === last ? 0 : wanted + 1);
  if (player !== round) {
    return;
  }
  if (wanted === last) {
    pause();
  } else {
    player = setTimeout(run, STAY / Number(speed.value));
  }
}

function pause() {
  clearTimeout(player);
  player = 0;
  play.setAttribute("aria-label", play.dataset.play ?? "");
  main.toggleAttribute("data-playing", false);
}

/** Goes to a moment by the reader's own hand. @param {number} place */
function go(place) {
  pause();
  show(place);
}

/** The place that a key leads to. @param {string} key */
function target(key) {
  switch (key) {
    case "ArrowLeft":
      return wanted - 1;
    case "ArrowRight":
      return wanted + 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

slider.addEventListener("input", () => {
  const value = Number(slider.value);
  // Numbers between two moments lead to the next one in the direction of the hand.
  const on = seqs.findIndex((seq) => seq >= value);
  go(value > seqs[wanted] || seqs[on] === value ? on : on - 1);
});

main.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("[data-at]");
  if (link instanceof HTMLElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(seqs.indexOf(Number(link.dataset.at)));
  }
});

document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  const place = isTyping || event.altKey || event.ctrlKey || event.metaKey ? undefined : target(event.key);
  if (place !== undefined) {
    event.preventDefault();
    go(place);
  }
});

document.addEventListener("visibilitychange", () => document.hidden && pause());
play.addEventListener("click", () => (main.hasAttribute("data-playing") ? pause() : run()));
if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
  speed.value = CALM;
}
part("show", HTMLButtonElement).hidden = true;
play.hidden = false;
part("speed-choice", HTMLElement).hidden = false;
paint();
moments.prepare(shown);

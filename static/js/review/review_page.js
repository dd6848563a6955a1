import { followStream } from "../game/event_stream.js";
import { morph } from "../kit/morph.js";
import { awaitReport } from "./coach.js";
import { PositionCache } from "./position_cache.js";

/** How long a position is shown during playback at normal speed, in milliseconds. */
const STEP_DURATION = 1200;

/** Delay before the address is updated, in milliseconds: some browsers limit how often. */
const ADDRESS_DELAY = 300;

/** The initial speed under prefers-reduced-motion. */
const REDUCED_SPEED = "0.5";

/** @template {HTMLElement} T @param {string} id @param {new () => T} type */
function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(`there is no #${id}`);
  }
  return found;
}

const main = element("main", HTMLElement);
const slider = element("at", HTMLInputElement);
const play = element("play", HTMLButtonElement);
const speed = element("speed", HTMLSelectElement);
const position = /** @type {HTMLElement} */ (main.querySelector(".position"));
const address = main.dataset.page ?? "";
const seqs = (main.dataset.seqs ?? "").split(" ").map(Number);
const positions = new PositionCache(address, seqs, Number(main.dataset.batchSize));
const last = seqs.length - 1;

let shown = seqs.indexOf(Number(position.dataset.seq));
let requested = shown;
let playback = 0;
let addressTimer = 0;

/** Shows the position at this index, as soon as it is fetched. @param {number} index */
async function show(index) {
  requested = Math.min(Math.max(index, 0), last);
  updateControls();
  try {
    const fresh = await positions.at(requested);
    if (!fresh) {
      location.reload();
    } else if (fresh.getAttribute("data-seq") === String(seqs[requested])) {
      morph(position, fresh);
      shown = requested;
      for (const end of ["x1", "x2"]) {
        document.getElementById("now")?.setAttribute(end, position.dataset.x ?? "");
      }
    }
    positions.prefetch(requested);
  } catch {
    // Offline: the shown position stays.
    requested = shown;
    pause();
    updateControls();
  }
}

/** Updates the controls for the requested position. */
function updateControls() {
  slider.value = String(seqs[requested]);
  slider.setAttribute("aria-valuetext", `${requested + 1} / ${seqs.length}`);
  const steps = { first: 0, before: Math.max(requested - 1, 0), after: Math.min(requested + 1, last), last };
  for (const [id, index] of Object.entries(steps)) {
    const link = element(id, HTMLAnchorElement);
    link.dataset.at = String(seqs[index]);
    link.href = `${address}?at=${seqs[index]}`;
  }
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", `${address}?at=${seqs[requested]}`), ADDRESS_DELAY);
}

/** Plays the game until its end; from the end it starts again. */
async function run() {
  const started = (playback = setTimeout(() => {}));
  play.setAttribute("aria-label", play.dataset.pause ?? "");
  main.toggleAttribute("data-playing", true);
  await show(requested === last ? 0 : requested + 1);
  if (playback !== started) {
    return;
  }
  if (requested === last) {
    pause();
  } else {
    playback = setTimeout(run, STEP_DURATION / Number(speed.value));
  }
}

function pause() {
  clearTimeout(playback);
  playback = 0;
  play.setAttribute("aria-label", play.dataset.play ?? "");
  main.toggleAttribute("data-playing", false);
}

/** Shows a position that the user chose. @param {number} index */
function go(index) {
  pause();
  show(index);
}

/** The index that a key leads to. @param {string} key */
function target(key) {
  switch (key) {
    case "ArrowLeft":
      return requested - 1;
    case "ArrowRight":
      return requested + 1;
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
  // A value between two positions leads to the next one in the direction of the slider.
  const next = seqs.findIndex((seq) => seq >= value);
  go(value > seqs[requested] || seqs[next] === value ? next : next - 1);
});

main.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("[data-at]");
  if (link instanceof HTMLElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(seqs.indexOf(Number(link.dataset.at)));
    if (!link.closest(".playback")) {
      position.scrollIntoView();
    }
  }
});

document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  const index = isTyping || event.altKey || event.ctrlKey || event.metaKey ? undefined : target(event.key);
  if (index !== undefined) {
    event.preventDefault();
    go(index);
  }
});

document.addEventListener("visibilitychange", () => document.hidden && pause());
play.addEventListener("click", () => (main.hasAttribute("data-playing") ? pause() : run()));
// An address that names a moment is of one to be seen.
if (new URLSearchParams(location.search).has("at")) {
  position.scrollIntoView();
}
if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
  speed.value = REDUCED_SPEED;
}
element("show", HTMLButtonElement).hidden = true;
play.hidden = false;
element("speed-choice", HTMLElement).hidden = false;
updateControls();
positions.prefetch(shown);
awaitReport(address, () => {
  positions.forget();
  show(requested);
});
if (main.dataset.api) {
  const next = element("next", HTMLAnchorElement);
  const nothing = () => {};
  followStream(`${main.dataset.api}/stream`, () => main.dataset.seq ?? "0", {
    event: (event) => {
      main.dataset.seq = String(event.seq);
      if (event.next) {
        next.href = `../${event.next}`;
        next.hidden = false;
      }
    },
    changed: nothing,
    connection: nothing,
    alive: nothing,
  });
}

import { followStream } from "../game/event_stream.js";

/** Leads from the puzzles to the next game as soon as it starts. */
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const { next = "", api = "" } = main.dataset;
const nothing = () => {};
let isLeaving = false;

/** Whether the game has left its lobby. */
async function hasStarted() {
  const response = await fetch(api).catch(() => undefined);
  const game = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return game !== undefined && game.status !== "lobby";
}

async function look() {
  if (!isLeaving && (await hasStarted())) {
    isLeaving = true;
    location.replace(next);
  }
}

followStream(`${api}/stream`, () => main.dataset.seq ?? "0", {
  event: ({ seq }) => {
    main.dataset.seq = String(seq);
    look();
  },
  changed: look,
  connection: (state) => (state === "on" ? look() : undefined),
  alive: nothing,
});

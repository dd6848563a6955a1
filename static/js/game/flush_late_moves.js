import { Late } from "../sheet/late_crosses.js";
import { addressOf } from "../move.js";
import { Queue } from "../queue.js";

/** Sends what this phone kept of a game that is over by now, and names what came too late. @param {HTMLElement} main */
export function sendRest(main) {
  const { api } = main.dataset;
  const nothing = () => {};
  const late = new Late(api ?? "", nothing);
  let isRefused = false;
  const tell = async () => {
    if (queue.moves.length === 0 && (isRefused || !late.isEmpty)) {
      isRefused = false;
      const named = !late.isEmpty && (await late.clear());
      const place = document.getElementById("late");
      if (place) {
        place.textContent = named || place.textContent;
        place.hidden = false;
      }
    }
  };
  /** @type {import("../queue.js").Listener["refused"]} */
  const refused = (move, _problem, dropped) => {
    const isTakenBack = dropped.some(({ type }) => type === "undo");
    isRefused ||= !isTakenBack;
    if (move.type === "cross" && !isTakenBack) {
      late.put(move);
    }
    tell();
  };
  const queue = new Queue(`rowlock ${api}`, () => addressOf(main), { taken: tell, refused, kept: nothing, changed: nothing });
  tell();
  queue.flush();
}

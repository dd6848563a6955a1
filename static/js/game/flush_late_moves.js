import { LateCrosses } from "../sheet/late_crosses.js";
import { movesAddress } from "../sheet/move_codec.js";
import { MoveQueue } from "../sheet/move_queue.js";

/** Sends the moves that this phone has stored of a finished game, and names the crosses that were too late. @param {HTMLElement} main */
export function flushLateMoves(main) {
  const { api } = main.dataset;
  const nothing = () => {};
  const late = new LateCrosses(api ?? "", { submit: nothing, notEnded: nothing });
  let isRefused = false;
  const report = async () => {
    if (queue.moves.length === 0 && (isRefused || !late.isEmpty)) {
      isRefused = false;
      const text = !late.isEmpty && (await late.clear());
      const element = document.getElementById("late");
      if (element) {
        element.textContent = text || element.textContent;
        element.hidden = false;
      }
    }
  };
  /** @type {import("../sheet/move_queue.js").Listener["refused"]} */
  const refused = (move, _problem, dropped) => {
    const isUndone = dropped.some(({ type }) => type === "undo");
    isRefused ||= !isUndone;
    if (move.type === "cross" && !isUndone) {
      late.add(move);
    }
    report();
  };
  const queue = new MoveQueue(`rowlock ${api}`, () => movesAddress(main), { accepted: report, refused, deferred: nothing, changed: nothing });
  report();
  queue.flush();
}

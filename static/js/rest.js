import { Late } from "./late.js";
import { Queue } from "./queue.js";

/** Sends what this phone kept of a game that is over by now, and says where it came too late. @param {HTMLElement} main */
export function sendRest(main) {
  const { api } = main.dataset;
  const nothing = () => {};
  const tell = () => document.getElementById("late")?.removeAttribute("hidden");
  const late = new Late(api ?? "", nothing);
  if (!late.isEmpty) {
    late.clear();
    tell();
  }
  /** @type {import("./queue.js").Listener["refused"]} */
  const refused = (_move, _problem, dropped) => {
    if (!dropped.some(({ type }) => type === "undo")) {
      tell();
    }
  };
  new Queue(`rowlock ${api}`, `${api}/moves`, { taken: nothing, refused, kept: nothing, changed: nothing }).flush();
}

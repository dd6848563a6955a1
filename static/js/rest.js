import { Queue } from "./queue.js";

/** Sends what this phone kept of a game that is over by now, and says where it came too late. @param {HTMLElement} main */
export function sendRest(main) {
  const { api } = main.dataset;
  const nothing = () => {};
  /** @type {import("./queue.js").Listener["refused"]} */
  const refused = (_move, _detail, dropped) => {
    if (!dropped.some(({ type }) => type === "undo")) {
      document.getElementById("late")?.removeAttribute("hidden");
    }
  };
  new Queue(`rowlock ${api}`, `${api}/moves`, { taken: nothing, refused, kept: nothing, changed: nothing }).flush();
}

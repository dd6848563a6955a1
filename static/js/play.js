import { Sheet } from "./sheet.js";
import { follow } from "./live.js";
import { patch } from "./patch.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const sheet = main.dataset.kind === "sheet" ? new Sheet(main, refresh) : undefined;
let isAsking = false;
let isStale = false;

/** Asks for the fragment and shows it, at most once at a time. */
async function refresh() {
  isStale = true;
  if (isAsking) {
    return;
  }
  isAsking = true;
  while (isStale) {
    isStale = false;
    try {
      const answer = await fetch(main.dataset.fragment ?? "");
      if (!answer.ok) {
        location.reload();
        return;
      }
      show(new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main"));
    } catch {
      // Without a connection the page stays as it is; the stream tells when it is back.
      break;
    }
  }
  isAsking = false;
}

/** @param {HTMLElement | null} fresh */
function show(fresh) {
  if (!fresh || Number(fresh.dataset.seq) < Number(main.dataset.seq)) {
    return;
  }
  if (fresh.dataset.next && !main.dataset.next) {
    location.assign(fresh.dataset.next);
  } else if (fresh.dataset.kind !== main.dataset.kind) {
    location.replace(main.dataset.page ?? location.href);
  } else {
    patch(main, fresh);
    sheet?.repaint();
  }
}

/** @param {"on" | "wait" | "off"} state */
function link(state) {
  document.body.dataset.link = state;
  if (state === "on") {
    sheet?.flush();
  }
}

/** What the page shows is at least as new as its number; only later events need asking. @param {{seq: number} | null} event */
function news(event) {
  if (event && event.seq > Number(main.dataset.seq)) {
    refresh();
  }
}

follow(`${main.dataset.api}/stream`, () => main.dataset.seq ?? "0", { news, link });

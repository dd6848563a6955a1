import { Sheet } from "./sheet.js";
import { follow } from "./live.js";
import { guardMenu } from "./menu.js";
import { patch } from "./patch.js";

/** Answers that mean that this page is no longer this browser's to see. */
const GONE = [401, 403, 404];

/** After how long a fragment that could not be had is asked for again. */
const AGAIN = 3000;

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
let isAsking = false;
let isStale = false;
const sheet = document.getElementById("sheet") ? new Sheet(main, refresh) : undefined;

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
      if (GONE.includes(answer.status)) {
        location.reload();
        return;
      }
      show(new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main"));
    } catch {
      // Without a connection the page stays as it is for now.
      setTimeout(refresh, AGAIN);
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
  if (fresh.dataset.kind !== main.dataset.kind) {
    location.replace(main.dataset.page ?? location.href);
    return;
  }
  const isNew = fresh.dataset.next && !main.dataset.next;
  patch(main, fresh);
  sheet?.arrived();
  // Whoever comes back to a result stays there.
  if (isNew) {
    location.assign(fresh.dataset.next ?? "");
  }
}

/** @param {"on" | "wait" | "off"} state */
function link(state) {
  document.body.dataset.link = state;
  const sign = document.getElementById("link");
  sign?.setAttribute("aria-label", sign.dataset[state] ?? "");
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

guardMenu(main);
follow(`${main.dataset.api}/stream`, () => main.dataset.seq ?? "0", { news, link });

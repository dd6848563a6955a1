import { keepAwake } from "./game/wake_lock.js";
import { walkByArrows } from "./sheet/keyboard_nav.js";
import { Knock } from "./game/haptics.js";
import { closeAll } from "./kit/layers.js";
import { follow } from "./game/event_stream.js";
import { guardMenu } from "./sheet/modal_menu.js";
import { patch } from "./kit/morph.js";
import { sendRest } from "./game/flush_late_moves.js";
import { hideScores } from "./sheet/hide_scores.js";
import { Sheet } from "./sheet.js";
import { swipeSeats } from "./sheet/seat_swipe.js";
import { pressOnLift } from "./sheet/fast_tap.js";

/** Answers that mean that this page is no longer this browser's to see. */
const GONE = [401, 403, 404];

/** How long a fragment may take, and after how long one that could not be had is asked for again. */
const PATIENCE = 10_000;
const AGAIN = 3000;

/** How often a page that is to be left looks whether what was tapped on it is answered and read. */
const LOOK = 500;

/** The pages of a game in play, on which the screen stays on. */
const IN_PLAY = ["sheet", "eraser", "table"];

/** How long an event of the own move waits for the move's answer, which shows it, before the fragment is asked for. */
const ANSWER_GRACE = 1000;

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
let isAsking = false;
let isStale = false;
/** The latest event that is known of, and the latest that the fragment being asked for is sure to show. */
let latest = 0;
let awaited = 0;
/** The attempt to have it that is under way, or was the last one, and the timer of the next one. */
let asking = new AbortController();
let retry = 0;
let isLeaving = false;
const sheet = document.getElementById("sheet") ? new Sheet(main, refresh, receive) : undefined;
const knock = new Knock(main);

/**
 * Asks for the fragment and shows it, at most once at a time; not where it shows this event already, or is about to.
 * @param {number} [seq] an event that has happened
 */
async function refresh(seq) {
  latest = Math.max(latest, seq ?? 0);
  if (seq !== undefined && seq <= Math.max(Number(main.dataset.seq), isAsking ? awaited : 0)) {
    return;
  }
  isStale = true;
  if (isAsking) {
    return;
  }
  isAsking = true;
  clearTimeout(retry);
  while (isStale) {
    isStale = false;
    awaited = latest;
    try {
      await ask();
    } catch {
      // Without a connection the page stays as it is for now, unless there is a new one already.
      if (!isStale) {
        retry = setTimeout(() => refresh(), AGAIN);
      }
    }
  }
  isAsking = false;
}

async function ask() {
  const attempt = (asking = new AbortController());
  setTimeout(() => attempt.abort(), PATIENCE);
  const answer = await fetch(main.dataset.fragment ?? "", { signal: attempt.signal });
  if (isOutdated(answer) || GONE.includes(answer.status)) {
    location.reload();
  } else if (answer.ok) {
    show(fragmentOf(await answer.text()));
  } else {
    throw new Error(`the fragment was answered with ${answer.status}`);
  }
}

/** Whether scripts of before an update would lay a fragment of after it. @param {Response} answer */
function isOutdated(answer) {
  return answer.ok && !import.meta.url.includes(`/${answer.headers.get("Rowlock-Files")}/`);
}

/** @param {string} html */
function fragmentOf(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  return page.content.querySelector("main");
}

/** Shows the fragment of an answered move, unless its event is shown already; says whether it did. @param {Response} answer @param {string} html */
function receive(answer, html) {
  const fresh = fragmentOf(html);
  if (isOutdated(answer)) {
    location.reload();
  } else if (Number(fresh?.dataset.seq) > Number(main.dataset.seq)) {
    show(fresh);
    navigator.serviceWorker?.controller?.postMessage(html);
    return true;
  }
  return false;
}

/** @param {HTMLElement | null} fresh */
function show(fresh) {
  if (!fresh || isLeaving || Number(fresh.dataset.seq) < Number(main.dataset.seq)) {
    return;
  }
  if (fresh.dataset.kind !== main.dataset.kind) {
    isLeaving = true;
    leave(fresh.dataset.next ?? main.dataset.page ?? location.href);
    return;
  }
  const isNew = fresh.dataset.next && !main.dataset.next;
  if (sheet) {
    sheet.show(fresh);
    knock.update();
  } else {
    patch(main, fresh);
  }
  // Whoever comes back to a result stays there.
  if (isNew) {
    location.assign(fresh.dataset.next ?? "");
  }
}

/** Goes to the page that fits now, once what was tapped here is answered and read. @param {string} address */
function leave(address) {
  if (sheet?.isBusy) {
    sheet.hurry();
    setTimeout(() => leave(address), LOOK);
  } else {
    // What lies over the page is none of the next one's history.
    closeAll().then(() => location.replace(address));
  }
}

/** @param {"on" | "wait" | "off"} state */
function link(state) {
  const before = document.body.dataset.link;
  document.body.dataset.link = state;
  const sign = document.getElementById("link");
  sign?.setAttribute("aria-label", sign.dataset[state] ?? "");
  sheet?.link();
  if (state === "on") {
    sheet?.renew();
  }
  // A stream that is refused does not say why, and a new one tells of moves alone: not of a seat that was handed over.
  const isBack = state === "on" && before !== undefined;
  if (isBack) {
    // What was asked for over the lost connection may never come.
    asking.abort();
  }
  // Where no stream can be had, asking at each attempt stands in for it.
  if (isBack || state === "wait") {
    refresh();
  }
}

/** @param {{seq: number, seat: number | null}} event */
function news({ seq, seat }) {
  if (sheet?.isSending(seat)) {
    setTimeout(() => refresh(seq), ANSWER_GRACE);
  } else {
    refresh(seq);
  }
}

guardMenu(main);
walkByArrows(main);
pressOnLift(main);
swipeSeats(main);
hideScores(main);
if (main.dataset.kind === "result") {
  sendRest(main);
}
if (IN_PLAY.includes(main.dataset.kind ?? "")) {
  keepAwake();
}
follow(`${main.dataset.api}/stream`, () => main.dataset.seq ?? "0", { news, changed: () => refresh(), link });

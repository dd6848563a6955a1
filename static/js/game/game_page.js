import { createDialog, setMethods } from "../kit/dialog.js";
import { fetchFailedStyles } from "../kit/failed_styles.js";
import { parsePart } from "../kit/html.js";
import { closeAllLayers, pushLayer, removeLayer } from "../kit/layers.js";
import { morph } from "../kit/morph.js";
import { registerWorker } from "../pwa/worker.js";
import { sendRollWhenComplete } from "../sheet/dice_pad.js";
import { clickOnLift } from "../sheet/fast_tap.js";
import { hideScores } from "../sheet/hide_scores.js";
import { storeUnseenHints, unseenHints } from "../sheet/hints_seen.js";
import { moveFocusByArrows } from "../sheet/keyboard_nav.js";
import { makeMenuModal } from "../sheet/modal_menu.js";
import { Sheet } from "../sheet/sheet.js";
import { followStream } from "./event_stream.js";
import { flushLateMoves } from "./flush_late_moves.js";
import { Moments } from "./moments.js";
import { forgetSeat, rememberSeat, showMovedSeat } from "./moved_seat.js";
import { keepScreenOn } from "./wake_lock.js";

/** Statuses that mean that this browser has no access to this page any more. */
const ACCESS_LOST = [401, 403, 404];

/** How long a fragment may take, and the delay after which it is fetched again, in milliseconds. */
const FETCH_TIMEOUT = 10_000;
const RETRY_DELAY = 3000;

/** How many attempts without a stream may take no longer than that delay: of the six connections of a browser, each idle one may be silent, too. */
const QUICK_ATTEMPTS = 5;

/** How long the server may send nothing before the sheet says that it may be old, in milliseconds: longer than a silent connection is noticed. */
const STALE_AFTER = 30_000;

/** Delay between checks whether all moves of a page to be left are answered and read, in milliseconds. */
const LEAVE_DELAY = 500;

/** The pages of a game in play, on which the screen stays on. */
const IN_PLAY = ["sheet", "correction", "table"];

/** Delay between checks whether the own move is answered, whose response shows its event, in milliseconds. */
const ANSWER_GRACE = 1000;

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
let isFetching = false;
let isStale = false;
/** The latest event that is known of, and the latest that the fragment being fetched is sure to show. */
let latest = 0;
let awaited = 0;
/** The current or the last attempt to fetch it, and the timer of the next one. */
let attempt = new AbortController();
let retry = 0;
let failures = 0;
let staleTimer = 0;
let isLeaving = false;
/** @type {Sheet | undefined} */
let sheet;
/** @type {Moments} */
let moments;

/**
 * Fetches the fragment and shows it, one request at a time; not if it shows this event already or will.
 * @param {number} [seq] an event that has happened
 */
async function refresh(seq) {
  latest = Math.max(latest, seq ?? 0);
  if (seq !== undefined && seq <= Math.max(Number(main.dataset.seq), isFetching ? awaited : 0)) {
    return;
  }
  isStale = true;
  if (isFetching) {
    return;
  }
  isFetching = true;
  clearTimeout(retry);
  while (isStale) {
    isStale = false;
    awaited = latest;
    const next = Date.now() + RETRY_DELAY;
    try {
      await fetchFragment();
      failures = 0;
    } catch {
      failures += 1;
      // Offline: the page stays as it is until the next attempt.
      if (!isStale) {
        retry = setTimeout(() => refresh(), next - Date.now());
      }
    }
  }
  isFetching = false;
}

async function fetchFragment() {
  const controller = (attempt = new AbortController());
  const isQuick = document.body.dataset.connection !== "on" && failures < QUICK_ATTEMPTS;
  setTimeout(() => controller.abort(), isQuick ? RETRY_DELAY : FETCH_TIMEOUT);
  const response = await fetch(main.dataset.fragment ?? "", { signal: controller.signal });
  if (isOutdated(response) || ACCESS_LOST.includes(response.status)) {
    location.reload();
  } else if (response.ok) {
    show(fragmentOf(await response.text()));
    answered();
  } else {
    throw new Error(`the fragment was answered with ${response.status}`);
  }
}

/** Whether the server was updated since these scripts were loaded: they must not show its fragment. @param {Response} response */
function isOutdated(response) {
  return response.ok && !import.meta.url.includes(`/${response.headers.get("Rowlock-Files")}/`);
}

/** @param {string} html */
function fragmentOf(html) {
  return parsePart(html).querySelector("main");
}

/** Shows the fragment of an answered move, unless its event is shown already; returns whether it did. @param {Response} response @param {string} html */
function receive(response, html) {
  answered();
  const fresh = fragmentOf(html);
  if (isOutdated(response)) {
    location.reload();
  } else if (Number(fresh?.dataset.seq) > Number(main.dataset.seq)) {
    show(fresh);
    if (fresh?.dataset.kind !== "correction") {
      navigator.serviceWorker?.controller?.postMessage(html);
    }
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
    leave(fresh.dataset.next ?? main.dataset.page ?? location.href, fresh.dataset.kind === "result");
    return;
  }
  const isNew = fresh.dataset.next && !main.dataset.next;
  if (sheet) {
    sheet.show(fresh);
    moments.update();
    // Loaded once, however often it is asked for.
    import("./result_styles.js").catch(ignore);
  } else {
    morph(main, fresh);
  }
  // Only once: Back from the next game leads to this result.
  if (isNew) {
    location.assign(fresh.dataset.next ?? "");
  }
}

/** Goes to the page that fits now, once all moves made here are answered and read. @param {string} address @param {boolean} isEnd */
function leave(address, isEnd) {
  if (sheet?.isBusy) {
    sheet.prepareToLeave();
    setTimeout(() => leave(address, isEnd), LEAVE_DELAY);
  } else {
    closeAllLayers().then(() => (isEnd ? moments.end() : undefined)).then(() => location.replace(address));
  }
}

/** The server has answered: the sheet says that it may be old once nothing more comes. */
function answered() {
  setStale(false);
  awaitAnswer();
}

/** A hidden page waits for nothing. */
function awaitAnswer() {
  clearTimeout(staleTimer);
  staleTimer = setTimeout(() => setStale(!document.hidden), STALE_AFTER);
}

/** @param {boolean} isStale */
function setStale(isStale) {
  document.getElementById("stale")?.toggleAttribute("hidden", !isStale);
}

/** @param {"on" | "wait" | "off"} state */
function connectionChanged(state) {
  const previous = document.body.dataset.connection;
  document.body.dataset.connection = state;
  const sign = document.getElementById("connection");
  sign?.setAttribute("aria-label", sign.dataset[state] ?? "");
  sheet?.connectionChanged();
  if (state === "on") {
    sheet?.reconnect();
  }
  // A refused stream does not say why, and a new one sends moves only, not that a seat was transferred.
  const isReconnected = state === "on" && previous !== undefined;
  if (isReconnected) {
    // A request over the lost connection may never end.
    attempt.abort();
  }
  // Where no stream can be opened, fetching at each attempt replaces it.
  if (isReconnected || state === "wait") {
    refresh();
  }
}

/** @param {{seq: number, seat: number | null}} event */
function eventHappened({ seq, seat }) {
  if (sheet?.isSending(seat)) {
    setTimeout(() => eventHappened({ seq, seat }), ANSWER_GRACE);
  } else {
    refresh(seq);
  }
}

/** The page does without a part that cannot be loaded. */
const ignore = () => {};

/** Makes the page follow the game, and its controls work without loading it again. */
function start() {
  sheet = document.getElementById("sheet") ? new Sheet(main, refresh, receive) : undefined;
  moments = new Moments(main);
  registerWorker();
  fetchFailedStyles();
  makeMenuModal(main);
  moveFocusByArrows(main);
  clickOnLift(main);
  if (main.querySelector(".seat-tab")) {
    import("../sheet/seat_swipe.js").then(({ switchSeatOnSwipe }) => switchSeatOnSwipe(main), ignore);
  }
  hideScores(main);
  if (main.dataset.kind === "sheet") {
    sendRollWhenComplete(main);
    const unseen = unseenHints();
    if (unseen.length > 0) {
      import("../sheet/first_game_hints.js").then(({ showHints }) => showHints(main, unseen, storeUnseenHints), ignore);
    }
    rememberSeat(main);
  } else if (main.dataset.kind === "all-sheets") {
    showMovedSeat(main);
  } else if (main.dataset.kind === "lobby") {
    import("./seat_order.js").then(({ offerSeatOrder }) => offerSeatOrder(main, { createDialog, pushLayer, removeLayer }), ignore);
  } else if (main.dataset.kind === "table") {
    import("./table_keys.js").then(({ followRemoteKeys }) => followRemoteKeys(main), ignore);
  } else if (main.dataset.kind === "result") {
    flushLateMoves(main);
    storeUnseenHints([]);
    forgetSeat(main);
    const picture = document.getElementById("share-picture");
    picture?.removeAttribute("hidden");
    picture?.addEventListener("click", () => {
      import("./result_picture.js").then(
        ({ shareResult }) => shareResult(main, picture),
        () => (picture.textContent = picture.dataset.offline ?? ""),
      );
    });
  }
  if (IN_PLAY.includes(main.dataset.kind ?? "")) {
    keepScreenOn();
  }
  if (["result", "table"].includes(main.dataset.kind ?? "")) {
    import("./moment.js").then(({ followMoment }) => followMoment(main, refresh), ignore);
  }
  followStream(`${main.dataset.api}/stream`, () => main.dataset.seq ?? "0", {
    event: eventHappened,
    changed: () => refresh(),
    connection: connectionChanged,
    alive: answered,
  });
  awaitAnswer();
  document.addEventListener("visibilitychange", awaitAnswer);
  document.body.dataset.updates = "";
}

if ("HTMLDialogElement" in window) {
  start();
} else {
  // As in Firefox before version 98: a control that opens one comes alive after this, unless it cannot be loaded.
  import("../kit/plain_dialog.js").then(({ addMethods }) => setMethods(addMethods), ignore).then(start);
}

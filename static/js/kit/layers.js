/**
 * What lies over the page: menu, dialogs, a question on a button. Each has an entry in the browser's history, so that Back
 * closes the topmost one and leaves the page where it is.
 * @type {(() => void)[]} what closes each of them, the topmost last
 */
const layers = [];

/** Whether the page is on its way through its own history. */
let isGoing = false;

/** What waits until it has arrived. @type {(() => void)[]} */
const waiting = [];

/** Counts a layer that was just opened. @param {() => void} close */
export function opened(close) {
  if (!layers.includes(close)) {
    layers.push(close);
    settle();
  }
}

/** Counts a layer no longer that was just closed. @param {() => void} close */
export function closed(close) {
  const place = layers.indexOf(close);
  if (place >= 0) {
    layers.splice(place, 1);
    settle();
  }
}

/** Closes all layers, and resolves once the history has no entries of them. */
export function closeAll() {
  close(0);
  settle();
  return isGoing ? new Promise((/** @type {(value?: unknown) => void} */ resolve) => waiting.push(resolve)) : Promise.resolve();
}

/** Whether the page's entry in the history is that of a layer, which a link may replace. */
export function isOver() {
  return entries() > 0;
}

/** Closes the layers over so many. @param {number} count */
function close(count) {
  layers.splice(count).reverse().forEach((each) => each());
}

/** How many layers the current entry of the history stands for. */
function entries() {
  return Number(history.state?.layers ?? 0);
}

/** Brings the history to as many entries as there are layers: a reload and Forward come to entries whose layers are gone. */
function settle() {
  if (isGoing) {
    return;
  }
  const surplus = entries() - layers.length;
  if (surplus > 0) {
    isGoing = true;
    history.go(-surplus);
    return;
  }
  while (entries() < layers.length) {
    history.pushState({ layers: entries() + 1 }, "");
  }
  waiting.splice(0).forEach((resolve) => resolve());
}

addEventListener("popstate", () => {
  if (!isGoing) {
    close(entries());
  }
  isGoing = false;
  settle();
});
addEventListener("pageshow", () => {
  isGoing = false;
  settle();
});

/**
 * What covers the page: menu, dialogs, a question on a button. Each has an entry in the browser's history, so that Back closes
 * the topmost one and leaves the page where it is.
 * @type {(() => void)[]} what closes each of them, the topmost last
 */
const layers = [];

/** Whether the browser is going back through the entries of closed layers. */
let isNavigating = false;

/** Called once it has arrived. @type {(() => void)[]} */
const arrivals = [];

/** Adds a layer that was just opened. @param {() => void} close */
export function pushLayer(close) {
  if (!layers.includes(close)) {
    layers.push(close);
    syncHistory();
  }
}

/** Removes a layer that was just closed. @param {() => void} close */
export function removeLayer(close) {
  const index = layers.indexOf(close);
  if (index >= 0) {
    layers.splice(index, 1);
    syncHistory();
  }
}

/** Closes all layers, and resolves once the history has no entries of them. */
export function closeAllLayers() {
  closeAbove(0);
  syncHistory();
  return isNavigating ? new Promise((/** @type {(value?: unknown) => void} */ resolve) => arrivals.push(resolve)) : Promise.resolve();
}

/** Whether the page's entry in the history is that of a layer, which a link may replace. */
export function isLayerEntry() {
  return entries() > 0;
}

/** Closes all layers above this many. @param {number} count */
function closeAbove(count) {
  layers.splice(count).reverse().forEach((close) => close());
}

/** The number of layers that the current entry of the history stands for. */
function entries() {
  return Number(history.state?.layers ?? 0);
}

/** Makes the history have as many entries as there are layers: a reload and Forward lead to entries of closed layers. */
function syncHistory() {
  if (isNavigating) {
    return;
  }
  const surplus = entries() - layers.length;
  if (surplus > 0) {
    isNavigating = true;
    history.go(-surplus);
    return;
  }
  while (entries() < layers.length) {
    history.pushState({ layers: entries() + 1 }, "");
  }
  arrivals.splice(0).forEach((resolve) => resolve());
}

addEventListener("popstate", () => {
  if (!isNavigating) {
    closeAbove(entries());
  }
  isNavigating = false;
  syncHistory();
});
addEventListener("pageshow", () => {
  isNavigating = false;
  syncHistory();
});

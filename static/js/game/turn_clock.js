/** After which time the table has a pause and the clock is empty, in milliseconds; the server says no more either. */
const PAUSE = 30 * 60_000;

/** The statement of the server from which the clock counts, and when it would have been 0:00. */
let stated = "";
let start = 0;
let timer = 0;

/** Shows how long the turn has lasted, and again with the next second. Only what the server says and this page's own time count: the clock of a phone may be wrong. */
function show() {
  clearTimeout(timer);
  const clock = document.getElementById("turn-clock");
  const time = document.getElementById("turn-time");
  if (!clock || !time) {
    return;
  }
  const { since, elapsed } = clock.dataset;
  if (`${since} ${elapsed}` !== stated) {
    stated = `${since} ${elapsed}`;
    start = performance.now() - Number(elapsed);
  }
  const lasted = performance.now() - start;
  const seconds = Math.floor(lasted / 1000);
  const isRunning = elapsed !== "" && lasted < PAUSE;
  const text = isRunning ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : "";
  if (time.textContent !== text) {
    time.textContent = text;
  }
  if (isRunning) {
    timer = setTimeout(show, 1000 - (lasted % 1000));
  }
}

new MutationObserver(show).observe(/** @type {HTMLElement} */ (document.getElementById("main")), { subtree: true, childList: true, attributeFilter: ["data-elapsed", "data-since"] });
show();

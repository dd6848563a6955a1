import { parsePage } from "./html.js";
import { timeoutSignal } from "./timeout_signal.js";

/** Time between two requests, and how long a response may take, in milliseconds. */
const POLL_INTERVAL = 2000;
const RESPONSE_TIMEOUT = 10_000;

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

/** Loads this address again, and follows it once it redirects or shows something else. */
async function poll() {
  try {
    const response = await fetch(location.href, { signal: timeoutSignal(RESPONSE_TIMEOUT) });
    const page = parsePage(await response.text());
    if (response.redirected) {
      location.replace(response.url);
      return;
    }
    if (response.ok && page.getElementById("main")?.dataset.key !== main.dataset.key) {
      location.reload();
      return;
    }
  } catch {
    // Offline: the next request may succeed.
  }
  setTimeout(poll, POLL_INTERVAL);
}

document.body.dataset.updates = "";
if (main.dataset.poll !== undefined) {
  setTimeout(poll, POLL_INTERVAL);
}

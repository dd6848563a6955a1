import { parsePage } from "../kit/html.js";
import { timeoutSignal } from "../kit/timeout_signal.js";

/** How often a report that is being made is asked for. */
const MAX_ATTEMPTS = 200;

/** The delay before the next attempt where the server names none, and how long a response may take, in milliseconds. */
const DELAY = 5000;
const RESPONSE_TIMEOUT = 10_000;

/**
 * Shows the report of the coach as soon as it is made, with the chart that it completes.
 *
 * @param {string} address the page's address
 * @param {() => void} shown called once it is shown
 */
export async function awaitReport(address, shown) {
  const section = document.getElementById("coach");
  if (!section?.hasAttribute("data-awaited")) {
    return;
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const response = await fetch(`${address}/coach`, { signal: timeoutSignal(RESPONSE_TIMEOUT) }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response?.status === 200 && text !== undefined) {
      const page = parsePage(text);
      for (const part of ["#coach", ".score-chart"]) {
        const shown = document.querySelector(part);
        const fresh = page.querySelector(part);
        if (shown && fresh) {
          // The table of numbers stays open.
          fresh.querySelector("details")?.toggleAttribute("open", shown.querySelector("details")?.open);
          shown.replaceWith(fresh);
        }
      }
      shown();
      return;
    }
    // Offline, too busy or still at work: later.
    if (response && text !== undefined && response.status !== 202 && response.status !== 429 && response.status < 500) {
      section.remove();
      return;
    }
    const seconds = Number(response?.headers.get("Retry-After"));
    await new Promise((resume) => setTimeout(resume, seconds ? seconds * 1000 : DELAY));
  }
}

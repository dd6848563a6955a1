/** The delay before the report is asked for again where the server names none, in milliseconds. */
const DELAY = 5000;

/** How often it is asked for. */
const MAX_ATTEMPTS = 100;

/**
 * Shows the dearest choice of a finished game as soon as the report is made, and shares it as a picture.
 * @param {HTMLElement} main
 * @param {() => void} refresh shows the page as it is now
 */
export function followMoment(main, refresh) {
  let isAsking = false;
  const look = () => {
    const share = document.getElementById("share-moment");
    if (share?.hidden) {
      share.hidden = false;
      share.addEventListener("click", () => shareMoment(share));
    }
    if (!isAsking && main.querySelector("#moment[data-awaited]")) {
      isAsking = true;
      untilMade(`${main.dataset.api}/coach`).then(() => {
        // Its end may be taken back, and come again.
        isAsking = false;
        refresh();
      });
    }
  };
  new MutationObserver(look).observe(main, { childList: true, subtree: true });
  look();
}

/** Resolves once the report is made, or will not be. @param {string} address */
async function untilMade(address) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    // Offline, too busy or still at work: later.
    if (response && response.status !== 202 && response.status !== 429 && response.status < 500) {
      return;
    }
    const seconds = Number(response?.headers.get("Retry-After"));
    await new Promise((resume) => setTimeout(resume, seconds ? seconds * 1000 : DELAY));
  }
}

/** @param {HTMLElement} button */
function shareMoment(button) {
  const about = document.getElementById("played")?.textContent ?? "";
  import("./result_picture.js").then(
    ({ sharePart }) => sharePart(/** @type {HTMLElement} */ (button.closest("section")), button, about),
    () => (button.textContent = button.dataset.offline ?? ""),
  );
}

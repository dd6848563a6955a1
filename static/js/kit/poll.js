/** How long to wait before looking again, in milliseconds. */
const PAUSE = 2000;

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

/** Goes on as soon as this address leads elsewhere, or shows something else. */
async function look() {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (answer.redirected) {
      location.replace(answer.url);
      return;
    }
    if (answer.ok && page.getElementById("main")?.dataset.key !== main.dataset.key) {
      location.reload();
      return;
    }
  } catch {
    // Without a connection there is nothing new.
  }
  setTimeout(look, PAUSE);
}

if (main.dataset.waits !== undefined) {
  setTimeout(look, PAUSE);
}

import { copyText } from "./clipboard.js";

/** Copies and shares the link of the page, which needs a script. */
const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("link"));
const copy = document.getElementById("copy");
const send = document.getElementById("send");

if (link && copy && send) {
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    if (await copyText(link.href, () => getSelection()?.selectAllChildren(link))) {
      copy.textContent = copy.dataset.copied ?? "";
    }
  });
  // Browsers have it on https only.
  send.hidden = !navigator.share;
  send.addEventListener("click", () => {
    // The person may choose no app.
    navigator.share({ url: link.href }).catch(() => {});
  });
}

import { copyText } from "../kit/clipboard.js";

/** Copies the result as text when it is unfolded, and shares it: both need a script. */
const details = /** @type {HTMLDetailsElement | null} */ (document.getElementById("as-text"));
const text = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("text"));
const summary = details?.querySelector("summary");
const send = document.getElementById("send-text");

if (details && text && summary && send) {
  // Browsers have it on https only.
  send.hidden = !navigator.share;
  send.addEventListener("click", () => {
    // The person may choose no app.
    navigator.share({ text: text.value }).catch(() => {});
  });
  summary.addEventListener("click", async (event) => {
    // What is copied stays in view.
    event.preventDefault();
    details.open = true;
    if (await copyText(text.value, () => text.select())) {
      summary.textContent = summary.dataset.copied ?? "";
    }
  });
}

/** Copies and shares the link of the page, which needs a script. */
const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("link"));
const copy = document.getElementById("copy");
const send = document.getElementById("send");

/**
 * Copies a text; on plain http, browsers copy what is selected only.
 * @param {HTMLAnchorElement} from
 * @returns {Promise<boolean>}
 */
async function copyLink(from) {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(from.href).then(
      () => true,
      () => false,
    );
  }
  getSelection()?.selectAllChildren(from);
  return document.execCommand("copy");
}

if (link && copy && send) {
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    if (await copyLink(link)) {
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

/** Opens what is no game in the whole window: half a turned tablet is for sheets. */
const games = location.pathname.replace(/[^/]+\/two$/, "");

/** Comes before the scripts of the sheet, which would follow the link in its half. @param {Event} event */
function leave(event) {
  const link = /** @type {Element} */ (event.target).closest("a");
  if (link && !link.pathname.startsWith(games)) {
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  }
}

document.querySelectorAll("iframe").forEach((half) => {
  const listen = () => half.contentDocument?.addEventListener("click", leave, { capture: true });
  half.addEventListener("load", listen);
  // It may have loaded before this script.
  if (half.contentDocument?.readyState === "complete") {
    listen();
  }
});

/** Fetches once more each style of this page that could not be loaded, as over a connection that was closed at that moment. */
export function fetchFailedStyles() {
  const styles = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  for (const style of styles) {
    // A module runs when all of them are there or have failed, which some browsers take for an empty one.
    if (!style.sheet?.cssRules.length) {
      style.replaceWith(style.cloneNode());
    }
  }
}

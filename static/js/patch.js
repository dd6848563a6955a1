/**
 * Makes the old element like the new one, in place: what is the same stays the same node, so that nothing jumps and a
 * pressed key stays pressed. Elements with `data-local` belong to the scripts and are left alone.
 * @param {Element} old
 * @param {Element} fresh
 */
export function patch(old, fresh) {
  if (old.hasAttribute("data-local")) {
    return;
  }
  if (old.tagName !== fresh.tagName || old.id !== fresh.id || old.getAttribute("data-key") !== fresh.getAttribute("data-key")) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  patchAttributes(old, fresh);
  const olds = [...old.childNodes];
  const news = [...fresh.childNodes];
  news.forEach((child, index) => {
    const known = olds[index];
    if (!known) {
      old.append(document.importNode(child, true));
    } else if (known instanceof Element && child instanceof Element) {
      patch(known, child);
    } else if (known.nodeType === child.nodeType) {
      if (known.nodeValue !== child.nodeValue) {
        known.nodeValue = child.nodeValue;
      }
    } else {
      known.replaceWith(document.importNode(child, true));
    }
  });
  olds.slice(news.length).forEach((child) => child.remove());
}

/** Whether a menu is open, and what it keeps out of reach, is the reader's choice. */
const READERS = ["open", "inert"];

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function patchAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !READERS.includes(name)) {
      old.removeAttribute(name);
    }
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !READERS.includes(name)) {
      old.setAttribute(name, value);
    }
  }
}

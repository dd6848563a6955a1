/** What the keyboard can reach. */
const REACHABLE = "button, summary, a[href], input";

/**
 * Makes the old element like the new one, in place: what is the same stays the same node, so that nothing jumps and a
 * pressed key stays pressed. Elements with `data-local` belong to the scripts and are left alone. Where the focused
 * element goes, what stands nearest to it gets the focus.
 * @param {Element} old
 * @param {Element} fresh
 */
export function patch(old, fresh) {
  const lineage = ancestors(document.activeElement, old);
  amend(old, fresh);
  if (lineage.length > 0 && !lineage[0].isConnected) {
    const near = [...lineage, old].flatMap((each) => (each.isConnected ? [...each.querySelectorAll(REACHABLE)] : []));
    /** @type {HTMLElement | undefined} */ (near[0])?.focus({ preventScroll: true });
  }
}

/** An element and what it stands in, up to the top; nothing where it does not stand there. @param {Element | null} element @param {Element} top */
function ancestors(element, top) {
  /** @type {Element[]} */
  const found = [];
  for (let each = top.contains(element) ? element : null; each && each !== top; each = each.parentElement) {
    found.push(each);
  }
  return found;
}

/** @param {Element} old @param {Element} fresh */
function amend(old, fresh) {
  if ((old.hasAttribute("data-local") && old.id === fresh.id) || old.isEqualNode(fresh)) {
    return;
  }
  if (old.tagName !== fresh.tagName || old.id !== fresh.id || old.getAttribute("data-key") !== fresh.getAttribute("data-key")) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  amendAttributes(old, fresh);
  const news = [...fresh.childNodes];
  news.forEach((child, index) => {
    const known = find(old, index, child);
    if (!known) {
      old.append(document.importNode(child, true));
    } else if (idOf(known) !== idOf(child) && news.some((each) => idOf(each) !== "" && idOf(each) === idOf(known))) {
      // It has its place further on.
      old.insertBefore(document.importNode(child, true), known);
    } else if (known instanceof Element && child instanceof Element) {
      amend(known, child);
    } else if (known.nodeType === child.nodeType) {
      if (known.nodeValue !== child.nodeValue) {
        known.nodeValue = child.nodeValue;
      }
    } else {
      known.replaceWith(document.importNode(child, true));
    }
  });
  [...old.childNodes].slice(news.length).forEach((child) => child.remove());
}

/** The child that is to be made like the fresh one: the one with its id, wherever it was, or the one in its place. @param {Element} old @param {number} index @param {ChildNode} child */
function find(old, index, child) {
  const known = old.childNodes[index];
  const id = idOf(child);
  const same = id !== "" && id !== idOf(known) && [...old.children].find((each) => each.id === id);
  return same ? old.insertBefore(same, known ?? null) : known;
}

/** @param {ChildNode | undefined} node */
function idOf(node) {
  return node instanceof Element ? node.id : "";
}

/** Whether a menu is open, and what it keeps out of reach, is the reader's choice. */
const READERS = ["open", "inert"];

/** @param {Element} old @param {Element} fresh */
function amendAttributes(old, fresh) {
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

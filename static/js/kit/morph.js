/** Elements that the keyboard can focus. */
const FOCUSABLE = "button, summary, a[href], input";

/** Attributes that belong to this page: whether the menu is open, what is out of reach meanwhile, and which rows were just locked or can be locked now. */
const LOCAL_STATE = ["open", "inert", "data-just-locked", "data-just-ready"];

/**
 * Makes the old element like the new one, in place: unchanged nodes stay, so that nothing jumps and a pressed button stays
 * pressed. Elements with `data-local` belong to the scripts and are left alone. If the focused element is removed, the nearest
 * one gets the focus.
 * @param {Element} old
 * @param {Element} fresh
 */
export function morph(old, fresh) {
  const focused = lineage(document.activeElement, old);
  update(old, fresh);
  if (focused.length > 0 && !focused[0].isConnected) {
    const near = [...focused, old].flatMap((each) => (each.isConnected ? [...each.querySelectorAll(FOCUSABLE)] : []));
    /** @type {HTMLElement | undefined} */ (near[0])?.focus({ preventScroll: true });
  }
}

/** An element and its ancestors below `top`; empty if it is not inside. @param {Element | null} element @param {Element} top */
function lineage(element, top) {
  /** @type {Element[]} */
  const found = [];
  for (let each = top.contains(element) ? element : null; each && each !== top; each = each.parentElement) {
    found.push(each);
  }
  return found;
}

/** @param {Element} old @param {Element} fresh */
function update(old, fresh) {
  if ((old.hasAttribute("data-local") && old.id === fresh.id) || old.isEqualNode(fresh)) {
    return;
  }
  if (old.tagName !== fresh.tagName || old.id !== fresh.id || old.getAttribute("data-key") !== fresh.getAttribute("data-key")) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  updateAttributes(old, fresh);
  const children = [...fresh.childNodes];
  children.forEach((child, index) => {
    const known = match(old, index, child);
    if (!known) {
      old.append(document.importNode(child, true));
    } else if (idOf(known) !== idOf(child) && children.some((each) => idOf(each) !== "" && idOf(each) === idOf(known))) {
      // The known element belongs further on.
      old.insertBefore(document.importNode(child, true), known);
    } else if (known instanceof Element && child instanceof Element) {
      update(known, child);
    } else if (known.nodeType === child.nodeType) {
      if (known.nodeValue !== child.nodeValue) {
        known.nodeValue = child.nodeValue;
      }
    } else {
      known.replaceWith(document.importNode(child, true));
    }
  });
  [...old.childNodes].slice(children.length).forEach((child) => child.remove());
}

/** The old child to update: the one with the same id, moved here, or the one at the same index. @param {Element} old @param {number} index @param {ChildNode} child */
function match(old, index, child) {
  const known = old.childNodes[index];
  const id = idOf(child);
  const same = id !== "" && id !== idOf(known) && [...old.children].find((each) => each.id === id);
  return same ? old.insertBefore(same, known ?? null) : known;
}

/** @param {ChildNode | undefined} node */
function idOf(node) {
  return node instanceof Element ? node.id : "";
}

/** @param {Element} old @param {Element} fresh */
function updateAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !LOCAL_STATE.includes(name)) {
      old.removeAttribute(name);
    }
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !LOCAL_STATE.includes(name)) {
      old.setAttribute(name, value);
    }
  }
}

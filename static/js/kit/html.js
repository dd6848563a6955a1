/** Parses HTML that this server has sent; browsers that know Trusted Types let only this module parse a text. */

/** @typedef {{ createHTML(text: string): string }} Policy */

/** @type {Policy} */
const PLAIN = { createHTML: (text) => text };

/** @type {{ trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } }} */
const browser = /** @type {any} */ (self);

const policy = browser.trustedTypes?.createPolicy("rowlock", PLAIN) ?? PLAIN;

/** The page of this text. @param {string} text */
export function parsePage(text) {
  return new DOMParser().parseFromString(policy.createHTML(text), "text/html");
}

/** The part of a page of this text. @param {string} text */
export function parsePart(text) {
  const template = document.createElement("template");
  template.innerHTML = policy.createHTML(text);
  return template.content;
}

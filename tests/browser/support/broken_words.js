/** What is seen on a page with a word that is broken into two lines; these names may be, as a table does with long ones. */
export function brokenWords(page, names = []) {
  return page.evaluate((names) => {
    const lines = (node, start, end) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    // Addresses, paths and the names of variables are broken anywhere.
    const isTechnical = (node) => /:\/\/|_|^\s*\/\S+\//.test(node.textContent ?? "");
    const isBroken = (node) => {
      const words = [...(node.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)];
      return words.some(({ 0: word, index }) => !names.includes(word) && lines(node, index, index + word.length) > 1);
    };
    const isSeen = (each) => each.checkVisibility() && !each.closest(".sr-only, svg");
    const texts = (each) => [...each.childNodes].filter((node) => node instanceof Text && node.textContent?.trim() && !isTechnical(node));
    const all = [...document.body.querySelectorAll("*")].filter((each) => each instanceof HTMLElement && isSeen(each));
    const said = (each) => `${each.id || each.className || each.localName}: ${each.textContent?.trim().replace(/\s+/g, " ")}`;
    return all.filter((each) => texts(each).some(isBroken)).map((each) => `a broken word in ${said(each)}`);
  }, names);
}

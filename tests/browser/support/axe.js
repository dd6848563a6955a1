import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { endOfAnimations } from "./animations.js";

/** What WCAG 2.2 AA asks for, as far as a program can tell, with a rule that is still an experiment, and a heading. */
const STANDARD = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  rules: { "label-content-name-mismatch": { enabled: true }, "page-has-heading-one": { enabled: true } },
};

/** What of that depends on colors. */
const COLORS = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

const SCRIPT = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The violations that axe finds on a page, one line per rule. */
export function violations(page) {
  return run(page, STANDARD);
}

/** The same of its colors alone: what else there is does not change with the theme. */
export function colorViolations(page) {
  return run(page, COLORS);
}

async function run(page, options) {
  // A button that is disabled for a moment is pale meanwhile.
  await endOfAnimations(page);
  // A page is one frame; it is given the script once, as loading it takes longer than running it.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(SCRIPT);
  }
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, { ...options, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, options);
}

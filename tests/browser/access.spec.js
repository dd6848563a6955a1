import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { PHONE, test } from "./support/fixtures.js";
import { Tour } from "./support/tour.js";

/** Each language with each theme, so that neighbours differ in both. */
const LOOKS = ["en", "es", "de", "fr", "nl", "en", "es", "de", "fr", "nl"].map((locale, index) => ({
  locale,
  colorScheme: index % 2 === 0 ? "light" : "dark",
}));

/** What WCAG 2.2 AA asks for, as far as a program can tell. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A desk's window of 1280×1024 at 400 %: there nothing may have to be scrolled in two directions. */
const NARROW = { width: 320, height: 256 };

// Axe reads a whole page with all its sheets in some seconds on a small machine.
test.setTimeout(600_000);

test("every page is accessible, each phone in the next language and each page in the next theme", async ({ browser, server }) => {
  let phones = 0;
  let pages = 0;
  const turn = (page) => page.emulateMedia({ colorScheme: LOOKS[pages++ % LOOKS.length].colorScheme });
  await inspect(browser, server, () => LOOKS[phones++ % LOOKS.length], turn);
});

if (process.env.ROWLOCK_ALL) {
  for (const look of LOOKS) {
    test(`every page is accessible in ${look.locale}, ${look.colorScheme}`, async ({ browser, server }) => {
      await inspect(browser, server, () => look);
    });
  }
}

/** Goes through every page, and finds nothing to complain of. */
async function inspect(browser, server, look, before = () => {}) {
  const faults = [];
  const visit = async (page, name) => {
    await before(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    for (const { id, nodes } of violations) {
      faults.push(`${name}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    }
    if (!(await flows(page))) {
      faults.push(`${name} is wider than ${NARROW.width}`);
    }
  };
  // What is fading away just now is not there to be read.
  await new Tour(browser, server.address, visit, () => ({ viewport: PHONE, reducedMotion: "reduce", ...look() })).walk();
  expect(faults).toEqual([]);
}

/** Whether the page is scrolled downwards only in a narrow window. */
async function flows(page) {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(size);
  return width <= NARROW.width;
}

import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { colorViolations, violations } from "./support/axe.js";
import { brokenWords } from "./support/broken_words.js";
import { test } from "./support/fixtures.js";
import { ALL } from "./support/selection.js";
import { Tour } from "./support/tour.js";

const LANGUAGES = readdirSync(new URL("../../templates/locales", import.meta.url));
const THEMES = ["light", "dark"];

/** The smallest phone in use: its buttons have the least room for their texts. */
const SMALL_PHONE = { width: 360, height: 640 };

/** A desk's window of 1280×1024 at 400 %: there nothing may have to be scrolled in two directions. */
const NARROW = { width: 320, height: 256 };

test.setTimeout(1_800_000);
// The link to the operator's page works once.
test.use({ ownServer: true });

test("every page is accessible in both themes and in forced colors, each phone in the next language", async ({ browser, server }) => {
  await inspect(browser, server, inTurn(), (tour) => tour.visitAll());
});

test("boards with extras are accessible in both themes and in forced colors, each phone in the next language", async ({ browser, server }) => {
  await inspect(browser, server, inTurn(), (tour) => tour.visitExtras());
});

if (ALL) {
  for (const locale of LANGUAGES) {
    test(`every page is accessible in both themes in ${locale}`, async ({ browser, server }) => {
      await inspect(browser, server, () => locale, (tour) => tour.visitAll());
      await inspect(browser, server, () => locale, (tour) => tour.visitExtras());
    });
  }
}

test("the operator's page is accessible in both themes and every language", async ({ browser, server }) => {
  const problems = [];
  const visit = inspector(problems);
  const options = { viewport: SMALL_PHONE, reducedMotion: "reduce" };
  const page = await browser.newPage(options);
  await page.goto(`${server.operatorAddress}/admin`);
  await visit(page, "admin-refused");
  await page.goto(server.operatorLink);
  // The link works once: its cookie goes on to the other languages.
  const storageState = await page.context().storageState();
  await page.close();
  for (const locale of LANGUAGES) {
    const page = await browser.newPage({ ...options, locale, storageState });
    await page.goto(`${server.operatorAddress}/admin`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("#settings-title")).toBeVisible();
    await visit(page, `admin in ${locale}`);
    await page.close();
  }
  expect(problems).toEqual([]);
});

/** The languages, each time the next one. */
function inTurn() {
  let phones = 0;
  return () => LANGUAGES[phones++ % LANGUAGES.length];
}

/** Visits the pages of a tour, each phone in the language that `locale()` returns, and expects no violation. */
async function inspect(browser, server, locale, visit) {
  const problems = [];
  // What is fading away just now is not there to be read.
  await visit(new Tour(browser, server.address, inspector(problems), () => ({ viewport: SMALL_PHONE, reducedMotion: "reduce", locale: locale() })));
  expect(problems).toEqual([]);
}

/** A visitor of pages that adds what it finds to `problems`. */
function inspector(problems) {
  let visits = 0;
  return async (page, name) => {
    const forced = ALL ? THEMES : [THEMES[visits++ % THEMES.length]];
    const look = async (colorScheme, find, forcedColors = "none") => {
      await page.emulateMedia({ colorScheme, forcedColors });
      problems.push(...(await find(page)).map((problem) => `${name}, ${colorScheme}, forced colors ${forcedColors}: ${problem}`));
    };
    // There a button that stays at the bottom covers nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await look(THEMES[0], violations);
    problems.push(...(await cutTexts(page)).map((text) => `${name}: the text does not fit ${text}`));
    problems.push(...(await brokenWords(page)).map((text) => `${name}: ${text}`));
    await look(THEMES[1], colorViolations);
    for (const theme of forced) {
      await look(theme, colorViolations, "active");
    }
    await page.emulateMedia({ forcedColors: "none" });
    if (!(await flows(page))) {
      problems.push(`${name} is wider than ${NARROW.width}`);
    }
  };
}

/** The visible buttons, menu items, summaries, fields, tiles and tables that are too small for their texts. */
function cutTexts(page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("button, .button, .menu-item, summary, .tab, .stats-tile, .stats-half, .stack-field, .table-card")].filter((each) => each.checkVisibility());
    const cut = shown.filter((each) => [each, ...each.querySelectorAll("*:not(svg, svg *, .sr-only)")].some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0));
    return cut.map((each) => `${each.id || each.className}: ${each.textContent?.trim()}`);
  });
}

/** Whether the page is scrolled downwards only in a narrow window. */
async function flows(page) {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(size);
  return width <= NARROW.width;
}

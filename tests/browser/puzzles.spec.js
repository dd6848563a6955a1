import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { colorViolations, violations } from "./support/axe.js";
import { brokenWords } from "./support/broken_words.js";
import { test } from "./support/fixtures.js";

const LANGUAGES = readdirSync(new URL("../../templates/locales", import.meta.url));

/** The smallest phone in use. */
const viewport = { width: 360, height: 640 };

/** A game in which Ana skips nine spaces of red, its path, and the lobby of the next one. */
async function nextLobby(ana, ben) {
  const path = new URL(ana.page.url()).pathname;
  await ana.roll({ white_1: 5, white_2: 6, red: 1, yellow: 3, green: 2, blue: 4 });
  await ana.cross("red", 11);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ana.finish();
  await expect(ana.page.locator("#moment:not([data-awaited])")).toBeVisible();
  await ana.page.goto(`${path}/replay`);
  await ana.page.locator("main form button:not([type=button])").last().click();
  await expect(ana.page.locator("#start")).toBeVisible();
  return path;
}

test("who waits for the next game solves the puzzles of the last by keyboard, and is in the game when it starts", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  const path = await nextLobby(ana, ben);
  const page = ben.page;
  await expect(page.locator("#puzzles")).toHaveText("While you wait: what would you cross?");
  await page.locator("#puzzles").press("Enter");
  await expect(page.locator("h1")).toContainText("What would you cross?");
  await expect(page.locator(".puzzle-sheet .static-sheet-row")).toHaveCount(4);
  await expect(page.locator("#dice")).toHaveAttribute("aria-label", /5/);
  const choices = page.locator("#choices button");
  const count = await choices.count();
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThanOrEqual(4);
  await expect(choices.first()).toHaveAccessibleName(/^\S/);
  await choices.first().press("Enter");
  await expect(page).toHaveURL(/#answer$/);
  const answers = page.locator("#choices .puzzle-choice");
  await expect(answers).toHaveCount(count);
  await expect(page.locator("[data-best]")).toContainText("Worth the most");
  await expect(page.locator("#choices")).toContainText("points less");
  await expect(page.locator("#choices")).toContainText("Ana chose this");
  await expect(page.locator("[data-chosen]")).toContainText("Your choice");
  await ana.page.locator("#start").click();
  if (await ana.page.locator("#start-anyway").isVisible()) {
    await ana.page.locator("#start-anyway").click();
  }
  await expect(page.locator("#sheet")).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(path);
});

test("a puzzle is a form that works without JavaScript", async ({ table, phone }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  const path = await nextLobby(ana, ben);
  const { page } = await phone("Ben", { storageState: await ben.page.context().storageState(), javaScriptEnabled: false });
  await page.goto(`${path}/review/puzzles`);
  await page.locator("#choices button").last().click();
  await expect(page.locator("#answer")).toBeVisible();
  await expect(page.locator("#choices")).toContainText("Worth the most");
});

test("a moment, a puzzle and its answer fit on the smallest phone and are accessible in every language and both themes", async ({ table, phone }, info) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  const path = await nextLobby(ana, ben);
  const storageState = await ana.page.context().storageState();
  const problems = [];
  for (const [index, locale] of LANGUAGES.entries()) {
    const colorScheme = index % 2 === 0 ? "light" : "dark";
    const { page } = await phone("Ana", { storageState, locale, viewport, colorScheme });
    for (const [name, address] of [["result", path], ["puzzle", `${path}/review/puzzles`], ["answer", `${path}/review/puzzles?choice=0`]]) {
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      if (name === "result") {
        await expect(page.locator("#share-moment")).toBeVisible();
      }
      await info.attach(`${name}-${locale}-${colorScheme}`, { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
      // There a button that stays at the bottom covers nothing.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const found = [...(await violations(page)), ...(await brokenWords(page))];
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      found.push(...(overflow > 0 ? [`${overflow} px too wide`] : []));
      await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
      found.push(...(await colorViolations(page)));
      await page.emulateMedia({ colorScheme });
      problems.push(...found.map((text) => `${name} in ${locale}: ${text}`));
    }
  }
  expect(problems).toEqual([]);
});

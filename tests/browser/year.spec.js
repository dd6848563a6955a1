import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { colorViolations, violations } from "./support/axe.js";
import { brokenWords } from "./support/broken_words.js";
import { keepDrawnTexts } from "./support/drawn_texts.js";
import { test } from "./support/fixtures.js";

const LANGUAGES = readdirSync(new URL("../../templates/locales", import.meta.url));

/** The smallest phone in use. */
const viewport = { width: 360, height: 640 };

/** Twelve games from paper of 2025, and the path of the group's year. */
async function yearOf(page) {
  await page.goto("/history");
  const group = (await page.locator('a[href^="/groups/"]').first().getAttribute("href")).split("?")[0];
  const paper = Array.from({ length: 12 }, (_, index) => ({
    date: `2025-03-${String(index + 1).padStart(2, "0")}`,
    variant: "classic",
    seats: [
      { name: "Ana", rows: { red: [2, 3, 4, 5].slice(0, (index % 4) + 1) } },
      { name: "Ben", rows: { blue: [12, 11, 10] }, penalties: index % 3 },
    ],
  }));
  const body = JSON.stringify({ format: "rowlock", version: 1, paper });
  const status = await page.evaluate(
    async ([address, body]) => (await fetch(address, { method: "POST", body, headers: { "Content-Type": "application/json" } })).status,
    [`/api/v1${group}/import`, body],
  );
  expect(status).toBe(200);
  return `${group}/year/2025`;
}

for (const locale of ["en", "de"]) {
  test(`the year of a player is one picture in ${locale}, with the figures of the page`, async ({ table }, info) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, locale });
    const { page } = ana;
    const path = await yearOf(page);
    await page.goto(path);
    await page.locator("#years-of .tab", { hasText: "Ben" }).click();
    await expect(page.locator("h1")).toContainText("Ben");
    await expect(page.locator("#figures .stats-tile").first()).toContainText("12");
    await page.evaluate(keepDrawnTexts);
    const started = page.waitForEvent("download");
    await page.locator("#share-year").click();
    const file = await started;
    expect(file.suggestedFilename()).toBe("qwixx-2025.png");
    await info.attach("picture", { body: await readFile(await file.path()), contentType: "image/png" });
    const drawn = await page.evaluate(() => window.drawn);
    const figures = await page.locator("#figures dd").allTextContents();
    expect(figures.length).toBeGreaterThanOrEqual(5);
    expect(drawn).toEqual(expect.arrayContaining(figures.map((text) => text.trim())));
  });
}

test("a year fits on the smallest phone and is accessible in every language and both themes", async ({ table, phone }, info) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const path = await yearOf(ana.page);
  const storageState = await ana.page.context().storageState();
  const problems = [];
  for (const [index, locale] of LANGUAGES.entries()) {
    const colorScheme = index % 2 === 0 ? "light" : "dark";
    const { page } = await phone("Ana", { storageState, locale, viewport, colorScheme });
    await page.goto(path);
    await expect(page.locator("#share-year")).toBeVisible();
    await page.locator("#years-of .tab").nth(index % 2).click();
    await expect(page.locator("#share-year")).toBeVisible();
    await info.attach(`year-${locale}-${colorScheme}`, { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
    const found = [...(await violations(page)), ...(await brokenWords(page))];
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    found.push(...(overflow > 0 ? [`${overflow} px too wide`] : []));
    await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
    found.push(...(await colorViolations(page)));
    problems.push(...found.map((text) => `year in ${locale}: ${text}`));
  }
  expect(problems).toEqual([]);
});

import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** What the text says: the game was ended early, so it names no places. */
const TEXT = /^Qwixx \(Classic\), \d+ \w+ \d{4}: Ana 3 · Ben 1$/;

/** The result of a short game on Ana's phone. */
async function finished(table, options) {
  const [ana, ben] = await table(["Ana", "Ben"], options);
  await ana.cross("red", 2);
  await ana.cross("red", 3);
  await ben.cross("blue", 12);
  await ana.finish();
  return ana.page;
}

test("the result is copied as text from the result and from the review", async ({ table }) => {
  const page = await finished(table);
  // On plain http, browsers copy what is selected.
  await page.addInitScript(() => {
    addEventListener("copy", () => {
      const { value, selectionStart, selectionEnd } = document.activeElement;
      document.body.dataset.copied = value.slice(selectionStart, selectionEnd);
    });
  });
  await page.reload();
  for (const address of [page.url(), `${page.url()}/review`]) {
    await page.goto(address);
    if (!address.endsWith("/review")) {
      await page.locator("#menu > summary").tap();
    }
    const summary = page.locator("#as-text summary");
    await expect(summary).toHaveText("Copy as text");
    await summary.tap();
    await expect(summary).toHaveText("Copied");
    await expect(page.locator("body")).toHaveAttribute("data-copied", TEXT);
    expect(await violations(page)).toEqual([]);
  }
});

test("the result is sent as text where the browser shares", async ({ table }) => {
  const page = await finished(table);
  await page.addInitScript(() => {
    navigator.share = async (data) => document.body.setAttribute("data-shared", data.text);
  });
  await page.reload();
  await page.locator("#menu > summary").tap();
  await page.locator("#as-text summary").tap();
  await page.locator("#send-text").tap();
  await expect(page.locator("body")).toHaveAttribute("data-shared", TEXT);
});

test("without scripts the result unfolds as text that can be selected", async ({ table }) => {
  const page = await finished(table, { javaScriptEnabled: false });
  await page.locator("#menu > summary").click();
  await page.locator("#as-text summary").click();
  await expect(page.locator("#text")).toBeVisible();
  await expect(page.locator("#text")).toHaveValue(TEXT);
});

import { expect } from "@playwright/test";
import { colorViolations, violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** Chooses the colors of the dice, from the red row to the blue one, and their places. */
async function choose({ page }, colors, places) {
  await page.goto("/settings/rows");
  for (const [index, row] of ["red", "yellow", "green", "blue"].entries()) {
    await page.locator(`#${row}`).selectOption(colors[index]);
    await page.locator(`#${row}-place`).selectOption(String(places[index]));
  }
  await page.locator("#save").tap();
  await page.waitForURL("**/settings");
}

/** The texts or attributes of elements, from top to bottom. */
const from = (page, selector, read) => page.locator(selector).evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), read);

test("a phone shows the rows as its box has them, the other phones as theirs have", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  await choose(ana, ["orange", "yellow", "purple", "blue"], [2, 1, 4, 3]);
  await ana.openGame();
  expect(await from(ana.page, ".row", "id")).toEqual(["row-yellow", "row-red", "row-blue", "row-green"]);
  expect(await from(ben.page, ".row", "id")).toEqual(["row-red", "row-yellow", "row-green", "row-blue"]);
  const band = (page, row) => page.locator(`#row-${row}`).evaluate((element) => getComputedStyle(element).getPropertyValue("--band"));
  expect(await band(ana.page, "red")).not.toBe(await band(ben.page, "red"));
  expect(await band(ana.page, "blue")).toBe(await band(ben.page, "blue"));
  await ana.roll({ white_1: 1, white_2: 2, red: 3, yellow: 4, green: 5, blue: 6 });
  await ana.cross("red", 3);
  await expect(ana.page.locator("#space-red-3")).toHaveAttribute("aria-label", /^orange 3, crossed/);
  // The fragment after a move has the same order.
  expect(await from(ana.page, ".row", "id")).toEqual(["row-yellow", "row-red", "row-blue", "row-green"]);
  await ben.page.locator("#others").tap();
  await expect.poll(() => from(ben.page, ".static-sheet:first-of-type .static-sheet-row", "data-color")).toEqual(["red", "yellow", "green", "blue"]);
});

for (const colorScheme of ["light", "dark"]) {
  test(`every color of dice is readable on ${colorScheme} pages`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "dice" });
    await ana.page.emulateMedia({ colorScheme });
    for (const colors of [["orange", "purple", "pink", "black"], ["blue", "green", "yellow", "red"], ["yellow", "red", "blue", "green"]]) {
      await choose(ana, colors, [4, 3, 2, 1]);
      expect(await violations(ana.page)).toEqual([]);
      await ana.openGame();
      expect(await violations(ana.page)).toEqual([]);
      expect(await colorViolations(ana.page)).toEqual([]);
    }
  });
}

test("the page of the rows keeps what was chosen when two have the same color", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.goto("/settings");
  await page.locator("#rows").tap();
  await page.locator("#red").selectOption("pink");
  await page.locator("#blue").selectOption("pink");
  await page.locator("#save").tap();
  await expect(page.locator("#message")).toContainText("same colour");
  await expect(page.locator("#red")).toHaveValue("pink");
  await page.locator("#blue").selectOption("black");
  await page.locator("#save").tap();
  await page.waitForURL("**/settings");
  await page.locator("#rows").tap();
  await expect(page.locator("#blue")).toHaveValue("black");
  await page.locator("#standard").tap();
  await page.waitForURL("**/settings");
  await page.locator("#rows").tap();
  await expect(page.locator("#blue")).toHaveValue("blue");
});

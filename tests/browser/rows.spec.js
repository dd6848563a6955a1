import { expect } from "@playwright/test";
import { colorViolations, violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** Chooses the colors of the dice, from the red row to the blue one, and their places. */
async function choose({ page }, colors, places) {
  const rows = ["red", "yellow", "green", "blue"];
  const form = rows.flatMap((row, index) => [[row, colors[index]], [`${row}_place`, String(places[index])]]);
  await page.goto("/settings/rows");
  await page.evaluate((form) => fetch("/settings/rows", { method: "POST", body: new URLSearchParams(form) }), form);
  await page.reload();
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

test("every color of dice is readable on light and dark pages", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "dice" });
  const look = async () => {
    await ana.page.emulateMedia({ colorScheme: "light" });
    expect(await violations(ana.page)).toEqual([]);
    await ana.page.emulateMedia({ colorScheme: "dark" });
    expect(await colorViolations(ana.page)).toEqual([]);
  };
  for (const colors of [["orange", "purple", "pink", "black"], ["blue", "green", "yellow", "red"], ["yellow", "red", "blue", "green"]]) {
    await choose(ana, colors, [4, 3, 2, 1]);
    await look();
    await ana.openGame();
    await look();
  }
});

test("the rows are dragged or moved by buttons into their order, take a color by a tap, and are saved at once", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.goto("/settings");
  await page.locator("#rows").tap();
  // Without its script a tap loads the page again.
  await page.waitForURL("**/settings/rows");
  const rows = () => page.locator(".box-row summary").evaluateAll((all) => all.map((each) => each.dataset.dice));
  await page.locator("#colors-red > summary").tap();
  await page.locator("#colors-red").getByRole("button", { name: "Pink" }).tap();
  await expect.poll(rows).toEqual(["red-pink", "yellow-yellow", "green-green", "blue-blue"]);
  await expect(page.locator("#status")).toHaveText("Saved");
  expect(await violations(page)).toEqual([]);

  // The button keeps the focus, as far as the row goes.
  await page.locator("#down-green").focus();
  await page.keyboard.press("Enter");
  await expect.poll(rows).toEqual(["red-pink", "yellow-yellow", "blue-blue", "green-green"]);
  await expect(page.locator("#up-green")).toBeFocused();

  const [grip, last] = await Promise.all(["#row-red .box-row-grip", "#row-green"].map((each) => page.locator(each).boundingBox()));
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, last.y + last.height / 2, { steps: 5 });
  await page.mouse.up();
  const dragged = ["yellow-yellow", "blue-blue", "green-green", "red-pink"];
  await expect.poll(rows).toEqual(dragged);
  await page.reload();
  expect(await rows()).toEqual(dragged);
  await page.locator("#standard").tap();
  await expect.poll(rows).toEqual(["red-red", "yellow-yellow", "green-green", "blue-blue"]);
});

test("without JavaScript the rows are moved and colored by buttons", async ({ phone }) => {
  const { page } = await phone("Ana", { javaScriptEnabled: false });
  await page.goto("/settings/rows");
  await expect(page.locator(".box-row-grip").first()).toBeHidden();
  await page.locator("#down-red").click();
  await expect(page.locator(".box-row").first()).toHaveAttribute("id", "row-yellow");
  await page.locator("#colors-blue > summary").click();
  await page.locator("#colors-blue").getByRole("button", { name: "Black" }).click();
  await expect(page.locator("#colors-blue > summary")).toContainText("Black");
});

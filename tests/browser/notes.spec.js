import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** Writes into the form that is open and saves it. */
async function write({ page }, { place, note }) {
  if (place !== undefined) {
    await page.locator("#place").fill(place);
  }
  if (note !== undefined) {
    await page.locator("#note").fill(note);
  }
  await page.locator("#save").tap();
}

test("a place from the menu and a note from the result are shown on every phone, in the review and in the history", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  await ana.cross("red", 2);
  await ana.openWholeMenu();
  await ana.page.locator("#note").tap();
  await write(ana, { place: "Grandma’s" });
  await ana.seesSheet();
  await ana.finish();
  await expect(ben.page.locator("#played-at")).toHaveText("Grandma’s");
  await ben.page.locator("#menu > summary").tap();
  await ben.page.locator("#edit-note").tap();
  await write(ben, { note: "Rain outside.\n<b>Cake</b> inside." });
  // The other phone shows it at once.
  const note = ana.page.locator("#note");
  await expect(note).toHaveText("Rain outside.\n<b>Cake</b> inside.");
  expect((await note.innerText()).split("\n")).toHaveLength(2);
  await ana.page.locator("#review").tap();
  await expect(ana.page.locator("#note")).toHaveText("Rain outside.\n<b>Cake</b> inside.");
  await ana.page.goto("/history");
  await expect(ana.page.locator(".game")).toContainText("Classic · Grandma’s");
  await ana.page.getByRole("link", { name: "Find games" }).tap();
  for (const [text, count] of [["CAKE", 1], ["grandma", 1], ["Zoo", 0]]) {
    await ana.page.locator("#search-name").fill(text);
    await ana.page.locator("#search").tap();
    await expect(ana.page.locator(".game")).toHaveCount(count);
  }
});

test("a player who writes at the same time as another sees the other text and loses none", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet", javaScriptEnabled: false });
  for (const { page } of [ana, ben]) {
    await page.goto(`${new URL(page.url()).pathname}/note`);
  }
  await write(ana, { place: "Home", note: "Ana was here." });
  await ana.seesSheet();
  await write(ben, { note: "Ben too." });
  await expect(ben.page.locator("#message")).toContainText("Another player has written here in the meantime.");
  await expect(ben.page.locator("#others .note")).toHaveText(["Ana was here."]);
  // Ana's place, which Ben left empty, is there; his own text is, too.
  await expect(ben.page.locator("#place")).toHaveValue("Home");
  await expect(ben.page.locator("#note")).toHaveValue("Ben too.");
  await write(ben, { note: "Ana was here.\nBen too." });
  await ben.seesSheet();
  await ben.page.goto(`${new URL(ben.page.url()).pathname}/note`);
  await expect(ben.page.locator("#note")).toHaveValue("Ana was here.\nBen too.");
  await expect(ben.page.locator("#places option")).toHaveAttribute("value", "Home");
});

test("the form of place and note is accessible, and a note of nothing visible is refused", async ({ table }) => {
  const [ana] = await table(["Ana"], { mode: "sheet" });
  await ana.page.goto(`${new URL(ana.page.url()).pathname}/note`);
  expect(await violations(ana.page)).toEqual([]);
  await write(ana, { note: "\u200b" });
  await expect(ana.page.locator("#message")).toHaveText("Enter a text that can be seen.");
});

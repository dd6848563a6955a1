import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** Opens the editor of the group's boards. */
async function openEditor({ page }) {
  await page.goto("/history");
  await page.locator("a[href^='/groups/']").first().tap();
  await page.locator("#menu > summary").tap();
  await page.locator("#own-boards").tap();
  await page.locator("#new-board").tap();
  await expect(page.locator("#check-summary")).toHaveText("Everything fits.");
  await page.waitForLoadState("domcontentloaded");
}

/** Unfolds the texts of the rows. */
async function openTexts({ page }) {
  await page.locator("#as-text > summary").tap();
}

test("a tapped space takes another number and color, is doubled, added and removed, with its text", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  await openEditor(ana);
  const { page } = ana;
  const space = (place) => page.locator("#check-red .static-sheet-space").nth(place);
  await space(1).tap();
  const panel = page.locator("#space-edit");
  await expect(panel.locator("[data-number='3']")).toHaveAttribute("aria-pressed", "true");
  await expect(panel.locator("[data-number='13']")).toBeHidden();
  await panel.locator("[data-number='2']").tap();
  await expect(page.locator("#check-red .error")).toHaveText("2 is in this row twice.");
  await expect(space(1)).toHaveText("2");
  await panel.locator("[data-number='3']").tap();
  await panel.locator("[data-color='blue']").tap();
  await panel.locator("[data-double]").check();
  await expect(page.locator("#check-red [data-double]")).toHaveText("3");
  await expect(page.locator("#red")).toHaveValue("R2 B3x2 R4 R5 R6 R7 R8 R9 R10 R11 R12");
  await expect(page.locator("#check-red").getByRole("button", { name: "Blue 3" })).toHaveAttribute("data-edited", "");
  expect(await violations(page)).toEqual([]);
  await panel.locator("[data-add]").tap();
  await expect(page.locator("#red")).toHaveValue("R2 B3x2 B3x2 R4 R5 R6 R7 R8 R9 R10 R11 R12");
  await panel.locator("[data-remove]").tap();
  await expect(page.locator("#check-red .static-sheet-space")).toHaveCount(11);
  await expect(page.locator("#check-summary")).toHaveText("Everything fits.");
  // By keyboard, and away again.
  await page.locator("#check-blue .static-sheet-space").first().press("Enter");
  await expect(page.locator("#check-blue + #space-edit")).toBeVisible();
  await page.locator("#check-blue .static-sheet-space").first().press(" ");
  await expect(panel).toBeHidden();
});

test("mistakes appear beside their rows while a board is typed, and go when they are mended", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  await openEditor(ana);
  await openTexts(ana);
  const { page } = ana;
  const red = page.locator("#red");
  await red.fill("R2 R2 R5 Q R12");
  await expect(page.locator("#check-red .error")).toHaveText([
    "“Q” isn’t a space. Write it like R5.",
    "2 is in this row twice.",
  ]);
  await expect(page.locator("#check-summary")).toHaveText("2 things to fix.");
  // What is typed meanwhile stays, with the focus in it.
  await expect(red).toBeFocused();
  await expect(red).toHaveValue("R2 R2 R5 Q R12");
  await page.locator("#name").fill("Otters");
  await red.fill("B2 Y3 G4 R5 R6x2 R7 R12");
  await expect(page.locator("#check-red .error")).toHaveCount(0);
  await expect(page.locator("#check-red [data-color='blue']").first()).toHaveText("2");
  await expect(page.locator("#check-red [data-lock]")).toHaveText("12");
  await expect(page.locator("#check-summary")).toHaveText("Everything fits.");
  expect(await violations(page)).toEqual([]);
});

test("a board that was mixed by a seed is saved, played and shared", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  await openEditor(ana);
  await ana.page.locator("#seed").fill("Otter 42");
  await ana.page.locator("#mix-numbers").tap();
  await expect(ana.page.locator("#name")).toHaveValue("otter 42");
  await expect(ana.page.locator("#red")).toHaveValue("R2 R7 R5 R11 R3 R9 R10 R12 R6 R8 R4");
  await ana.page.locator("#save").tap();
  const board = ana.page.locator(".own-board");
  await expect(board).toContainText("otter 42");
  expect(await violations(ana.page)).toEqual([]);
  const download = ana.page.waitForEvent("download");
  await board.getByRole("link", { name: "Download otter 42" }).tap();
  expect((await download).suggestedFilename()).toBe("rowlock-own-dzxqr6l2mfsjhvsp.json");
  await board.getByRole("link", { name: "Play otter 42" }).tap();
  await expect(ana.page.locator("#choices [data-choice='variant']")).toHaveText("otter 42");
  await ana.page.locator("#name").fill("Ana");
  await ana.page.locator("#new-game").tap();
  await ana.page.locator("#start").tap();
  const red = ana.page.locator(".row[data-color='red'] .space");
  await expect(red.first()).toHaveText(/2/);
  // The same words on another phone are the same board: the group has it once.
  await openEditor(ben);
  await ben.page.locator("#seed").fill("otter  42");
  await ben.page.locator("#mix-numbers").tap();
  await ben.page.locator("#save").tap();
  await expect(ben.page.locator(".own-board")).toHaveCount(1);
});

test("without scripts the button names the mistakes", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet", javaScriptEnabled: false });
  await openEditor(ana);
  await openTexts(ana);
  await ana.page.locator("#red").fill("R2 R2");
  await ana.page.locator("#check").tap();
  await expect(ana.page.locator("#check-red .error").first()).toHaveText("2 is in this row twice.");
  await expect(ana.page.locator("#red")).toHaveValue("R2 R2");
});

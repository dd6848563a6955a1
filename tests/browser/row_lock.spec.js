import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** All cross five numbers of the red row, one with each roll; then Ben, whose roll it is not, locks it. */
async function lockRed(phones) {
  for (const [turn, number] of [2, 3, 4, 5, 6].entries()) {
    for (const phone of phones) {
      await phone.seesTurn(turn + 1);
      await phone.cross("red", number);
    }
    await phones[turn % phones.length].endTurn();
  }
  await phones[1].seesTurn(6);
  await phones[1].cross("red", 12);
}

test("players who may lock a row with the same roll are offered it, and accept or decline by one tap", async ({ table }) => {
  const phones = await table(["Ana", "Ben", "Cleo"]);
  const [ana, ben, cleo] = phones;
  await lockRed(phones);
  const offer = ({ page }) => page.locator("#offer");
  for (const phone of [ana, cleo]) {
    await expect(offer(phone).locator("p")).toHaveText("Ben locked red.");
  }
  await expect(offer(ben).locator("p")).toHaveCount(0);
  const letGo = await ana.hold();
  await offer(ana).locator("[name=move]").tap();
  await ana.sees("red", 12, "crossed");
  await expect(offer(ana)).toBeHidden();
  letGo();
  await expect(ana.space("red", 12)).not.toHaveAttribute("data-waiting");
  // Not that of the others: the offer has named Ben.
  await expect(ana.page.locator("#update")).toHaveText("You locked red: 28 points");
  await offer(cleo).getByRole("button", { name: "No, thanks" }).tap();
  await expect(offer(cleo)).toBeHidden();
  await cleo.sees("red", 12, "open");
  // A declined offer stays closed after an update.
  await ben.undo();
  await expect(cleo.page.locator("#others")).toHaveText(/Ben\s*15/);
  await expect(offer(cleo)).toBeHidden();
  await cleo.sees("red", 12, "open");
});

test("without turns a lock that was declined is offered again when it is made again", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  for (const phone of [ana, ben]) {
    for (const number of [2, 3, 4, 5, 6]) {
      await phone.cross("red", number);
    }
  }
  const offer = ana.page.locator("#offer");
  await ben.cross("red", 12);
  await offer.getByRole("button", { name: "No, thanks" }).tap();
  await expect(offer).toBeHidden();
  await ben.undo();
  await expect(ana.page.locator("#row-red")).not.toHaveAttribute("data-closed");
  await ben.cross("red", 12);
  await expect(offer.locator("[name=move]")).toBeVisible();
});

test("the outline of a lock that can be had holds the points of its row and of the next cross", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const { page } = ana;
  for (const number of [2, 3, 4, 5, 11]) {
    await ana.cross("red", number);
  }
  await expect(page.locator("#worth-red")).toHaveText("+13");
  for (const [width, height] of [[360, 640], [390, 844], [640, 360], [844, 390], [820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    const space = await page.locator("#row-red").evaluate((row) => {
      // For a moment only, after the cross that makes it so.
      row.dataset.justReady = "";
      const lock = row.querySelector(".lock").getBoundingClientRect();
      const range = new Range();
      range.selectNodeContents(row.querySelector(".lock-points"));
      const boxes = [...range.getClientRects()];
      return Math.min(...boxes.flatMap(({ left, right, bottom }) => [left - lock.left, lock.right - right, lock.bottom - bottom]));
    });
    // The outline is 3 pixels wide, from the edge of the lock inwards.
    expect(space, `at ${width}×${height}`).toBeGreaterThanOrEqual(3);
  }
});

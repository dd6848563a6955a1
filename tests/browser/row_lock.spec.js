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

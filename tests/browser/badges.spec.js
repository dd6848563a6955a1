import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a result names the badge that was just earned, and the page of the player leads back to it", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  for (const phone of [ana, ben, ana, ben, ana, ben, ana]) {
    await phone.endTurn();
  }
  for (const { page } of [ana, ben]) {
    await expect(page.locator("#badges")).toHaveText("Ben First win");
  }
  const result = ben.page.url();
  const { group, seats } = await ben.page.evaluate(async () => (await fetch(`/api/v1${location.pathname}`)).json());
  await ben.page.goto(`/groups/${group}/players/${seats[1].player}`);
  const badge = ben.page.locator("#badges a");
  await expect(badge).toContainText("First win");
  await badge.tap();
  await expect(ben.page).toHaveURL(result);
});

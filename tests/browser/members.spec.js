import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

const SCREENS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

test("unfinished games of a removed member are deleted only if its keeper ticks the box", async ({ table, phone }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  await ana.page.goto("/history");
  const group = await ana.page.locator("a[href^='/groups/']").first().getAttribute("href");
  const members = `${/^\/groups\/[^/?]+/.exec(group)[0]}/members`;
  for (const [name, isTicked] of [["Cleo", false], ["Dora", true]]) {
    const { page, game } = await memberWithGame(ana, phone, name);
    await ana.page.goto(members);
    await ana.page.getByRole("link", { name: new RegExp(name) }).tap();
    const box = ana.page.getByRole("checkbox", { name: "Also delete the unfinished games" });
    await expect(box).not.toBeChecked();
    await fits(ana.page);
    await box.setChecked(isTicked);
    await ana.page.locator("#yes").tap();
    await expect(ana.page.locator("#members")).not.toContainText(name);
    expect((await ana.page.goto(game)).status()).toBe(isTicked ? 404 : 200);
    expect((await page.goto(members)).status()).not.toBe(200);
    // Games that another member started stay.
    await ana.openGame();
    await ana.seesSheet();
  }
});

/** A phone that an invite brought into Ana's group, where it has started a game; and the path of that game. */
async function memberWithGame(ana, phone, name) {
  await ana.page.goto("/history");
  await ana.page.locator("#invite").tap();
  await ana.page.locator("[aria-labelledby=invite-title] button").first().tap();
  const link = new URL(await ana.page.locator("#link").getAttribute("href")).pathname;
  const guest = await phone(name);
  await guest.page.goto(link);
  await guest.page.locator("#accept").tap();
  // Its cookie comes with the response.
  await expect(guest.page).not.toHaveURL(new RegExp(link));
  await guest.page.goto("/new");
  await guest.page.locator("#name").fill(name);
  await guest.page.locator("#choices > summary").tap();
  await guest.page.locator("#new-group").uncheck();
  await guest.page.locator("[name=mode][value=sheet]").check();
  await guest.page.locator("#new-game").tap();
  await guest.start([name]);
  return { page: guest.page, game: new URL(guest.page.url()).pathname };
}

/** On a small screen, upright and on its side, the question and its box need no scrolling sideways. */
async function fits(page) {
  const size = page.viewportSize();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: test.info().outputPath(`question-${screen.width}-${colorScheme}.png`) });
    }
    const label = await page.locator("label:has([name=with_games])").boundingBox();
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.x + label.width).toBeLessThanOrEqual(screen.width);
    expect(label.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width);
  }
  await page.setViewportSize(size);
}

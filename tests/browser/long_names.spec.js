import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Names of one word, as long as names may be. */
const NAMES = ["Maximilianefriederikewilhelminekunigunde", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Bartholomaeusnepomukmariaferdinandjosefs"];

const WIDTHS = [320, 360, 390];

/** Expects that nothing is wider than the window. */
async function fits(page, named) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    // A page that is being left cannot be measured.
    const measure = () => page.evaluate(() => document.documentElement.scrollWidth).catch(() => Infinity);
    await expect.poll(measure, `${named} at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test("pages with long names of one word are as wide as the window", async ({ phone }) => {
  const [ana, ben, cleo] = await Promise.all(NAMES.map((name) => phone(name)));
  const code = await ana.makeGame();
  await ben.join(code);
  await fits(ana.page, "the lobby of the host");
  await fits(ben.page, "the lobby");
  await ana.start(NAMES.slice(0, 2));
  await ben.seesSheet();
  const game = new URL(ana.page.url()).pathname;
  await fits(ana.page, "the sheet");
  await cleo.page.goto(`/j/${code}`);
  await cleo.page.locator("#name").fill(NAMES[2]);
  await cleo.page.locator("#join").tap();
  await fits(cleo.page, "a late player");
  await fits(ana.page, "the question for a late player");
  for (const path of ["people", "others?seat=0", "table", "back", "note", "end?seat=0"]) {
    await ana.page.goto(`${game}/${path}`);
    await fits(ana.page, path);
  }
  const link = await ana.handOver(1);
  await fits(ana.page, "the link for a seat");
  await cleo.page.goto(link);
  await fits(cleo.page, "an offered seat");
  await ana.openGame();
  await ana.seesSheet();
  await ana.finish();
  await fits(ana.page, "the result");
  await fits(ben.page, "the result of a guest");
  for (const path of ["/", "/new", "/history", `${game}/review`, "/settings"]) {
    await ana.page.goto(path);
    await fits(ana.page, path);
  }
  await ana.page.goto("/history");
  await ana.page.locator("a[href^='/groups/']").first().tap();
  await fits(ana.page, "the group");
});

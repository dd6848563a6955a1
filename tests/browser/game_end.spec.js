import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { Router } from "./support/router.js";

/** Times between the two taps of a double tap, in milliseconds. */
const GAPS = [40, 120, 250, 400, 600];

/** The middle of an element. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Holds a button as it is so long after it was painted, however slow the machine is. */
async function holdAt(button, time) {
  await button.evaluate((element, time) => {
    element.style.animation = "none";
    element.getBoundingClientRect();
    element.style.animation = "";
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, time);
}

test("the game is never ended by a double tap, wherever its second tap falls", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page } = ana;
  await ana.cross("red", 5);
  await page.locator("#menu > summary").tap();
  const item = await middle(page.locator("#finish"));
  await page.locator("#finish").tap();
  const yes = page.locator("#yes");
  await expect(yes).toBeVisible();
  for (const gap of GAPS) {
    for (const place of [item, await middle(yes)]) {
      // Where the menu's item was there may be either answer.
      await holdAt(yes, gap);
      await holdAt(page.locator("#no"), gap);
      await page.touchscreen.tap(...place);
    }
  }
  await expect(yes).toBeVisible();
  const api = await page.evaluate(async () => (await fetch(`/api/v1${location.pathname.replace("/end", "")}`)).json());
  expect(api.status).toBe("playing");
  // A second tap that comes later was meant.
  await holdAt(yes, 1000);
  await page.touchscreen.tap(...(await middle(yes)));
  await ana.seesResult([["Ana", 1], ["Ben", 0]]);
});

test("ending a game is last in the menu and confirmed, and Back continues the game", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const { page } = ana;
  await page.locator("#menu > summary").tap();
  await expect(page.locator(".menu-list > :last-child")).toHaveId("finish");
  await page.locator("#finish").tap();
  await expect(page.locator("#question")).toHaveText("End the game for both players?");
  await page.goBack();
  await ana.seesSheet();
  await ana.cross("red", 5);
  await ana.finish();
  for (const phone of [ana, ben]) {
    await expect(phone.page.locator("h1")).toHaveText("Ended early");
    await expect(phone.page.locator("#story")).toContainText("nobody won");
  }
});

test("a game without a cross is not recorded, and goes on when the host undoes its end", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page } = ana;
  await ana.finish();
  await expect(page.locator("h1")).toHaveText("Nobody crossed anything");
  await expect(page.locator("#story")).toContainText("won’t be in the history");
  await page.goto("/history");
  await expect(page.locator("#games a.game, #games .game")).toHaveCount(0);
  await page.goBack();
  await page.locator("#menu > summary").tap();
  await page.locator("#undo").tap();
  await ana.seesTurn(1);
  await ana.cross("red", 5);
  await ana.finish();
  await ana.findsInHistory([["Ana", 1], ["Ben", 0]]);
});

test("what is seldom done with a result is in its menu, which a tap beside it closes", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const { page } = ana;
  await ana.cross("red", 5);
  await ana.finish();
  const menu = page.locator("#menu");
  const dots = page.locator("#menu > summary");
  await dots.tap();
  const items = ["Change players", "Undo the ending", "Add place and note", "Copy as text", "More…"];
  await expect(menu.locator(".menu-item:visible")).toHaveText(items);
  await page.locator("#more > summary").tap();
  const more = ["Rewind", "Correct the date", "Export this game", "History", "Share link", "Delete the game"];
  await expect(menu.locator(".menu-item:visible")).toHaveText([...items, ...more]);
  await expect(page.locator(".result-moves :is(.button:not([hidden]))")).toHaveText([/^Play again/, "Share picture"]);
  // The tap falls on the heading, which the menu does not cover.
  await page.locator("h1").tap();
  await expect(menu).not.toHaveAttribute("open");
  await dots.tap();
  await expect(page.locator("#history")).toBeVisible();
  await menu.locator("#history").tap();
  await expect(page.locator("h1")).toHaveText("History");
  await page.goBack();
  await ana.seesResult([["Ana", 1], ["Ben", 0]]);
  await ben.page.locator("#menu > summary").tap();
  await expect(ben.page.locator("#menu .menu-item")).toHaveText(["Add place and note", "Copy as text", "Export this game", "History"]);
});

test("a style of the result that was answered with 408 once is fetched again", async ({ table }) => {
  // A service worker would fetch it out of sight of this test.
  const [ana] = await table(["Ana", "Ben"], { opened: 1, serviceWorkers: "block" });
  const { page } = ana;
  let requests = 0;
  await page.route("**/css/result.css*", (route) => {
    // Those in advance are not looked at.
    if (route.request().resourceType() !== "stylesheet") {
      return route.continue();
    }
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 408, body: "" }) : route.continue();
  });
  await ana.cross("red", 5);
  await ana.finish();
  await expect.poll(() => requests).toBe(2);
  const rules = () => page.evaluate(() => [...document.styleSheets].find(({ href }) => href?.includes("/css/result.css"))?.cssRules.length ?? 0);
  await expect.poll(rules).toBeGreaterThan(0);
});

test("a result is styled when no style can be fetched at the end of the game", async ({ table, phone, server }) => {
  const [first, ben] = await table(["Ana", "Ben"]);
  const storageState = await first.page.context().storageState();
  const router = await Router.start(0, [server.port]);
  // A page whose requests are delayed has no cache.
  const baseURL = server.address.replace(String(server.port), String(router.port));
  const ana = await phone("Ana", { baseURL, storageState, scriptDelay: 0 });
  const { page } = ana;
  await ana.sitDown(new URL(first.page.url()).pathname);
  // The last one of them, once something has happened.
  const fetched = page.waitForResponse("**/css/moment.css");
  await ben.cross("blue", 12);
  await (await fetched).finished();
  router.refuse(/\/css\//);
  await ana.cross("red", 5);
  await ana.finish();
  const rules = () => page.evaluate(() => [...document.styleSheets].map(({ href, cssRules }) => `${href?.split("/").pop()} ${cssRules.length > 0}`));
  await expect.poll(rules).toEqual(expect.arrayContaining(["pages.css true", "result.css true", "standings.css true", "moment.css true"]));
  expect((await rules()).filter((style) => style.endsWith("false"))).toEqual([]);
  await page.close();
  await router.stop();
});

const TABLE = ["Chloé", "Ben", "Maximiliane", "Grandma Rose", "Dirk", "Emil", "Fred", "Zoë"];

for (const players of [4, 8]) {
  test(`on a small phone the host of ${players} plays again without scrolling, and the sheets are folded`, async ({ table }) => {
    const [ana] = await table(TABLE.slice(0, players), { opened: 1, viewport: { width: 360, height: 640 } });
    const { page } = ana;
    await ana.cross("red", 5);
    await ana.finish();
    for (const part of ["#rematch", "#share-picture", "#story"]) {
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    }
    const sheet = page.locator(".static-sheet").first();
    await expect(sheet).toBeHidden();
    // What comes next stays there while the page is read.
    await page.locator("#sheets > summary").tap();
    await sheet.scrollIntoViewIfNeeded();
    await expect(sheet).toBeVisible();
    await expect(page.locator("#rematch")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.reload();
    await expect(sheet).toBeVisible();
    await expect(page.locator("#sheets > summary")).toBeHidden();
    await page.locator("#rematch").tap();
    await ana.seesTurn(1);
  });
}

import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** The text of each position of the game. */
const STORY = [
  "The game started.",
  "Ana crossed red 2.",
  "Ben crossed blue 12.",
  "Turn 1 ended.",
  "Ben crossed blue 11.",
  "Ana ended it.",
];

/** The review of a finished game, on its host's phone. */
async function reviewed(table, options) {
  const [ana, ben] = await table(["Ana", "Ben"], options);
  await ana.cross("red", 2);
  await ana.cross("red", 3);
  await ana.undo();
  await ben.cross("blue", 12);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ben.cross("blue", 11);
  await ana.openGame();
  await ana.finish();
  await ana.page.locator("#review").click();
  await showsPosition(ana.page, 0);
  // Before its script runs, the page does not hear a key.
  await expect(ana.page.locator("#play")).toBeVisible();
  return ana.page;
}

/** Waits until the page shows this position. */
async function showsPosition(page, place) {
  await expect(page.locator(".position-event")).toContainText(STORY[place]);
  await expect(page.locator(".position-number")).toHaveText(`${place + 1} / ${STORY.length}`);
}

/** All crosses that the sheets show. */
function crosses(page) {
  return page.locator(".position [data-state=crossed]");
}

test("a review is navigated by arrow keys, by the slider and by links", async ({ table }) => {
  const page = await reviewed(table);
  await expect(crosses(page)).toHaveCount(0);
  for (const place of [1, 2, 3, 4]) {
    await page.keyboard.press("ArrowRight");
    await showsPosition(page, place);
  }
  await expect(crosses(page)).toHaveCount(3);
  await expect(page.locator("[data-new]")).toHaveText("11");
  await page.keyboard.press("End");
  await showsPosition(page, 5);
  await expect(page.locator(".position-title")).toContainText("Ended early");
  await page.keyboard.press("ArrowLeft");
  await showsPosition(page, 4);
  await page.keyboard.press("Home");
  await showsPosition(page, 0);

  const slider = page.getByRole("slider");
  await slider.focus();
  for (const place of [1, 2]) {
    await page.keyboard.press("ArrowRight");
    await showsPosition(page, place);
  }
  await page.keyboard.press("ArrowLeft");
  await showsPosition(page, 1);
  await expect(slider).toHaveAttribute("aria-valuetext", `2 / ${STORY.length}`);

  await page.getByRole("link", { name: "One move forward" }).tap();
  await showsPosition(page, 2);
  await page.locator(".score-chart summary").tap();
  await page.getByRole("link", { name: "Turn 1" }).tap();
  await showsPosition(page, 3);
  // The address is that of the position, also after a reload.
  await expect(page).toHaveURL(new RegExp(`at=${await page.locator(".position").getAttribute("data-seq")}$`));
  await page.reload();
  await showsPosition(page, 3);
});

test("a game plays from its start to its end, and stops on a tap", async ({ table }) => {
  const page = await reviewed(table);
  await page.clock.install();
  await page.reload();
  await page.locator("#speed").selectOption("Fast");
  const play = page.locator("#play");
  await expect(play).toHaveAccessibleName("Play");
  await play.tap();
  await expect(play).toHaveAccessibleName("Pause");
  await showsPosition(page, 5);
  await expect(play).toHaveAccessibleName("Play");
  await expect(page.locator("#now")).toHaveAttribute("x1", (await page.locator(".position").getAttribute("data-x")) ?? "");
  // From the end it begins anew.
  await page.locator("#speed").selectOption("Slow");
  await play.tap();
  await showsPosition(page, 0);
  await play.tap();
  await expect(play).toHaveAccessibleName("Play");
  const place = await page.locator(".position-number").textContent();
  await page.clock.runFor(60_000);
  await expect(page.locator(".position-number")).toHaveText(place);
});

test("with reduced motion each position is shown for longer", async ({ table }) => {
  const page = await reviewed(table, { reducedMotion: "reduce" });
  await expect(page.locator("#speed")).toHaveValue("0.5");
});

test("each position is announced to screen readers, with every sheet in words", async ({ table }) => {
  const page = await reviewed(table);
  await page.keyboard.press("End");
  await showsPosition(page, 5);
  // Beside it is what the coach does.
  await expect(page.getByRole("status").filter({ hasText: "Ana ended it. The points count, but nobody won." })).toBeVisible();
  const sheet = page.getByRole("region", { name: "Ben’s sheet" });
  await expect(sheet.getByRole("img", { name: "blue: 12, 11" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Everyone’s points over the game. At the end: Ben 3 and Ana 1/ })).toBeVisible();
});

test("without a connection the shown position stays, and playback goes on when it is back", async ({ table }) => {
  const page = await reviewed(table);
  await page.reload();
  await page.route("**/review/moments*", (route) => route.abort());
  await page.reload();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", `1 / ${STORY.length}`);
  await showsPosition(page, 0);
  await page.unroute("**/review/moments*");
  await page.keyboard.press("ArrowRight");
  await showsPosition(page, 1);
});

test("on a small phone two sheets are above the controls, what was skipped is struck wider than its digit, and the table fits", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben", "Cleo"], { opened: 1, mode: "sheet", viewport: { width: 360, height: 640 } });
  const { page } = ana;
  await ana.cross("red", 7);
  await ana.finish();
  await page.goto(`${page.url()}/review?at=99`);
  const [second, controls] = await Promise.all([page.locator(".position .static-sheet").nth(1), page.locator(".playback")].map((part) => part.boundingBox()));
  expect(second.y + second.height).toBeLessThanOrEqual(controls.y);
  const struck = await page.locator('.position .static-sheet-space[data-state="skipped"]').evaluateAll((spaces) =>
    spaces.map((space) => {
      const digits = document.createRange();
      digits.selectNodeContents(space);
      return parseFloat(getComputedStyle(space, "::after").width) > digits.getBoundingClientRect().width;
    }),
  );
  expect(struck).toEqual(Array(5).fill(true));
  await page.locator("#rest > summary").tap();
  await expect(page.locator("#stats thead th:visible")).toHaveText(["Player", "Total", "Skipped", /Penalties/, /Rows locked/]);
  expect(await page.locator("#stats").evaluate(({ parentElement: card }) => card.scrollWidth - card.clientWidth)).toBe(0);
});

test("a review works without JavaScript", async ({ table, phone }) => {
  const page = await reviewed(table);
  const plain = await phone("Ana again", { storageState: await page.context().storageState(), javaScriptEnabled: false });
  await plain.page.goto(new URL(page.url()).pathname);
  await showsPosition(plain.page, 0);
  await plain.page.locator("#after").tap();
  await showsPosition(plain.page, 1);
  await plain.page.locator("#last").tap();
  await showsPosition(plain.page, 5);
  await plain.page.locator("#at").fill("6");
  await plain.page.locator("#show").tap();
  await showsPosition(plain.page, 1);
  await expect(plain.page.locator("#play")).toBeHidden();
});

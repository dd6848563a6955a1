import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Watches a space in every frame and at every change of the page: `states` holds each state that it was seen in. */
function observe(space) {
  return space.evaluate((element) => {
    const seen = { states: new Set(), shift: 0, isSame: true };
    const look = () => {
      const now = document.getElementById(element.id);
      seen.isSame &&= now === element;
      seen.states.add(now?.dataset.state);
    };
    const frame = () => {
      look();
      requestAnimationFrame(frame);
    };
    new MutationObserver((records) => {
      look();
      // What a change took away for a moment counts, too.
      for (const { target, oldValue } of records) {
        if (target === element) {
          seen.states.add(oldValue);
        }
      }
    }).observe(document.body, { attributeFilter: ["data-state"], attributeOldValue: true, childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += entry.value;
      }
    }).observe({ type: "layout-shift" });
    frame();
    window.seen = seen;
  });
}

const seen = (page) => page.evaluate(() => ({ ...window.seen, states: [...window.seen.states] }));

test("a tap paints its cross while the server still holds its answer back", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const letGo = await ana.hold();
  const shown = await ana.space("red", 5).evaluate((space) => {
    space.click();
    return [space.dataset.state, "waiting" in space.dataset];
  });
  expect(shown).toEqual(["crossed", true]);
  await ana.sees("red", 4, "skipped");
  await expect(ana.space("red", 5)).toHaveAccessibleName("red 5, crossed, not sent yet");
  await expect(ana.space("red", 4)).toHaveAccessibleName("red 4, skipped");
  await ana.seesTotal(1);
  await expect(ben.page.locator("#others")).toContainText("0");
  letGo();
  await expect(ana.space("red", 5)).not.toHaveAttribute("data-waiting");
  await expect(ben.page.locator("#others")).toContainText("1");
});

test("a number tapped before an undo is answered is crossed", async ({ table }) => {
  const [, ben] = await table(["Ana", "Ben"]);
  await ben.cross("red", 3);
  const letGo = await ben.hold();
  await ben.undo();
  // One cross a roll: until the undo is answered, the sheet shows that it was made.
  await ben.sees("red", 4, "closed");
  await ben.space("red", 4).tap();
  await ben.sees("red", 4, "crossed");
  letGo();
  await ben.sees("red", 3, "skipped");
  await expect(ben.space("red", 4)).not.toHaveAttribute("data-waiting");
  await ben.sees("red", 4, "crossed");
  await expect(ben.page.locator("#message")).toBeEmpty();
});

test("an undone cross does not come back while its undo is on its way", async ({ table }) => {
  const [, ben] = await table(["Ana", "Ben"]);
  await ben.page.evaluate(() => {
    const send = window.fetch;
    window.held = [];
    window.fetch = async (...request) => {
      const response = await send(...request);
      await (request[1]?.method === "POST" && new Promise((letGo) => window.held.push(letGo)));
      return response;
    };
  });
  const isAnswered = (count) => expect.poll(() => ben.page.evaluate(() => window.held.length)).toBe(count);
  const letGo = (index) => ben.page.evaluate((each) => window.held[each](), index);
  await ben.mark("red", 3);
  await isAnswered(1);
  await ben.undo();
  await ben.sees("red", 3, "open");
  await observe(ben.space("red", 3));
  await letGo(0);
  await isAnswered(2);
  await ben.space("red", 4).tap();
  await ben.sees("red", 4, "crossed");
  expect((await seen(ben.page)).states).not.toContain("crossed");
  await letGo(1);
  await isAnswered(3);
  await letGo(2);
  await expect(ben.space("red", 4)).not.toHaveAttribute("data-waiting");
  await ben.sees("red", 4, "crossed");
  await ben.sees("red", 3, "skipped");
});

test("End turn warns of no penalty as soon as a cross is tapped", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const end = ana.page.locator("#end-turn");
  await expect(end).toHaveText(/penalty −5/, { useInnerText: true });
  const letGo = await ana.hold();
  await ana.mark("red", 5);
  await expect(end).toHaveText("End turn", { useInnerText: true });
  letGo();
  await expect(ana.space("red", 5)).not.toHaveAttribute("data-waiting");
  await expect(end).toHaveText("End turn", { useInnerText: true });
});

test("the host's correction is painted before the server answers", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.openEraser();
  const letGo = await ana.hold();
  const penalties = ana.page.locator("#penalties-2");
  await ana.space("red", 5).tap();
  await penalties.tap();
  for (const pressed of [ana.space("red", 5), penalties]) {
    await expect(pressed).toHaveAttribute("aria-busy", "true");
  }
  letGo();
  await ana.sees("red", 5, "crossed");
  await expect(penalties).toHaveAttribute("aria-pressed", "true");
  await expect(ana.page.locator("[aria-busy]")).toHaveCount(0);
});

test("a lifted finger presses its space once, before the browser clicks, and one that slipped away presses none", async ({ table }) => {
  const [ana] = await table(["Ana"], { mode: "sheet" });
  const session = await ana.page.context().newCDPSession(ana.page);
  const lift = async (space, slip) => {
    const { x, y, width, height } = await space.boundingBox();
    const at = { x: x + width / 2, y: y + height / 2 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ ...at, x: at.x + slip }] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await ana.page.evaluate(() => {
    window.clicks = 0;
    addEventListener("click", ({ isTrusted }) => (window.clicks += isTrusted ? 1 : 0), true);
  });
  const sent = [];
  ana.page.on("request", (request) => request.method() === "POST" && sent.push(request.postDataJSON()));
  await lift(ana.space("red", 7), 30);
  await lift(ana.space("red", 5), 2);
  await expect(ana.space("red", 5)).toHaveAttribute("data-state", "crossed");
  await expect(ana.space("red", 5)).not.toHaveAttribute("data-waiting");
  await ana.sees("red", 7, "open");
  expect(sent).toEqual([{ type: "cross", row: "red", number: 5, seat: 0 }]);
  expect(await ana.page.evaluate(() => window.clicks)).toBe(0);
});

test("moves of others shift nothing under a finger and remove no pending cross", async ({ table }) => {
  const [ana, ben, cleo] = await table(["Ana", "Ben", "Cleo"]);
  await ana.page.route("**/moves*", (route) => route.abort());
  const space = ana.space("red", 5);
  await space.tap();
  await ana.sees("red", 5, "crossed");
  // That the connection is gone is said over the head, and goes again.
  await expect(ana.page.locator("#message")).toBeEmpty();
  await observe(space);
  await ben.cross("blue", 12);
  await cleo.cross("green", 9);
  await ben.undo();
  await ben.cross("yellow", 7);
  await expect(ana.page.locator("#others")).toHaveText(/Ben\s*1\s*Cleo\s*1/);
  expect(await seen(ana.page)).toEqual({ states: ["crossed"], shift: 0, isSame: true });
});

test("a button that is pressed while an update arrives stays the same element", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const { x, y, width, height } = await ana.space("green", 7).boundingBox();
  await ana.page.mouse.move(x + width / 2, y + height / 2);
  await ana.page.mouse.down();
  await ben.cross("blue", 12);
  await expect(ana.page.locator("#others")).toContainText("1");
  await ana.page.mouse.up();
  await ana.sees("green", 7, "crossed");
});

test("the arrow keys move the focus over the sheet, and it stays when an update arrives", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const { page } = ana;
  await ana.space("red", 5).focus();
  for (const [key, id] of [["ArrowRight", "space-red-6"], ["ArrowLeft", "space-red-5"], ["ArrowDown", "space-red-11"], ["ArrowDown", "space-yellow-5"], ["ArrowUp", "space-red-11"]]) {
    await page.keyboard.press(key);
    await expect(page.locator(`#${id}`), key).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await ana.sees("red", 11, "crossed");
  await expect(ana.space("red", 11)).toHaveAccessibleName("red 11, crossed");
  await ben.cross("blue", 12);
  await expect(page.locator("#others")).toContainText("1");
  await expect(ana.space("red", 11)).toBeFocused();
  await expect(page.locator("#end-turn")).toBeEnabled();
  await page.locator("#end-turn").focus();
  await page.keyboard.press("Enter");
  await ana.seesTurn(2);
  await expect(page.locator("#undo")).toBeFocused();
});

test("the own scores are hidden by a tap, also after a reload, and shown by another", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page } = ana;
  await ana.cross("red", 5);
  const body = page.locator("body");
  await page.locator("#hide-scores").tap();
  await expect(body).toHaveAttribute("data-hide-scores");
  await page.reload();
  await ana.seesSheet();
  await expect(body).toHaveAttribute("data-hide-scores");
  await expect(page.locator("#total")).toBeHidden();
  await expect(page.locator("#hide-scores")).toHaveAccessibleName("Your total hidden");
  await page.locator("#others").tap();
  await expect(page.locator("dialog .static-sheet-total:visible")).toHaveText(["0"]);
  await page.locator("dialog #back").tap();
  await page.locator("#hide-scores").tap();
  await expect(page.locator("#hide-scores")).toHaveAccessibleName("Your total 1");
  await expect(body).not.toHaveAttribute("data-hide-scores");
});

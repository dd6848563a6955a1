import { expect } from "@playwright/test";
import { colorViolations, violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";
import { Phone } from "./support/phone.js";

/** Small phones less what the browser's bars take. */
const SIZES = [{ width: 360, height: 560 }, { width: 640, height: 320 }];

/** Who sits at the first phone; Ben has one of his own and the last turn of the round. */
const OTHERS = ["Cleo", "Dora", "Emil"];

/** A game of five in which Ben's own turn is the fifth. */
async function five(phone, variant = "classic") {
  const [ana, ben] = [await phone("Ana"), await phone("Ben")];
  const code = await ana.makeGame({ variant });
  for (const name of OTHERS) {
    await ana.seat(name);
  }
  await ben.join(code);
  await ana.start([...OTHERS, "Ben"]);
  await ben.seesSheet();
  return [ana, ben];
}

/** Ends these turns, as the host does for everybody. */
async function endTurns(host, ...turns) {
  const api = await host.page.locator("#main").getAttribute("data-api");
  for (const turn of turns) {
    const status = await host.page.evaluate(
      async ([address, body]) => (await fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body })).status,
      [`${api}/moves`, JSON.stringify({ type: "end_turn", turn })],
    );
    expect(status).toBe(201);
  }
}

/** The crosses that the server has, in their order, each with its turn. */
async function crosses(phone) {
  const api = await phone.page.locator("#main").getAttribute("data-api");
  const { events } = await phone.page.evaluate(async (api) => (await fetch(`${api}/events?after=0`)).json(), api);
  return events.filter(({ type }) => type === "cross").map(({ row, number, turn }) => `${row} ${number} in ${turn}`);
}

/** Waits until the server has these crosses and nothing is drawn as waiting. */
async function has(phone, expected) {
  await expect.poll(() => crosses(phone)).toEqual(expected);
  await expect(phone.page.locator("[data-waiting]")).toHaveCount(0);
}

async function goOffline(phone) {
  await phone.page.context().setOffline(true);
  await expect(phone.page.locator("body")).toHaveAttribute("data-connection", "off");
}

/** Delays this phone's moves, although it still receives events. */
async function deferMoves(phone) {
  await phone.page.route("**/moves*", (route) => route.abort());
}

/** Counts a roll, and waits until it is that of this player. */
async function nextRoll(phone, whose) {
  await phone.page.locator("#next-roll").tap();
  await expect(phone.page.locator("#offline-bar strong, .sheet-header-turn").filter({ hasText: whose }).first()).toBeVisible();
}

test("crosses of four rolls without a connection land each in its own turn", async ({ phone }) => {
  const [ana, ben] = await five(phone);
  await goOffline(ben);
  await ben.mark("red", 4);
  await nextRoll(ben, "Cleo’s roll");
  await ben.mark("yellow", 5);
  await nextRoll(ben, "Dora’s roll");
  await ben.mark("yellow", 6);
  await nextRoll(ben, "Emil’s roll");
  await ben.mark("green", 9);
  await expect(ben.page.locator(".sheet-header-turn")).toContainText("turn 4");
  await endTurns(ana, 1, 2, 3, 4);
  await ben.page.context().setOffline(false);
  await ben.seesTurn(5);
  await has(ben, ["red 4 in 1", "yellow 5 in 2", "yellow 6 in 3", "green 9 in 4"]);
  await ben.seesTotal(5);
  await expect(ben.page.locator("#late-crosses, #offline-bar").filter({ visible: true })).toHaveCount(0);
});

test("a choice of rows that a phone cannot know without a connection is asked for later, on the card of late crosses", async ({ phone }) => {
  const [ana, ben] = await five(phone, "bonus-b");
  await goOffline(ben);
  await ben.mark("yellow", 11);
  await nextRoll(ben, "Cleo’s roll");
  await ben.mark("green", 9);
  await endTurns(ana, 1, 2);
  await ben.page.context().setOffline(false);
  await has(ben, ["yellow 11 in 1"]);
  const card = ben.page.locator("#late-crosses");
  await card.tap();
  const line = ben.page.locator("dialog .late-line");
  await expect(line).toContainText("Which row takes the two crosses?");
  await expect(line.locator("select").last().locator("option")).toHaveText(["Red", "Blue"]);
  for (const size of SIZES) {
    await ben.page.setViewportSize(size);
    expect(await violations(ben.page)).toEqual([]);
  }
  await line.locator("select").last().selectOption("Blue");
  await ben.page.locator("dialog [value=place]").tap();
  await has(ben, ["yellow 11 in 1", "green 9 in 2"]);
  await ben.sees("blue", 12, "crossed");
  await ben.sees("blue", 11, "crossed");
  await ben.sees("red", 2, "open");
  await expect(card).toBeHidden();
});

test("a phone without a connection says so, and asks before a second cross on another player's roll", async ({ phone }) => {
  const [ana, ben] = await five(phone);
  const { page } = ben;
  await goOffline(ben);
  await expect(page.locator("#offline-bar")).toContainText("Ana’s roll No connection");
  await expect(page.locator("#next-roll")).toHaveText("Cleo rolls");
  await ben.mark("red", 4);
  const message = page.locator("#message");
  await ben.space("yellow", 5).tap();
  await expect(message).toContainText("Is this Cleo’s roll already?");
  await ben.sees("yellow", 5, "open");
  // Declined, nothing is crossed; answered, the roll is counted and the cross is made with it.
  await message.getByRole("button", { name: "No, thanks" }).tap();
  await ben.sees("yellow", 5, "open");
  await ben.space("yellow", 5).tap();
  await message.getByRole("button", { name: "Yes" }).tap();
  await ben.sees("yellow", 5, "crossed");
  await expect(page.locator(".sheet-header-turn")).toContainText("Cleo’s roll");
  await endTurns(ana, 1, 2);
  await page.context().setOffline(false);
  await has(ben, ["red 4 in 1", "yellow 5 in 2"]);
});

test("a hint of the first game does not cover the bar of a phone without a connection", async ({ table }) => {
  const [, ben] = await table(["Ana", "Ben"], { hints: true, viewport: SIZES[0] });
  const hint = ben.page.locator("#hint");
  await expect(hint).toBeVisible();
  await goOffline(ben);
  await expect(ben.page.locator("#next-roll")).toBeVisible();
  await expect(hint).toBeHidden();
  await ben.page.context().setOffline(false);
  await expect(hint).toBeVisible();
});

test("counted rolls and their crosses survive closing the page", async ({ phone }) => {
  const [ana, ben] = await five(phone);
  const { page } = ben;
  await goOffline(ben);
  await ben.mark("red", 4);
  await nextRoll(ben, "Cleo’s roll");
  await nextRoll(ben, "Dora’s roll");
  await ben.mark("yellow", 6);
  const address = page.url();
  const context = page.context();
  await page.close();
  await endTurns(ana, 1, 2, 3);
  await context.setOffline(false);
  ben.page = await context.newPage();
  await ben.page.goto(address);
  await has(ben, ["red 4 in 1", "yellow 6 in 3"]);
});

test("crosses made without counting rolls are asked about once, on one card that survives a reload", async ({ phone }) => {
  const [ana, ben] = await five(phone);
  await deferMoves(ben);
  for (const [row, number] of [["red", 4], ["yellow", 5], ["yellow", 6], ["green", 9]]) {
    await ben.mark(row, number);
  }
  await endTurns(ana, 1, 2, 3, 4);
  await ben.page.unroute("**/moves*");
  await has(ben, ["red 4 in 1"]);
  const card = ben.page.locator("#late-crosses");
  await expect(card).toHaveText("3 crosses made offline");
  await ben.page.reload();
  await expect(card).toHaveText("3 crosses made offline");
  await ben.sees("yellow", 5, "open");
  await card.tap();
  const lines = ben.page.locator("dialog .late-line");
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText("You’d already crossed red 4 on Ana’s roll.");
  await expect(lines.first().locator("option:checked")).toHaveText("Cleo’s roll, turn 2");
  await ben.page.locator("dialog [value=place]").tap();
  await has(ben, ["red 4 in 1", "yellow 5 in 2", "yellow 6 in 3", "green 9 in 4"]);
  await expect(card).toBeHidden();
});

test("a cross of an own turn that the host ended is not drawn as waiting, and can be dropped", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await endTurns(ana, 1);
  await ben.seesTurn(2);
  await goOffline(ben);
  await ben.mark("green", 9);
  await endTurns(ana, 2);
  await ben.page.context().setOffline(false);
  await ben.seesTurn(3);
  const card = ben.page.locator("#late-crosses");
  await card.tap();
  const line = ben.page.locator("dialog .late-line");
  await expect(line).toContainText("Your turn 2 was already over.");
  // Nothing is chosen for the player.
  await expect(line.locator("option:checked")).toHaveText("Choose a roll …");
  await ben.page.locator("dialog [value=place]").tap();
  await expect(line).toBeVisible();
  await ben.sees("green", 9, "open");
  await ben.page.locator("dialog [value=drop]").tap();
  await expect(card).toBeHidden();
  await has(ben, []);
});

test("an own turn that is counted without a connection ends with its crosses", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await goOffline(ben);
  await ben.mark("red", 4);
  await nextRoll(ben, "Your roll");
  await ben.mark("green", 9);
  await ben.mark("green", 8);
  await nextRoll(ben, "Ana’s roll");
  await endTurns(ana, 1);
  await ben.page.context().setOffline(false);
  await ben.seesTurn(3);
  await has(ben, ["red 4 in 1", "green 9 in 2", "green 8 in 2"]);
  await ben.seesTotal(4);
});

test("two tabs of one seat count rolls together, and no cross is sent twice or lost", async ({ phone }) => {
  const [ana, ben] = await five(phone);
  const { page } = ben;
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.locator("body")).toHaveAttribute("data-connection", "on");
  const other = new Phone(tab, "Ben");
  await goOffline(other);
  await other.mark("red", 4);
  await nextRoll(other, "Cleo’s roll");
  await page.bringToFront();
  await goOffline(ben);
  // What the other tab made and counted is here, too.
  await ben.sees("red", 4, "crossed");
  await expect(page.locator("#offline-bar strong, .sheet-header-turn").filter({ hasText: "Cleo’s roll" }).first()).toBeVisible();
  await ben.mark("yellow", 5);
  await nextRoll(ben, "Dora’s roll");
  await tab.bringToFront();
  await other.sees("yellow", 5, "crossed");
  await other.mark("yellow", 6);
  await endTurns(ana, 1, 2, 3);
  await page.context().setOffline(false);
  const expected = ["red 4 in 1", "yellow 5 in 2", "yellow 6 in 3"];
  await has(other, expected);
  await page.bringToFront();
  await has(ben, expected);
  await ben.seesTurn(4);
  for (const each of [ben, other]) {
    await expect(each.page.locator("#late-crosses, #offline-bar").filter({ visible: true })).toHaveCount(0);
  }
});

test("several seats of one phone mark over a roll without a connection, each on its own sheet", async ({ phone }) => {
  const [ana, ben] = [await phone("Ana"), await phone("Ben")];
  const code = await ana.makeGame();
  await ana.seat("Mia");
  await ben.join(code);
  await ana.start(["Mia", "Ben"]);
  await ben.seesSheet();
  // Turn 3 is Ben's: the two sheets of Ana's phone are both passive in it.
  await endTurns(ana, 1, 2);
  await ana.seesTurn(3);
  // The sheet of the other seat is another page, which needs the server: two tabs lie open.
  const mia = new Phone(await ana.page.context().newPage(), "Mia");
  await mia.page.goto(`${ana.page.url()}?seat=1`);
  await mia.seesTurn(3);
  await expect(mia.page.locator("body")).toHaveAttribute("data-connection", "on");
  await goOffline(mia);
  await mia.mark("red", 4);
  await ana.page.bringToFront();
  await goOffline(ana);
  await ana.mark("green", 9);
  await nextRoll(ana, "Your roll");
  await ana.mark("green", 8);
  await endTurns(ben, 3);
  await ana.page.context().setOffline(false);
  await has(ana, ["red 4 in 3", "green 9 in 3", "green 8 in 4"]);
  await mia.page.bringToFront();
  await mia.sees("red", 4, "crossed");
  await mia.sees("green", 9, "open");
});

test("Undo takes back a counted roll before the cross in front of it", async ({ table }) => {
  const [, ben] = await table(["Ana", "Ben"]);
  await goOffline(ben);
  await ben.mark("red", 4);
  await nextRoll(ben, "Your roll");
  await ben.undo();
  await expect(ben.page.locator("#offline-bar")).toContainText("Ana’s roll");
  await ben.sees("red", 4, "crossed");
  await ben.undo();
  await ben.sees("red", 4, "open");
});

test("the controls for offline turns and late crosses fit small windows, shift nothing, and are accessible", async ({ phone }) => {
  const [ana, ben] = await five(phone);
  const { page } = ben;
  const boxes = async (locator) => {
    const found = [];
    await expect(locator).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { x, y, width, height } = await locator.boundingBox();
      expect(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, `${locator} at ${size.width}`).toBe(true);
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual(
        Object.values(size),
      );
      found.push(await ben.space("blue", 2).boundingBox());
    }
    return found;
  };
  const before = await boxes(page.locator("#undo"));
  await deferMoves(ben);
  await ben.mark("red", 4);
  await ben.mark("yellow", 5);
  await goOffline(ben);
  expect(await boxes(page.locator("#next-roll"))).toEqual(before);
  expect(await violations(page)).toEqual([]);
  await endTurns(ana, 1, 2);
  await page.unroute("**/moves*");
  await page.context().setOffline(false);
  const card = page.locator("#late-crosses");
  expect(await boxes(card)).toEqual(before);
  await card.tap();
  await boxes(page.locator("dialog"));
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colorViolations(page)).toEqual([]);
});

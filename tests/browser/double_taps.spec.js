import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { PausedPhone } from "./support/paused_phone.js";

/** Times between two taps, in milliseconds. */
const GAPS = [40, 120, 250, 400, 600, 900, 2000];

/** Those of an accidental double tap. */
const DOUBLE = GAPS.filter((gap) => gap < 1000);

/** The game on the server. */
function gameOf({ page }) {
  return page.evaluate(async () => {
    const { api } = document.getElementById("main").dataset;
    return (await fetch(api)).json();
  });
}

/** Checks whose turn it is, and that these are all penalties. */
async function isAt(phone, turn, penalties) {
  const game = await gameOf(phone);
  expect({ turn: game.turn, status: game.status, penalties: game.seats.map((seat) => seat.penalties) }).toEqual({ turn, status: "playing", penalties });
}

/** Lets the host put sheets right, as in `["red", 5]` for one cross or `3` for so many penalties. */
async function correct(host, seat, ...corrections) {
  for (const correction of corrections) {
    const [row, number] = Array.isArray(correction) ? correction : [];
    const move = row ? { row, number, crossed: true } : { penalties: correction };
    const status = await host.page.evaluate(async (move) => {
      const { api } = document.getElementById("main").dataset;
      const headers = { "Content-Type": "application/json" };
      return (await fetch(`${api}/moves`, { method: "POST", headers, body: JSON.stringify(move) })).status;
    }, { type: "correct", seat, ...move });
    expect(status).toBe(201);
  }
}

/** Two rows with their locks. */
const TWO_ROWS = [2, 3, 4, 5, 6, 12].flatMap((number) => [["red", number], ["yellow", number]]);

test("two taps on the own End turn end one turn, at whatever pace, on the host's phone and on a guest's", async ({ table }) => {
  const phones = await table(["Ana", "Ben"]);
  const [ana, ben] = await Promise.all(phones.map(PausedPhone.on));
  let turn = 1;
  for (const [round, gap] of GAPS.entries()) {
    for (const [active, next] of [[ana, ben], [ben, ana]]) {
      await active.comesAlive(turn);
      await active.cross("red", round + 2);
      // A question that the cross has answered is gone, and its button new.
      await active.comesAlive(turn);
      const [place, after] = [await active.place("#end-turn"), turn + 1];
      active.sent.length = 0;
      next.sent.length = 0;
      await active.tapTwice("#end-turn", gap, () => active.phone.seesTurn(after));
      // The other one taps where the end of that turn could have been waited for, and where now the own button stands.
      await next.phone.seesTurn(after);
      await next.pass(gap);
      await next.tap(place);
      expect([active.sent, next.sent], `${gap} ms`).toEqual([[`end_turn ${turn}`], []]);
      await isAt(active, after, [0, 0]);
      turn += 1;
    }
  }
});

test("a second tap before the answer ends no turn, either", async ({ table }) => {
  const [phone] = await table(["Ana", "Ben"], { opened: 1 });
  const ana = await PausedPhone.on(phone);
  await ana.cross("red", 2);
  const letGo = await phone.hold();
  await ana.tapTwice("#end-turn", 40);
  letGo();
  await phone.seesTurn(2);
  expect(ana.sent).toEqual(["end_turn 1"]);
  await isAt(phone, 2, [0, 0]);
});

test("a cross is one request, whose answer is what the phone paints", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await expect(ana.page.locator("body")).toHaveAttribute("data-connection", "on");
  const sent = [];
  ana.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/static/")) {
      sent.push(`${request.method()} ${pathname}`);
    }
  });
  await ana.cross("red", 5);
  await ana.sees("red", 4, "skipped");
  await ana.seesTotal(1);
  // The stream sends the cross too; only events of other players are fetched.
  await ana.page.waitForTimeout(2000);
  const game = new URL(ana.page.url()).pathname;
  expect(sent).toEqual([`POST ${game}/moves`]);
  await ben.cross("blue", 12);
  await expect(ana.page.locator("#others")).toContainText("1");
  expect(sent).toEqual([`POST ${game}/moves`, `GET ${game}/sheet`]);
});

test("an answer that is older than what the phone shows is not painted over it", async ({ table, server }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  let isMade = false;
  await ana.page.route("**/moves*", async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(server.address, server.localAddress) });
    isMade = true;
    await held;
    await route.fulfill({ response });
  });
  await ana.mark("red", 5);
  await expect.poll(() => isMade).toBe(true);
  await ben.cross("blue", 12);
  await expect(ana.page.locator("#others")).toContainText("1");
  await ben.cross("blue", 11);
  await expect(ana.page.locator("#others")).toContainText("3");
  const shown = await ana.page.locator("#main").getAttribute("data-seq");
  letGo();
  await expect.poll(() => ana.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("rowlock /")))).toEqual([]);
  await expect(ana.page.locator("#others")).toContainText("3");
  await expect(ana.page.locator("#main")).toHaveAttribute("data-seq", shown);
  await ana.sees("red", 5, "crossed");
  await expect(ana.space("red", 5)).not.toHaveAttribute("data-waiting");
});

test("a penalty is asked about once, and a double tap is no answer", async ({ table }) => {
  const [phone, ben] = await table(["Ana", "Ben"]);
  const ana = await PausedPhone.on(phone);
  const end = phone.page.locator("#end-turn");
  for (const gap of DOUBLE) {
    await ana.comesAlive(1);
    await ana.tapTwice("#end-turn", gap);
    await expect(end, `${gap} ms`).toHaveText("No cross: take −5?");
    expect(ana.sent).toEqual([]);
    // Without a response the question disappears.
    await ana.pass(15_000);
    await expect(end).toHaveText("End turn penalty −5");
  }
  await ana.comesAlive(1);
  await ana.tapTwice("#end-turn", 2000);
  await ben.seesTurn(2);
  await ben.endTurn();
  await ben.seesTurn(3);
  await isAt(ben, 3, [1, 1]);
});

test("a cross closes the question about a penalty", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const end = ana.page.locator("#end-turn");
  await end.tap();
  await expect(end).toHaveText("No cross: take −5?");
  await ana.cross("red", 5);
  await expect(end).toHaveText("End turn", { useInnerText: true });
  await end.tap();
  await ana.seesTurn(2);
  await isAt(ana, 2, [0, 0]);
});

test("another player's turn is ended from the menu, a penalty only after a yes, and a double tap counts once", async ({ table }) => {
  const phones = await table(["Ana", "Ben"]);
  const [ana, ben] = await Promise.all(phones.map(PausedPhone.on));
  await ana.comesAlive(1);
  await ana.cross("red", 2);
  await ana.page.locator("#end-turn").tap();
  await ben.comesAlive(2);
  await ana.comesAlive(2);
  await expect(ana.page.locator(".sheet-footer [data-end-control]")).toHaveCount(0);
  ana.sent.length = 0;
  const menu = ana.page.locator("#menu > summary");
  for (const gap of DOUBLE) {
    await ana.pass(2000);
    await menu.tap();
    await ana.tapTwice("#end-turn-for", gap, () => expect(ana.page.locator("#question")).toBeVisible());
    expect(ana.sent, `${gap} ms`).toEqual([]);
    await ana.page.keyboard.press("Escape");
    await expect(ana.page.locator("#question")).toHaveCount(0);
  }
  await ana.pass(2000);
  await menu.tap();
  await ana.page.locator("#end-turn-for").tap();
  await expect(ana.page.locator("#question")).toContainText("Give Ben −5?");
  await ana.pass(1100);
  await ana.tapTwice("#question-yes", 250, () => ben.phone.seesTurn(3));
  expect(ana.sent).toEqual(["end_turn 2"]);
  await isAt(ana, 3, [0, 1]);
  // Once it has a cross, the next seat may end the turn without a penalty: one tap, and the second one is none.
  await ana.comesAlive(3);
  await ana.cross("red", 3);
  for (const [round, gap] of DOUBLE.entries()) {
    const turn = 3 + 2 * round;
    await ben.comesAlive(turn);
    ben.sent.length = 0;
    await ben.page.locator("#menu > summary").tap();
    await ben.tapTwice("#end-turn-for", gap, () => ben.phone.seesTurn(turn + 1));
    expect(ben.sent, `${gap} ms`).toEqual([`end_turn ${turn}`]);
    await ben.comesAlive(turn + 1);
    await ben.cross("blue", 12 - round);
    await ben.page.locator("#end-turn").tap();
    await ana.comesAlive(turn + 2);
    await ana.cross("red", 4 + round);
    await isAt(ana, turn + 2, [0, 1]);
  }
});

test("the fourth penalty and the end in last call are asked about, and a double tap ends no game", async ({ table }) => {
  const [phone, ben] = await table(["Ana", "Ben"]);
  const ana = await PausedPhone.on(phone);
  const end = phone.page.locator("#end-turn");
  await correct(phone, 0, 3);
  await expect(end).toContainText("4th penalty");
  for (const gap of DOUBLE) {
    await ana.comesAlive(1);
    await ana.tapTwice("#end-turn", gap);
    await expect(end, `${gap} ms`).toHaveText("4th penalty: end the game?");
    await ana.pass(15_000);
  }
  await isAt(phone, 1, [3, 0]);
  await correct(phone, 1, ...TWO_ROWS);
  await expect(end).toHaveText(/End the game\s+Ben can still cross/, { useInnerText: true });
  for (const gap of DOUBLE) {
    await ana.comesAlive(1);
    await ana.tapTwice("#end-turn", gap);
    await expect(end, `${gap} ms`).toHaveText("End the game for everyone?");
    await ana.pass(15_000);
  }
  expect(ana.sent).toEqual([]);
  await ana.comesAlive(1);
  await ana.endGame("#end-turn");
  await expect(ben.page.locator("#standings")).toBeVisible();
});

test("without turns two taps are one penalty, and the game is not ended by a double tap", async ({ table }) => {
  const [phone, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  const ana = await PausedPhone.on(phone);
  await ana.pass(1100);
  for (const [round, gap] of DOUBLE.slice(0, 3).entries()) {
    await ana.tapTwice("#penalty", gap, () => phone.seesTotal(-5 * (round + 1)));
    await ana.pass(1100);
  }
  await phone.seesTotal(-15);
  await correct(phone, 1, ...TWO_ROWS);
  const finish = phone.page.locator("#finish.button");
  for (const gap of DOUBLE) {
    await expect(finish).toBeVisible();
    await ana.pass(1100);
    await ana.tapTwice("#finish", gap);
    await expect(finish, `${gap} ms`).toHaveText("End the game for everyone?");
    await ana.pass(15_000);
  }
  expect(ana.sent).toEqual(["penalty", "penalty", "penalty"]);
  await ana.pass(1100);
  await ana.endGame("#finish");
  await expect(ben.page.locator("#standings")).toBeVisible();
});

test("without JavaScript two taps on End turn end no turn that would bring a penalty", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, javaScriptEnabled: false });
  const { x, y, width, height } = await ana.page.locator("#end-turn").boundingBox();
  for (const _tap of [1, 2]) {
    await ana.page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(ana.page.locator("#question")).toHaveText("No cross: take −5?");
  }
  await ana.openGame();
  await ana.seesTurn(1);
  await ana.endTurn();
  await ana.seesTurn(2);
  await ana.seesTotal(-5);
});

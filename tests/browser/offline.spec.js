import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test.use({ ownServer: true });

const PAIR = ["Ana", "Ben"];

/** The crosses of the game as the server has them, in their order. */
async function crosses(phone) {
  const api = await phone.page.locator("#main").getAttribute("data-api");
  const { events } = await phone.page.evaluate(async (api) => (await fetch(`${api}/events?after=0`)).json(), api);
  return events.filter((event) => event.type === "cross").map(({ row, number }) => `${row} ${number}`);
}

/** Waits until no cross is pending, and the server has these crosses. */
async function allSent(phone, expected) {
  await expect(phone.page.locator("[data-waiting]")).toHaveCount(0);
  await expect.poll(() => crosses(phone)).toEqual(expected);
}

test("taps while the server is unreachable are stored over a reload, and arrive in order and once", async ({ table, server }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  const { page } = ana;
  await server.kill();
  for (const [row, number] of [["red", 4], ["blue", 11], ["red", 6], ["green", 10]]) {
    await ana.mark(row, number);
    await expect(ana.space(row, number)).toHaveAttribute("data-waiting", "");
  }
  await expect(page.locator("body")).toHaveAttribute("data-connection", "wait");
  await expect(page.locator("#connection")).toHaveAccessibleName("Reconnecting");
  await ana.undo();
  await ana.sees("green", 10, "open");
  await server.restart();
  await page.reload();
  await ana.seesTotal(4);
  await allSent(ana, ["red 4", "blue 11", "red 6"]);
  await expect(page.locator("#connection")).toHaveAccessibleName("Connected");
});

test("a move whose answer was lost is sent again and counts once", async ({ table, server }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  let isLost = false;
  await ana.page.route("**/moves*", async (route) => {
    if (isLost) {
      return route.continue();
    }
    isLost = true;
    await route.fetch({ url: route.request().url().replace(server.address, server.localAddress) });
    await route.abort();
  });
  await ana.mark("red", 4);
  await ana.mark("red", 5);
  await allSent(ana, ["red 4", "red 5"]);
});

test("a move that is refused as one too many is sent again, and its cross arrives in the end", async ({ table }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  const { page } = ana;
  const keys = [];
  await page.route("**/moves*", async (route) => {
    keys.push(await route.request().headerValue("Idempotency-Key"));
    if (keys.length > 1) {
      return route.continue();
    }
    const body = { type: "urn:rowlock:problem:too_many_requests", title: "Too many requests", status: 429, code: "too_many_requests", detail: "Too fast." };
    await route.fulfill({ status: 429, headers: { "Retry-After": "1" }, contentType: "application/problem+json", body: JSON.stringify(body) });
  });
  await ana.mark("red", 4);
  await allSent(ana, ["red 4"]);
  expect(keys).toEqual([keys[0], keys[0]]);
  await ana.sees("red", 4, "crossed");
  await expect(page.locator("#message")).not.toContainText("Too fast.");
});

test("a move that the server fails at is given up after a few tries, with its reason, and the next one is sent", async ({ table }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  let tries = 0;
  await ana.page.route("**/moves*", async (route) => {
    if (route.request().postDataJSON().number !== 4) {
      return route.continue();
    }
    tries += 1;
    const body = { type: "urn:rowlock:problem:internal", title: "x", status: 500, code: "internal", detail: "It broke." };
    await route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(body) });
  });
  await ana.mark("red", 4);
  await ana.mark("blue", 11);
  await expect.poll(() => tries).toBe(3);
  await expect(ana.page.locator("#message")).toContainText("It broke.");
  await allSent(ana, ["blue 11"]);
});

test("an undo takes a cross back whose answer was lost", async ({ table, server }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  let isLossy = true;
  let isLost = false;
  await ana.page.route("**/moves*", async (route) => {
    if (!isLossy) {
      return route.continue();
    }
    await route.fetch({ url: route.request().url().replace(server.address, server.localAddress) });
    await route.abort();
    isLost = true;
  });
  await ana.mark("red", 4);
  await expect.poll(() => isLost).toBe(true);
  await ana.undo();
  isLossy = false;
  await ana.sees("red", 4, "open");
  await ana.mark("red", 5);
  await allSent(ana, ["red 4", "red 5"]);
  await ana.sees("red", 4, "skipped");
  await ana.seesTotal(1);
});

test("each undo without a connection takes one more back", async ({ table }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  await ana.cross("red", 4);
  await ana.cross("red", 5);
  await ana.page.context().setOffline(true);
  await ana.mark("red", 7);
  for (let tap = 0; tap < 3; tap += 1) {
    await ana.undo();
  }
  await ana.page.context().setOffline(false);
  for (const number of [4, 5, 7]) {
    await ana.sees("red", number, "open");
  }
  await ana.seesTotal(0);
});

test("two tabs of one seat send pending moves once, and both show them", async ({ table, server }) => {
  const [ana] = await table(PAIR, { opened: 1, mode: "sheet" });
  const tab = await ana.page.context().newPage();
  await tab.goto(ana.page.url());
  await expect(tab.locator("body")).toHaveAttribute("data-connection", "on");
  await server.kill();
  await ana.mark("red", 4);
  await tab.bringToFront();
  await tab.locator("#space-blue-11").tap();
  await expect(tab.locator("#space-red-4")).toHaveAttribute("data-state", "crossed");
  await ana.page.bringToFront();
  await ana.sees("blue", 11, "crossed");
  await ana.mark("yellow", 3);
  await server.restart();
  await allSent(ana, ["red 4", "blue 11", "yellow 3"]);
  await expect(tab.locator("[data-waiting]")).toHaveCount(0);
  await expect(tab.locator("#space-yellow-3")).toHaveAttribute("data-state", "crossed");
});

test("a second cross without a connection is asked about, and counts for the next roll", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  await page.context().setOffline(true);
  await ben.mark("green", 9);
  await expect(page.locator("body")).toHaveAttribute("data-connection", "off");
  await ben.space("blue", 8).tap();
  await page.locator("#message").getByRole("button", { name: "Yes" }).tap();
  await ben.sees("blue", 8, "crossed");
  await ana.cross("red", 7);
  await ana.endTurn();
  await page.context().setOffline(false);
  await ben.seesTurn(2);
  await ben.sees("green", 9, "crossed");
  await ben.sees("blue", 8, "crossed");
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await ben.seesTotal(2);
});

test("a cross that was undone before it was refused shows no toast, and the turn ends", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  await ana.endTurn();
  await ben.seesTurn(2);
  const { page } = ben;
  await page.context().setOffline(true);
  await ben.mark("green", 9);
  await ben.undo();
  await ben.sees("green", 9, "open");
  await ben.endTurn();
  await page.route("**/moves*", (route) => {
    const { type } = route.request().postDataJSON();
    const problem = { status: 422, code: "row_closed", title: "No", detail: "It is too late." };
    return type === "cross" ? route.fulfill({ status: 422, json: problem }) : route.continue();
  });
  await page.context().setOffline(false);
  await ana.seesTurn(3);
  await ben.seesTurn(3);
  await expect(page.locator("#message")).not.toContainText("It is too late.");
  await ben.seesTotal(-5);
});

test("the end of a turn is not sent when its cross was refused", async ({ table }) => {
  const [ana, ben] = await table(PAIR, { mode: "dice" });
  await ana.roll({ white_1: 2, white_2: 3, red: 3, yellow: 4, green: 2, blue: 6 });
  await ben.seesRoll({ white_1: 2, white_2: 3, red: 3, yellow: 4, green: 2, blue: 6 });
  await ana.sees("red", 5, "open");
  await ana.page.route("**/moves*", async (route) => {
    const { type } = route.request().postDataJSON();
    const problem = { status: 422, code: "row_closed", title: "No", detail: "It is too late." };
    return type === "cross" ? route.fulfill({ status: 422, json: problem }) : route.continue();
  });
  await expect(ana.page.locator("#end-turn")).toBeEnabled();
  await ana.page.evaluate(() => {
    document.getElementById("space-red-5").click();
    document.getElementById("end-turn").click();
  });
  await expect(ana.page.locator("#message")).toContainText("It is too late. The turn hasn’t ended yet.");
  await ana.sees("red", 5, "open");
  await ana.seesTurn(1);
  await ana.seesTotal(0);
});

test("a silent connection is noticed and replaced", async ({ table, server }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  await page.clock.install();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  server.freeze();
  await page.clock.fastForward(20_000);
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await page.clock.fastForward(10_000);
  await expect(page.locator("body")).toHaveAttribute("data-connection", "wait");
  server.thaw();
  await page.clock.fastForward(5000);
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.cross("red", 7);
  await expect(page.locator("#others")).toContainText("1");
});

test("a page is reloaded when the server has newer files", async ({ table, server }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ana;
  const other = async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(server.address, server.localAddress) });
    await route.fulfill({ response, headers: { ...response.headers(), "rowlock-files": "0123456789abcdef" } });
  };
  let loads = 0;
  page.on("framenavigated", async () => {
    loads += 1;
    await page.unroute("**/sheet", other);
  });
  await page.route("**/sheet", other);
  await ben.cross("blue", 12);
  await expect.poll(() => loads).toBe(1);
  await ana.seesSheet();
  await expect(page.locator("#others")).toContainText("1");
  expect(loads).toBe(1);
});

test("fetching the sheets of the others times out with a message", async ({ table, server }) => {
  const [ana] = await table(PAIR, { opened: 1 });
  const message = ana.page.locator("#message");
  server.freeze();
  await ana.page.locator("#others").tap();
  await expect(message).toHaveText("Can’t show the other sheets right now. Try again in a moment.");
  await expect(ana.page.locator("dialog")).toHaveCount(0);
  server.thaw();
  await ana.page.locator("#others").tap();
  await expect(ana.page.locator("dialog")).toContainText("Ben");
});

for (const mode of ["turns", "sheet"]) {
  test(`a game with ${mode} that ended meanwhile names every cross that it did not take`, async ({ table }) => {
    const [ana, ben] = await table(PAIR, { mode });
    await ben.page.context().setOffline(true);
    // With turns, one cross fits the roll of Ana and two the next one, which is Ben's own.
    const numbers = mode === "turns" ? [12, 11, 10] : [12, 11, 10, 9, 8, 7];
    for (const number of numbers) {
      await ben.space("green", number).tap();
      if (mode === "turns" && number === 11) {
        await ben.page.locator("#message").getByRole("button", { name: "Yes" }).tap();
      }
      await ben.sees("green", number, "crossed");
    }
    await ana.finish();
    await ben.page.context().setOffline(false);
    const named = numbers.map((number) => `green ${number}`);
    const list = `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
    await expect(ben.page.locator("#late")).toHaveText(`Too late, the game was already over. Not counted: ${list}.`);
    await expect(ben.page.locator("#standings")).toBeVisible();
  });
}

test("a refusal after the end of the game does not delay the result", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  const isOver = async (response) => /\/games\/\w+\/sheet/.test(response.url()) && (await response.text()).includes(`data-kind="result"`);
  const over = page.waitForResponse(isOver);
  await page.route("**/moves*", async (route) => {
    await over;
    await route.fulfill({ status: 422, json: { status: 422, code: "game_over", title: "No", detail: "The game is over." } });
  });
  await ben.mark("green", 9);
  await ana.finish();
  await expect(page.locator("#standings")).toBeVisible();
  await expect(page.locator("#late")).toContainText("Not counted: green 9.");
});

test("moves stored on a phone until its game was over are named as too late", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await ben.mark("green", 9);
  await failed;
  await page.close();
  await ana.finish();
  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(ana.page.url());
  await expect(later.locator("#late")).toContainText("Not counted: green 9.");
  expect(await later.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("rowlock /")))).toEqual([]);
  await later.reload();
  await expect(later.locator("body")).toHaveAttribute("data-connection", "on");
  await expect(later.locator("#late")).toBeHidden();
});

test("a phone without a stream still shows moves of others", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  await page.route("**/stream*", (route) => route.fulfill({ status: 429, body: "" }));
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "wait");
  await ana.cross("red", 7);
  await expect(page.locator("#others")).toContainText("1");
  await ana.cross("red", 8);
  await expect(page.locator("#others")).toContainText("3");
});

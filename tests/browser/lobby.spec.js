import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

const names = (phone) => phone.page.locator(".player-name");

/** A lobby of these phones, the first of which is the host's. */
async function lobby(phone, all, options = {}) {
  const phones = await Promise.all(all.map((name) => phone(name, options)));
  const code = await phones[0].makeGame();
  for (const guest of phones.slice(1)) {
    await guest.join(code);
  }
  return phones;
}

test("a removed player is shown so at once, the others stay, and joins again by a button", async ({ phone }) => {
  const [ana, ben, cleo] = await lobby(phone, ["Ana", "Ben", "Cleo"]);
  await expect(names(ana)).toHaveText(["Ana", "Ben", "Cleo"]);
  // A guest has no such buttons, and the host is not removed.
  await expect(ben.page.locator("[id^=rename-], [id^=remove-]")).toHaveCount(0);
  await expect(ana.page.locator("#remove-0")).toHaveCount(0);
  await ana.page.locator("#remove-1").tap();
  await expect(ana.page.locator("#question")).toHaveText("Remove Ben from the game?");
  await ana.page.locator("#no").tap();
  await ana.page.locator("#remove-1").tap();
  await ana.page.locator("#yes").tap();
  for (const each of [ana, ben, cleo]) {
    await expect(names(each)).toHaveText(["Ana", "Cleo"]);
  }
  await expect(ben.page.locator("#removed")).toHaveText("You were taken out of this game. Join again?");
  await expect(cleo.page.locator("#removed")).toHaveCount(0);
  await expect(cleo.page.locator("#player-1")).toContainText("you");
  await ben.page.locator("#sit").tap();
  await ben.page.locator("#name").fill("Ben");
  await ben.page.locator("#join").tap();
  await expect(names(ben)).toHaveText(["Ana", "Cleo", "Ben"]);
  await expect(ben.page.locator("#removed")).toHaveCount(0);
  await ana.start(["Ana", "Cleo", "Ben"]);
  for (const each of [ben, cleo]) {
    await each.seesSheet();
    await each.cross("red", 4);
  }
});

test("a phone that slept while its player was removed says so when it wakes", async ({ phone }) => {
  const [ana, ben] = await lobby(phone, ["Ana", "Ben"]);
  await ben.sleep();
  await ana.page.locator("#remove-1").tap();
  await ana.page.locator("#yes").tap();
  await expect(names(ana)).toHaveText(["Ana"]);
  await ben.wake();
  await expect(ben.page.locator("#removed")).toBeVisible();
});

test("a renamed player keeps the seat and the place in the order, and every screen shows the new name", async ({ phone }) => {
  const [ana, bne, cleo] = await lobby(phone, ["Ana", "Bne", "Cleo"]);
  await cleo.openTable();
  // In the order in which they sit: a second tap takes a player out again, the last one needs no tap.
  await ana.page.locator("#seat-order").tap();
  const dialog = ana.page.getByRole("dialog", { name: "Tap the players in the order you sit. The first one starts." });
  for (const [name, text] of [["Bne", "1.Bne"], ["Bne", "Bne"], ["Ana", "1.Ana"], ["Cleo"]]) {
    const player = dialog.getByRole("button", { name });
    await player.tap();
    await (text && expect(player).toHaveText(text));
  }
  await expect(dialog).toHaveCount(0);
  await expect(names(ana)).toHaveText(["Ana", "Cleo", "Bne"]);
  await ana.page.locator("#rename-1").tap();
  await ana.page.locator("#name").fill("Cleo");
  await ana.page.locator("#save").tap();
  await expect(ana.page.locator("#message")).toHaveText("Cleo is already in this game.");
  await ana.page.locator("#name").fill("Ben");
  await ana.page.locator("#save").tap();
  await expect(names(ana)).toHaveText(["Ana", "Cleo", "Ben"]);
  await expect(names(bne)).toHaveText(["Ana", "Ben", "Cleo"]);
  await expect(bne.page.locator("#player-1")).toContainText("you");
  await ana.seesConnected(1);
  await expect(cleo.page.locator("#main")).toContainText("Ben");
  await expect(cleo.page.locator("#main")).not.toContainText("Bne");
  await ana.start(["Ana", "Cleo", "Ben"]);
  await bne.seesSheet();
  await bne.cross("red", 4);
});

test("players are renamed and removed without JavaScript, and the same button pressed again removes no other one", async ({ phone }) => {
  const [ana, , cleo] = await lobby(phone, ["Ana", "Ben", "Cleo"], { javaScriptEnabled: false });
  // The page reloads itself; a navigation of the test's own could be interrupted by that.
  await expect(names(ana)).toHaveText(["Ana", "Ben", "Cleo"]);
  await ana.page.locator("#remove-1").tap();
  await ana.page.locator("#yes").tap();
  await expect(names(ana)).toHaveText(["Ana", "Cleo"]);
  await ana.page.goBack();
  if (await ana.page.locator("#yes").isVisible()) {
    await ana.page.locator("#yes").tap();
  }
  await expect(names(ana)).toHaveText(["Ana", "Cleo"]);
  await ana.page.locator("#rename-1").tap();
  await ana.page.locator("#name").fill("Clea");
  await ana.page.locator("#save").tap();
  await expect(names(ana)).toHaveText(["Ana", "Clea"]);
  await expect(names(cleo)).toHaveText(["Ana", "Clea"]);
  await expect(cleo.page.locator("#player-1")).toContainText("you");
});

test("the buttons beside the names of a lobby are large enough to tap, also beside long ones on a small phone", async ({ phone }) => {
  const all = ["Ana", "Maximiliane-Cleopatra", "Wolfgangamadeustheophilus"];
  const [ana] = await lobby(phone, all, { viewport: { width: 360, height: 640 } });
  await expect(names(ana)).toHaveText(all);
  const sizes = await ana.page.locator(".player .icon-button:visible").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
  // A pencil for each, and for the two behind the host a cross.
  expect(sizes).toHaveLength(5);
  for (const { width, height, right } of sizes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(344);
  }
});

for (const [width, height] of [[360, 640], [390, 844], [640, 360]]) {
  test(`the question whether to start without a player is in sight in place of the start button at ${width}×${height}`, async ({ phone }) => {
    const [ana, ben] = [await phone("Ana", { viewport: { width, height } }), await phone("Ben")];
    const { page } = ana;
    await ben.join(await ana.makeGame());
    await ana.start(["Ana", "Ben"]);
    await page.goto("/new");
    await page.locator(".previous-game").first().tap();
    await page.locator("#start").tap();
    await expect(page.locator("#without-title")).toHaveText("Start without Ben?");
    // Each is wholly inside the window, and nothing covers it.
    for (const id of ["without-title", "start-anyway"]) {
      // The button cannot be pressed at once, against double taps.
      await expect.poll(() => page.evaluate((id) => {
        const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
        const isInside = top >= 0 && bottom <= innerHeight;
        return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(`#${id}`) !== null;
      }, id), id).toBe(true);
    }
    await expect(page.locator("#start")).toHaveCount(0);
    await page.locator("#start-anyway").tap();
    await ana.seesSheet();
  });
}

test("four players are in sight above the button that starts, on a small phone", async ({ phone }) => {
  const ana = await phone("Ana", { viewport: { width: 360, height: 640 }, locale: "de" });
  await ana.makeGame();
  for (const name of ["Ben", "Cleo", "Dora"]) {
    await ana.seat(name);
  }
  await ana.openGame();
  const start = await ana.page.locator("#start-form").boundingBox();
  const players = await ana.page.locator("#players .player").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(players.length).toBe(4);
  players.forEach((bottom) => expect(bottom).toBeLessThanOrEqual(start.y));
  // The code can still be scanned and read.
  expect((await ana.page.locator("#qr").boundingBox()).width).toBeGreaterThan(100);
  await expect(ana.page.locator("#code")).toBeInViewport({ ratio: 1 });
});

test("a full lobby folds its code, so that all players are listed first", async ({ phone }) => {
  const ana = await phone("Ana", { viewport: { width: 360, height: 640 } });
  const code = await ana.makeGame();
  for (const name of ["Ben", "Cleo", "Dora", "Emil", "Fred", "Gus", "Hana"]) {
    await ana.seat(name);
  }
  const { page } = ana;
  await expect(page.locator("#qr")).toBeHidden();
  await expect(page.locator("#invite > summary")).toContainText(code);
  await expect(page.locator("#player-4")).toBeInViewport();
  await page.locator("#invite > summary").tap();
  await expect(page.locator("#qr")).toBeVisible();
});

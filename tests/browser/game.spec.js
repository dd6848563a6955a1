import { expect } from "@playwright/test";
import { PLAYERS, STANDINGS, TURNS } from "./support/classic_game.js";
import { test } from "./support/fixtures.js";

test("three phones play a classic game to its end, one reloading in the middle and one sending a cross late", async ({ table }) => {
  const phones = await table(PLAYERS, { lobby: true });
  for (const [index, turn] of TURNS.entries()) {
    for (const phone of phones) {
      await phone.seesTurn(index + 1);
    }
    for (const [seat, row, number] of turn.crosses) {
      await phones[seat].cross(row, number);
    }
    if (index === 4) {
      await reload(phones[2]);
    }
    const arrive = turn.late && (await tapOnSlowNetwork(phones, turn.late, index + 2));
    await phones[index % phones.length].endTurn();
    await arrive?.();
  }
  for (const phone of phones) {
    await phone.seesResult(STANDINGS);
    await phone.findsInHistory(STANDINGS);
  }
});

/** A reloaded phone shows the same sheet as before. */
async function reload(phone) {
  await phone.page.reload();
  for (const [row, number] of [["yellow", 3], ["yellow", 7], ["green", 11], ["green", 9]]) {
    await phone.sees(row, number, "crossed");
  }
  await phone.sees("yellow", 4, "skipped");
  await phone.sees("green", 8, "closed");
}

/** Taps a space whose cross then hangs in the network; what is returned lets it arrive in a later turn, and sees it taken. */
async function tapOnSlowNetwork(phones, [seat, row, number], laterTurn) {
  const { page } = phones[seat];
  const letGo = await phones[seat].hold();
  await phones[seat].space(row, number).tap();
  return async () => {
    await phones[seat].seesTurn(laterTurn);
    const response = page.waitForResponse("**/moves*");
    letGo();
    expect((await response).status()).toBe(200);
    await page.unroute("**/moves*");
    await phones[seat].sees(row, number, "crossed");
    await phones[seat].seesTotal(31);
  };
}

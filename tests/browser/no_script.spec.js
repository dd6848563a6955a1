import { test } from "./support/fixtures.js";

const STANDINGS = [["Ben", 10], ["Ana", -20]];

test("a game is played to its end without JavaScript", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { javaScriptEnabled: false, lobby: true });
  await ben.cross("green", 11);
  await ben.undo();
  await ben.sees("green", 11, "open");
  await ben.cross("green", 12);
  for (const [round, number] of [11, 10, 9].entries()) {
    await ana.openGame();
    await ana.endTurn();
    await ana.seesTurn(2 * round + 2);
    await ben.openGame();
    await ben.cross("green", number);
    await ben.endTurn();
    await ben.seesTurn(2 * round + 3);
  }
  await ben.seesTotal(10);
  await ana.openGame();
  await ana.seesTotal(-15);
  await ana.endTurn();
  await ana.seesResult(STANDINGS);
  await ben.openGame();
  await ben.seesResult(STANDINGS);
  for (const phone of [ana, ben]) {
    await phone.findsInHistory(STANDINGS);
  }
});

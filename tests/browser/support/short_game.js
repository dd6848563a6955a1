import assert from "node:assert/strict";

/**
 * A browser of its own for one player, as big as a phone.
 * @typedef {object} Browser
 * @property {(address: string) => Promise<void>} goto
 * @property {() => Promise<void>} reload
 * @property {(selector: string, text: string) => Promise<void>} type
 * @property {(selector: string) => Promise<void>} click
 * @property {(selector: string) => Promise<void>} press Clicks what leads to another page, and waits for it.
 * @property {(selector: string) => Promise<void>} sees Waits until the page has this.
 * @property {(selector: string) => Promise<void>} settles Waits until the animations of this have ended.
 * @property {(selector: string) => Promise<string>} text
 */

/**
 * One player crosses a number and takes it back, the other crosses one, ends the turn and then the game.
 * @param {string} address of the server
 * @param {() => Promise<Browser>} open
 */
export async function playShortGame(address, open) {
  const ana = await open();
  await ana.goto(`${address}/new`);
  await ana.type("[name=name]", "Ana");
  await ana.press("#new-game");
  const code = await ana.text("#code");
  const ben = await open();
  await ben.goto(`${address}/j/${code}`);
  await ben.type("#name", "Ben");
  await ben.press("#join");
  await ana.sees("#player-1");
  await ana.press("#start");
  await ben.sees("#space-red-3");
  await ben.click("#space-red-3");
  await ben.sees('#space-red-3[data-state="crossed"]');
  await ben.click("#undo");
  await ben.sees('#space-red-3[data-state="open"]');
  await ben.click("#space-red-4");
  await ben.sees('#space-red-4[data-state="crossed"]');
  await ben.reload();
  await ben.sees('#space-red-4[data-state="crossed"]');
  await ana.sees("#total");
  await ana.click("#space-blue-12");
  await ana.sees("#end-turn:not([aria-disabled])");
  await ana.click("#end-turn");
  await ben.sees('#sheet[data-turn="2"]');
  await ana.sees('#sheet[data-turn="2"]');
  await ana.click("#menu > summary");
  await ana.click("#finish");
  await ana.sees("#yes");
  // What ends something does nothing for a moment after it was painted.
  await ana.settles("#yes");
  await ana.click("#yes");
  await ana.sees("#standings");
  await ben.sees("#standings");
  assert.match(await ben.text("#standings"), /Ana[\s\S]*1[\s\S]*Ben[\s\S]*1/);
}

// Counts the taps of games of three phones, with turns that end by themselves and with turns that end by a tap: `npm run taps`.
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { choose, Dice } from "./support/dice_bot.js";
import { PHONE } from "./support/fixtures.js";
import { beginGame } from "./support/forms.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const GAMES = 4;
const TURNS = 16;
const NAMES = ["Ana", "Ben", "Cleo"];
const COLORS = ["red", "yellow", "green", "blue"];
/** How many numbers a careful player skips: on the own turn with the white dice, with a colored one, to avoid a penalty, and on a turn of another. */
const SKIPS = { white: 2, colored: 1, last: 4, other: 1 };

const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const [tapped, ended] = [await play(seed, false), await play(seed, true)];
    console.log(
      `game ${seed}: ${ended.crosses} crosses in ${TURNS} turns, ${ended.pairs} of them with both crosses of the active player. ` +
        `A tap for each turn: ${taps(tapped)}. Turns that end by themselves: ${taps(ended)}.`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}

/** How many taps a game took, and the share that ended a turn. */
function taps({ crosses, ends, penalties }) {
  const all = crosses + ends + penalties;
  return `${all} taps, ${Math.round((100 * ends) / all)} % of them End turn`;
}

/** Plays the turns of one game; the same seed gives the same dice. */
async function play(seed, selfEnding) {
  const { game, cookies } = await beginGame(server.localAddress, NAMES, { selfEnding });
  const contexts = await Promise.all(cookies.map((cookie) => open({ ...cookie, url: server.localAddress })));
  const phones = await Promise.all(contexts.map(async (context, seat) => new Phone(await context.newPage(), NAMES[seat])));
  await Promise.all(phones.map((phone) => phone.sitDown(game)));
  const dice = new Dice(seed);
  const taps = { crosses: 0, pairs: 0, ends: 0, penalties: 0 };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const active = phones[(turn - 1) % phones.length];
    const others = phones.filter((phone) => phone !== active);
    await Promise.all(phones.map((phone) => phone.seesTurn(turn)));
    const [one, two] = [dice.roll(6), dice.roll(6)];
    const colored = COLORS.map((color) => {
      const die = dice.roll(6);
      return { color, sums: [one + die, two + die] };
    });
    let crosses = await cross(active, [one + two], SKIPS.white);
    crosses += await crossColored(active, colored, SKIPS.colored);
    if (crosses === 0) {
      crosses = (await cross(active, [one + two], SKIPS.last)) || (await crossColored(active, colored, SKIPS.last));
    }
    for (const other of others) {
      taps.crosses += await cross(other, [one + two], SKIPS.other);
    }
    taps.crosses += crosses;
    taps.pairs += crosses === 2 ? 1 : 0;
    await active.catchesUp();
    const end = active.page.locator("#end-turn");
    if (selfEnding && (await end.getAttribute("data-ends-after"))) {
      await finishFilling(end);
    } else {
      taps.ends += 1;
      taps.penalties += (await end.getAttribute("data-question")) === null ? 0 : 1;
      await active.endTurn();
    }
  }
  await Promise.all(contexts.map((context) => context.close()));
  return taps;
}

async function open(cookie) {
  const context = await browser.newContext({ baseURL: server.localAddress, viewport: PHONE, isMobile: true, hasTouch: true });
  await context.addCookies([cookie]);
  return context;
}

/** Crosses the number that skips least, at most this many; gives how many crosses that made. */
async function cross(phone, numbers, most, row = "") {
  const id = await choose(phone, numbers, most, row);
  if (!id) {
    return 0;
  }
  const [, color, number] = id.split("-");
  await phone.cross(color, number);
  return 1;
}

/** The same with a white and a colored die. */
async function crossColored(phone, colored, most) {
  for (const { color, sums } of colored) {
    if (await cross(phone, sums, most, color)) {
      return 1;
    }
  }
  return 0;
}

/** Lets the time pass after which the turn ends by itself. */
async function finishFilling(button) {
  await button.evaluate(async (element) => {
    const filling = () => element.getAnimations({ subtree: true }).filter(({ effect }) => effect.pseudoElement === "::before");
    while (filling().length === 0) {
      await new Promise(requestAnimationFrame);
    }
    filling().forEach((each) => each.finish());
  });
}

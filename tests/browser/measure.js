// Measures how long a tap takes on a phone-sized Chromium whose processor is slowed down four times: `npm run measure`.
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const ROUNDS = 40;
const SLOWER = 4;
const NAMES = ["Ana", "Ben"];
const ROWS = ["red", "yellow", "green", "blue"];
const VIEWPORT = { width: 390, height: 844 };

const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  const [ana, ben] = await sitDown();
  const painted = [];
  const arrived = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { own, other } = await tap(ana.page, ben.page, round);
    painted.push(own);
    arrived.push(other);
  }
  print("tap → painted cross", painted, 50);
  print("tap → the other phone's screen", arrived, 150);
} finally {
  await browser.close();
  await server.stop();
}

/** Two phones with their sheets, on which all is open all the time. */
async function sitDown() {
  const phones = await Promise.all(NAMES.map(takePhone));
  const [host, guest] = phones;
  await guest.join(await host.makeGame({ mode: "sheet" }));
  await host.start(NAMES);
  await guest.seesSheet();
  return phones;
}

async function takePhone(name) {
  const context = await browser.newContext({ baseURL: server.address, viewport: VIEWPORT, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return new Phone(page, name);
}

/**
 * Taps a space and takes the tap back: the milliseconds from the finger's lifting to the frame after the cross, here and
 * on the other phone. Both clocks are this machine's.
 */
async function tap(page, other, round) {
  const row = ROWS[round % ROWS.length];
  const id = `#space-${row}-${row === "red" || row === "yellow" ? 5 : 9}`;
  const before = await other.locator("#others").innerText();
  const seenHere = painted(page, id, "data-state", "crossed");
  const seenThere = other.evaluate(
    (before) =>
      new Promise((resolve) => {
        const look = () => {
          const isNew = document.getElementById("others").innerText !== before;
          requestAnimationFrame(isNew ? () => resolve(performance.timeOrigin + performance.now()) : look);
        };
        look();
      }),
    before,
  );
  await page.locator(id).tap();
  const { lifted, shown } = await seenHere;
  const arrived = await seenThere;
  await page.waitForSelector(`${id}:not([data-waiting])`);
  await page.locator("#undo").tap();
  await page.waitForSelector(`${id}[data-state="open"]`);
  await other.waitForFunction((before) => document.getElementById("others").innerText === before, before);
  return { own: shown - lifted, other: arrived - lifted };
}

/** When the finger is lifted, and when the frame after the cross begins. */
function painted(page, id) {
  return page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const space = document.querySelector(id);
        addEventListener(
          "pointerup",
          (event) => {
            const lifted = performance.timeOrigin + event.timeStamp;
            const look = () => {
              const isCrossed = space.dataset.state === "crossed";
              requestAnimationFrame(isCrossed ? () => resolve({ lifted, shown: performance.timeOrigin + performance.now() }) : look);
            };
            look();
          },
          { once: true },
        );
      }),
    id,
  );
}

/** The middle of all, and what all but one in twenty stay below. */
function print(what, times, target) {
  const sorted = [...times].sort((one, another) => one - another);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms of ${times.length} (target ${target} ms)`);
}

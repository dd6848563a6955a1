// Measures how long a tap takes on a phone-sized Chromium whose processor is slowed down four times: `npm run measure`.
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const ROUNDS = 40;
const SLOWER = 4;
/** How long a finger stays on the glass, in milliseconds. */
const HOLD = 60;
const NAMES = ["Ana", "Ben"];
const ROWS = ["red", "yellow", "green", "blue"];
const VIEWPORT = { width: 390, height: 844 };

const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  const [ana, ben] = await sitDown();
  const own = [];
  const others = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await tap(ana, ben.page, round);
    own.push(times.own);
    others.push(times.other);
  }
  print("tap → painted cross", own, 50);
  print("tap → the other phone's screen", others, 150);
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
  return Object.assign(new Phone(page, name), { session });
}

/**
 * Taps a space and takes the tap back: the milliseconds from the finger's lifting to the frame with the cross, here and with
 * the new total on the other phone. Both clocks are this machine's.
 */
async function tap(phone, other, round) {
  const { page } = phone;
  const row = ROWS[round % ROWS.length];
  const id = `#space-${row}-${row === "red" || row === "yellow" ? 5 : 9}`;
  const lifting = page.evaluate(lifted);
  const showing = page.evaluate(painted, id);
  const arriving = other.evaluate(painted, "#others");
  await finger(phone, id);
  const [start, here, there] = await Promise.all([lifting, showing, arriving]);
  await page.waitForSelector(`${id}:not([data-waiting])`);
  const takenBack = other.evaluate(painted, "#others");
  await finger(phone, "#undo");
  await page.waitForSelector(`${id}[data-state="open"]`);
  await takenBack;
  return { own: here - start, other: there - start };
}

/** Taps an element as a finger does, which stays for a moment; the page is asked for nothing meanwhile. */
async function finger(phone, selector) {
  const box = await phone.page.locator(selector).boundingBox();
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await phone.session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await pause(HOLD);
  await phone.session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** In the page: when the finger is lifted. */
function lifted() {
  return new Promise((resolve) => {
    addEventListener("pointerup", (event) => resolve(performance.timeOrigin + event.timeStamp), { once: true });
  });
}

/** In the page: when the next change of this element has been painted. */
function painted(selector) {
  const element = document.querySelector(selector);
  return new Promise((resolve) => {
    const changed = () => {
      observer.disconnect();
      // What is posted from a frame comes when that frame is painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    const observer = new MutationObserver(changed);
    observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
  });
}

/** The middle of all, and what all but one in twenty stay below. */
function print(what, times, target) {
  const sorted = [...times].sort((one, another) => one - another);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms of ${times.length} (target ${target} ms)`);
}

// Measures how long a tap takes on a phone-sized Chromium whose processor is slowed down four times: `npm run measure`.
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { SlowPhone } from "./support/slow_phone.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const ROUNDS = 40;
const SLOWER = 4;
const NAMES = ["Ana", "Ben"];
const ROWS = ["red", "yellow", "green", "blue"];
/** The smallest possible page, as a baseline: a button that changes its label. */
const MINIMAL_PAGE = `<meta name="viewport" content="width=device-width"><button id="button" style="width:9rem;height:9rem">0</button>
<script>button.addEventListener("touchend", (event) => {
  event.preventDefault();
  button.textContent = 1 - button.textContent;
}, { passive: false });</script>`;

const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  const session = await browser.newBrowserCDPSession();
  const seats = await sitDown();
  const [ana, ben] = await Promise.all(seats.map(({ address, cookies }) => SlowPhone.open(session, address, cookies)));
  const baseline = await SlowPhone.open(session, `data:text/html,${encodeURIComponent(MINIMAL_PAGE)}`, []);
  await Promise.all([ana.sees("#total"), ben.sees("#total"), baseline.sees("#button")]);
  const times = { baseline: [], own: [], other: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.baseline.push(await baseline.slower(SLOWER, () => press(baseline)));
    times.own.push((await ana.slower(SLOWER, () => cross(ana, ben, round))).own);
    times.other.push((await ben.slower(SLOWER, () => cross(ana, ben, round))).other);
  }
  print("tap → a button that says something else, on an empty page", times.baseline);
  print("tap → painted cross", times.own, 50);
  print("tap → the other phone's screen", times.other, 150);
} finally {
  await browser.close();
  await server.stop();
}

/** Begins a game of two in which all is open all the time; gives its address and the cookies of each phone. */
async function sitDown() {
  const contexts = await Promise.all(NAMES.map(() => browser.newContext({ baseURL: server.localAddress, isMobile: true, hasTouch: true })));
  const phones = await Promise.all(contexts.map(async (context, seat) => new Phone(await context.newPage(), NAMES[seat])));
  const [host, guest] = phones;
  await guest.join(await host.makeGame({ mode: "sheet" }));
  await host.start(NAMES);
  const seats = await Promise.all(
    contexts.map(async (context, seat) => ({ address: phones[seat].page.url(), cookies: await context.cookies() })),
  );
  await Promise.all(contexts.map((context) => context.close()));
  return seats;
}

/** The milliseconds from the finger's lifting to the frame with what the button says then. */
async function press(phone) {
  const times = Promise.all([phone.lifted(), phone.painted("#button")]);
  await phone.tap("#button");
  const [start, end] = await times;
  return end - start;
}

/**
 * Taps a space and takes the tap back: the milliseconds from the finger's lifting to the frame with the cross, here and with
 * the new total on the other phone. Both clocks are this machine's.
 */
async function cross(phone, other, round) {
  const row = ROWS[round % ROWS.length];
  const id = `#space-${row}-${row === "red" || row === "yellow" ? 5 : 9}`;
  const times = Promise.all([phone.lifted(), phone.painted(id), other.painted("#others")]);
  await phone.tap(id);
  const [start, here, there] = await times;
  await phone.sees(`${id}[data-state="crossed"]:not([data-waiting])`);
  const takenBack = other.painted("#others");
  await phone.tap("#undo");
  await phone.sees(`${id}[data-state="open"]`);
  await takenBack;
  return { own: here - start, other: there - start };
}

/** The middle of all, and what all but one in twenty stay below. */
function print(what, times, target) {
  const sorted = [...times].sort((one, another) => one - another);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  const wanted = target ? ` (target ${target} ms)` : "";
  console.log(`${what}: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms of ${times.length}${wanted}`);
}

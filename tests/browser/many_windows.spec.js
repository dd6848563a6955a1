import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** One more than the connections that a browser has to a server over HTTP/1.1. */
const WINDOWS = 7;

test("in seven windows of one game in one browser a tap still goes through, and all others show it", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const windows = await open(ana);
  await isShown(windows, 4, windows[WINDOWS - 1]);
});

test("where the window that the others follow is closed or hidden, they go on without it", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  const windows = await open(ana);
  // Which one has the stream is not to be seen: each is the one sooner or later.
  for (const number of [4, 5, 6, 7, 8]) {
    await windows.shift().close();
    await isShown(windows, number, windows[0]);
  }
  const [hidden, last] = windows;
  for (const page of [last, hidden]) {
    const other = page === last ? hidden : last;
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await ben.cross("blue", page === last ? 11 : 10);
    await expect(other.locator("body")).toHaveAttribute("data-connection", "on");
    await isShown([other], page === last ? 9 : 10, other);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }
});

/** All windows of this player's game: the first one and as many more as there are. */
async function open(phone) {
  const windows = [phone.page];
  while (windows.length < WINDOWS) {
    const page = await phone.page.context().newPage();
    await page.goto(phone.page.url(), { timeout: 10_000 });
    await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
    windows.push(page);
  }
  return windows;
}

/** Crosses a red number in one window, which all others show. */
async function isShown(windows, number, tapped) {
  await tapped.locator(`#space-red-${number}`).tap();
  for (const page of windows) {
    await expect(page.locator(`#space-red-${number}`)).toHaveAttribute("data-state", "crossed");
  }
}

import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { SilentNetwork } from "./support/silent_network.js";

/** What notices a silent connection, and what may go over another one before it, in milliseconds: 27 and 10 s of the page, and a busy machine. */
const RECOVERY = 60_000;

/** Only pages of this machine are a "secure context", in which there is a service worker. */
const HOSTS = { with: "127.0.0.1", without: "192.168.1.20" };

/** A phone with Ana's sheet, over connections that can go silent, and one with Ben's. */
async function pair({ table, phone, server, network }, worker) {
  const [first, ben] = await table(["Ana", "Ben"], { mode: "sheet", baseURL: `http://${HOSTS[worker]}:${server.port}` });
  const storageState = await first.page.context().storageState();
  const path = new URL(first.page.url()).pathname;
  await first.page.close();
  const ana = await phone("Ana", { baseURL: `http://${HOSTS[worker]}:${network.port}`, storageState });
  await ana.sitDown(path);
  await expect(ana.page.locator("body")).toHaveAttribute("data-connection", "on");
  await expect.poll(() => ana.page.evaluate(() => Boolean(navigator.serviceWorker?.controller))).toBe(worker === "with");
  // Its connection is idle then.
  await ana.cross("yellow", 2);
  return [ana, ben];
}

const silent = test.extend({
  network: async ({ server }, use) => {
    const network = await SilentNetwork.start(server.port);
    await use(network);
    await network.stop();
  },
});

for (const worker of Object.keys(HOSTS)) {
  silent(`a sheet ${worker} a service worker follows the game again soon after its connections went silent`, async ({ table, phone, server, network }) => {
    const [ana, ben] = await pair({ table, phone, server, network }, worker);
    const others = ana.page.locator("#others");
    network.silence();
    await ben.cross("blue", 12);
    await expect(others).toContainText("Ben 1", { timeout: RECOVERY });
    await ben.cross("blue", 11);
    await expect(others).toContainText("Ben 3");
    await ana.cross("green", 11);
  });

  silent(`a sheet ${worker} a service worker sends a tap soon after its connections went silent`, async ({ table, phone, server, network }) => {
    const [ana, ben] = await pair({ table, phone, server, network }, worker);
    network.silence();
    await ana.mark("green", 11);
    await expect(ana.space("green", 11)).not.toHaveAttribute("data-waiting", { timeout: RECOVERY });
    await ben.cross("blue", 12);
    await expect(ana.page.locator("#others")).toContainText("Ben 1");
  });
}

test.describe("with a server that can be frozen", () => {
  test.use({ ownServer: true });

  test("a sheet says that it might be old once nothing was answered for 30 seconds, and no longer than that", async ({ table, server }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1 });
    const { page } = ana;
    const stale = page.locator("#stale");
    await page.clock.install();
    await page.reload();
    await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    server.freeze();
    await page.clock.runFor(28_000);
    await expect(page.locator("body")).toHaveAttribute("data-connection", "wait");
    await expect(stale).toBeHidden();
    await page.clock.runFor(3000);
    await expect(stale).toHaveText("Nothing new is coming in – this sheet might be out of date.");
    await expect(stale).toBeVisible();
    server.thaw();
    await page.clock.runFor(5000);
    await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
    await expect(stale).toBeHidden();
  });
});

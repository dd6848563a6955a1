import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test.use({ ownServer: true });

/** Pages from this machine are a "secure context", as they are over HTTPS. */
const secure = (server) => ({ baseURL: server.localAddress });

/** Waits until the service worker controls the page and has stored its sheet. */
async function isStoredOffline(phone) {
  await phone.page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedPages(phone.page)).toContain(new URL(phone.page.url()).pathname);
}

/** The addresses of the stored pages and fragments of games. */
async function storedPages(page) {
  return (await storedEntries(page)).map(({ path }) => path);
}

/** The text of all stored pages and fragments of games. */
async function storedText(page) {
  return (await storedEntries(page)).map(({ text }) => text).join();
}

/** The paths and texts of the stored pages and fragments of games. */
function storedEntries(page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("sheets "));
    const found = names.map(async (name) => {
      const cache = await caches.open(name);
      const read = async (key) => ({ path: new URL(key.url).pathname, text: (await (await cache.match(key))?.text()) ?? "" });
      return Promise.all((await cache.keys()).map(read));
    });
    return (await Promise.all(found)).flat();
  });
}

test("the app opens without a connection with the last known sheet, and what is tapped there counts later", async ({ table, server }) => {
  const [ana, ben] = await table(["Ana", "Ben"], secure(server));
  await ana.cross("red", 3);
  await isStoredOffline(ana);
  await ben.cross("blue", 12);
  await expect(ana.page.locator("#others")).toContainText("1");
  await expect.poll(() => storedPages(ana.page)).toContainEqual(expect.stringMatching(/\/sheet$/));
  await server.kill();
  await ana.page.goto("/");
  await ana.page.locator("#stored-sheets a").tap();
  await ana.sees("red", 3, "crossed");
  await expect(ana.page.locator("#others")).toContainText("1");
  await expect(ana.page.locator("body")).toHaveAttribute("data-connection", "wait");
  await expect(ana.page.locator("#connection")).toBeVisible();
  await ana.mark("green", 11);
  await server.restart();
  await expect(ana.space("green", 11)).not.toHaveAttribute("data-waiting");
  await expect(ana.page.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.seesTotal(2);
});

test("an error page of a proxy does not replace the stored sheet", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  await ana.cross("red", 3);
  await isStoredOffline(ana);
  await server.kill();
  const proxy = await server.startProxy((_, response) => response.writeHead(502).end("bad gateway"));
  await ana.openGame();
  await ana.sees("red", 3, "crossed");
  await ana.page.goto("/rules");
  await expect(ana.page.locator("h1")).toHaveText("No connection");
  await proxy.stop();
});

test("a phone with several seats opens each sheet without a connection as it was last seen", async ({ phone, server }) => {
  const ana = await phone("Ana", secure(server));
  const { page } = ana;
  await ana.makeGame({ mode: "sheet" });
  await ana.seat("Mia");
  await ana.start(["Mia"]);
  const own = page.url();
  await page.goto(`${own}?seat=0`);
  await isStoredOffline(ana);
  await ana.cross("red", 3);
  await expect.poll(() => storedText(page)).toContain('data-name="red 3" data-state="crossed"');
  await server.kill();
  await page.goto(`${own}?seat=0`);
  await ana.sees("red", 3, "crossed");
  // The other sheet was never open.
  await page.goto(`${own}?seat=1`);
  await expect(page.locator("h1")).toHaveText("No connection");
});

test("a fragment that arrives after a newer one or a newer page does not replace it", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  const { page } = ana;
  await isStoredOffline(ana);
  await ana.cross("red", 3);
  await expect.poll(() => storedText(page)).toContain('data-name="red 3" data-state="crossed"');
  const older = await page.evaluate(async () => (await fetch(document.getElementById("main").dataset.fragment)).text());
  await ana.cross("red", 4);
  await expect.poll(() => storedText(page)).toContain('data-name="red 4" data-state="crossed"');
  await isSent(page, older, "/games/first/sheet");
  expect(await storedText(page)).toContain('data-name="red 4" data-state="crossed"');
  await page.reload();
  const own = async () => (await storedEntries(page)).filter(({ path }) => path.startsWith(new URL(page.url()).pathname));
  const isLatest = ({ text }) => text.includes('data-name="red 4" data-state="crossed"');
  await expect.poll(async () => (await own()).every(isLatest)).toBe(true);
  await isSent(page, older, "/games/second/sheet");
  expect((await own()).map(isLatest)).not.toContain(false);
  expect((await own()).map(({ path }) => path)).toContain(new URL(page.url()).pathname);
});

/** Sends a fragment to the service worker and waits until it has stored the next one, which is of another game. */
async function isSent(page, fragment, address) {
  const next = `<main data-kind="sheet" data-page="/games/other" data-fragment="${address}" data-seq="0"></main>`;
  await page.evaluate(async (texts) => {
    const name = (await caches.keys()).find((each) => each.startsWith("sheets "));
    await (await caches.open(name)).put("/games/other", new Response());
    for (const text of texts) {
      navigator.serviceWorker.controller.postMessage(text);
    }
  }, [fragment, next]);
  await expect.poll(() => storedPages(page)).toContain(address);
}

test("a fragment that arrives after the result is not stored", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  const { page } = ana;
  await isStoredOffline(ana);
  const sheet = await page.evaluate(async () => (await fetch(document.getElementById("main").dataset.fragment)).text());
  await ana.finish();
  await expect(page.locator("#standings")).toBeVisible();
  await expect.poll(() => storedPages(page)).toEqual([]);
  await isSent(page, sheet, "/games/other/sheet");
  expect((await storedPages(page)).filter((path) => !path.startsWith("/games/other"))).toEqual([]);
});

test("revoking all grants of a phone removes its stored sheets", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  await isStoredOffline(ana);
  await ana.page.goto("/device/end");
  await ana.page.locator("form .button-main, form button").first().tap();
  await expect(ana.page.locator("#new")).toBeVisible();
  await expect.poll(() => storedPages(ana.page)).toEqual([]);
});

test("a stored sheet opens when the network drops every packet", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  await isStoredOffline(ana);
  await ana.cross("red", 3);
  await expect.poll(() => storedText(ana.page)).toContain('data-name="red 3" data-state="crossed"');
  server.freeze();
  await ana.openGame();
  await ana.sees("red", 3, "crossed");
  await ana.mark("red", 4);
  server.thaw();
  await expect(ana.space("red", 4)).not.toHaveAttribute("data-waiting", "");
  await ana.seesTotal(3);
});

test("an update leaves nothing of before it on the phone, and keeps the sheet that is open", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  const { page } = ana;
  await isStoredOffline(ana);
  const current = (await page.evaluate(() => caches.keys())).sort();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      await caches.delete(name);
    }
    for (const name of ["files 0123456789abcdef", "sheets 0123456789abcdef"]) {
      await (await caches.open(name)).put("/old", new Response("old"));
    }
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.goto("about:blank");
  await ana.openGame();
  await ana.seesSheet();
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).sort()).toEqual(current);
  await expect.poll(() => storedPages(page)).toEqual([new URL(page.url()).pathname]);
});

test("a page that is not on the phone says so and leads to the sheets that are", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, ...secure(server) });
  await isStoredOffline(ana);
  await server.kill();
  await ana.page.goto("/rules");
  await expect(ana.page.locator("h1")).toHaveText("No connection");
  await expect(ana.page.locator("#stored-sheets a")).toHaveText(["Ana · Classic"]);
});

test("a sheet is removed when this device loses access to it", async ({ table, server }) => {
  const [ana, ben] = await table(["Ana", "Ben"], secure(server));
  await isStoredOffline(ben);
  await ana.finish();
  await expect(ben.page.locator("#standings")).toBeVisible();
  await expect.poll(() => storedPages(ben.page)).toEqual([]);
  await isForgottenWithItsRight(ben);
});

/** A 404 or 401 of the server is trusted: the stored sheet goes. */
async function isForgottenWithItsRight(phone) {
  const { page } = phone;
  await phone.makeGame();
  await phone.start([]);
  await isStoredOffline(phone);
  await page.context().clearCookies();
  await page.reload();
  await expect.poll(() => storedPages(page)).toEqual([]);
}

test("the manifest names icons of every kind, and each is there", async ({ request, server }) => {
  const response = await request.get(`${server.localAddress}/manifest.webmanifest`);
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: "Rowlock", id: "/", start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src } of manifest.icons) {
    expect((await request.get(server.localAddress + src)).headers()["content-type"]).toBe("image/png");
  }
});

test("the service worker is revalidated each time, and changes with the files", async ({ request, server }) => {
  const response = await request.get(`${server.localAddress}/sw.js`);
  expect(response.headers()["cache-control"]).toBe("no-cache");
  const tree = /const TREE = "(\w{16})"/.exec(await response.text())[1];
  const home = await request.get(server.localAddress);
  expect(home.headers()["rowlock-files"]).toBe(tree);
  expect(await home.text()).toContain(`/static/${tree}/`);
});

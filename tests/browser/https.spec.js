import { execFileSync } from "node:child_process";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { browserArguments } from "./playwright.config.js";
import { PHONE } from "./support/fixtures.js";
import { Server, freePort } from "./support/server.js";

/** What the phone finds in the home network. */
const NAME = "rowlock.local";

/** A browser whose profile, and whose list of trusted authorities, are in a folder. */
function open(folder) {
  return chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...browserArguments, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    env: { ...process.env, HOME: folder },
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: "en",
    acceptDownloads: true,
  });
}

/** Installs an authority as the system's settings do. */
async function trust(folder, certificate) {
  const database = join(folder, ".pki", "nssdb");
  await mkdir(database, { recursive: true });
  const certutil = (...options) => execFileSync("certutil", ["-d", `sql:${database}`, ...options]);
  certutil("-N", "--empty-password");
  certutil("-A", "-t", "C,,", "-n", "Rowlock", "-i", certificate);
}

test("a phone that trusts the server's authority keeps its seat, its screen on, and opens its sheet offline", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rowlock-phone-"));
  const tlsPort = await freePort();
  const server = await Server.start({ options: ["--tls", "local", "--listen-tls", `127.0.0.1:${tlsPort}`] });
  const [plain, secure] = [`http://${NAME}:${server.port}`, `https://${NAME}:${tlsPort}`];
  let phone = await open(folder);
  try {
    // Without HTTPS, as after scanning the QR code.
    let page = phone.pages()[0];
    await page.goto(`${plain}/new`);
    await page.locator("#name").fill("Ana");
    await page.locator("#new-game").tap();
    await expect(page.locator("#players")).toContainText("Ana");
    const game = new URL(page.url()).pathname;
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);

    // The instructions, and what happens to one who skips them.
    await page.goto(plain);
    await page.locator("#https").tap();
    await page.locator("#systems a", { hasText: "Android" }).tap();
    const download = page.waitForEvent("download");
    await page.locator("#certificate").tap();
    const certificate = join(folder, (await download).suggestedFilename());
    expect(certificate).toMatch(/rowlock\.crt$/);
    await (await download).saveAs(certificate);
    await expect(page.goto(`${secure}/`)).rejects.toThrow("ERR_CERT_AUTHORITY_INVALID");
    await phone.close();
    await trust(folder, certificate);
    phone = await open(folder);
    page = phone.pages()[0];

    // The same phone in the same seat, now by HTTPS.
    await phone.grantPermissions(["screen-wake-lock"], { origin: secure });
    await page.goto(`${plain}/https`);
    await page.locator("#open").tap();
    await expect(page).toHaveURL(`${secure}/`);
    await page.goto(`${plain}${game}`);
    await expect(page).toHaveURL(`${secure}${game}`);
    await page.locator("#start-form button").last().tap();
    await page.locator("#space-red-3").tap();
    await expect(page.locator("#space-red-3")).toHaveAttribute("data-state", "crossed");

    // What only a page that the phone trusts may do.
    expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
    expect(await page.evaluate(async () => (await navigator.wakeLock.request("screen")).released)).toBe(false);
    await expect(page.locator("video.wake-lock-video")).toHaveCount(0);
    const session = await phone.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const stored = () => page.evaluate(async () => Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((key) => key.url))));
    await expect.poll(async () => (await stored()).flat()).toContain(`${secure}${game}`);
    await server.kill();
    await page.goto(`${secure}/`);
    await page.locator("#stored-sheets a").tap();
    await expect(page.locator("#space-red-3")).toHaveAttribute("data-state", "crossed");
  } finally {
    await phone.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

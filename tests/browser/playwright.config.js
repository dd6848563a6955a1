import { defineConfig } from "@playwright/test";

/** What Chromium needs to run in a container, and to stay off the network. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without windows, Chromium would round the width of each letter to whole pixels, as no phone does.
  "--font-render-hinting=none",
  // Phones reach the server by an address of the home network, where pages are not a "secure context".
  "--host-resolver-rules=MAP 192.168.1.20 127.0.0.1",
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.js",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Most of the time a test waits: for a control that comes alive, for another phone.
  workers: 4,
  // A busy machine may need many times as long as an idle one; only an error takes so long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Hundreds of browsers on a shared machine: one that dies does not end the run, but is listed as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: browserArguments },
    // A trace of five phones costs more than their game: ask for one with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en",
    // A control that is not there fails where it is looked for, whatever the whole test may take.
    actionTimeout: 60_000,
  },
});

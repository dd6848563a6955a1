import { test as base, expect } from "@playwright/test";
import { beginGame } from "./forms.js";
import { Phone } from "./phone.js";
import { Server } from "./server.js";

/** The size of the phones that play, where a test does not say another. */
export const PHONE = { width: 390, height: 844 };

/** How long each script is delayed, in milliseconds: a test must not depend on how soon it arrives. */
const SCRIPT_DELAY = Number(process.env.ROWLOCK_SCRIPT_DELAY ?? 0);

/** Tests with a server, and with phones that must run without an error or a request to anyone else. */
export const test = base.extend({
  /** Whether a test has a server for itself, as one that kills it needs. */
  ownServer: [false, { option: true }],

  /** `sharedServer()` is the server of all other tests of a worker, started for the first of them. */
  sharedServer: [
    async ({}, use) => {
      let server;
      await use(async () => (server ??= await Server.start()));
      await server?.stop();
    },
    { scope: "worker" },
  ],

  server: async ({ ownServer, sharedServer }, use) => {
    if (!ownServer) {
      await use(await sharedServer());
      return;
    }
    const server = await Server.start();
    await use(server);
    await server.stop();
  },

  /** `phone(name, options)` opens a browser for this player, who needs no `hints` any more unless a test says so. */
  phone: async ({ browser, server }, use) => {
    const contexts = [];
    const errors = [];
    await use(async (name, { hints = false, scriptDelay = SCRIPT_DELAY, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        ...options,
      });
      contexts.push(context);
      if (scriptDelay > 0) {
        await context.route(/\.js(\?|$)/, (route) => setTimeout(() => route.continue().catch(() => {}), scriptDelay));
      }
      if (!hints) {
        // An empty page has no storage.
        await context.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("rowlock hints", "own theirs skipped lock strip"));
      }
      const page = await context.newPage();
      watch(page, options.baseURL ?? server.address, (error) => errors.push(`${name}: ${error}`));
      return new Phone(page, name);
    });
    // What a page still loads in advance is not awaited, so that what a test does with a request may fail then.
    const routed = contexts.flatMap((context) => [context, ...context.pages()]);
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: "ignoreErrors" })));
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors).toEqual([]);
  },

  /**
   * `table(names)` is a phone for each name, with a game begun in which the first name hosts and has the first turn;
   * `variant`, `mode`, `selfEnding`, `clock` and `lucky` say what is played, `opened` how many of the phones the test uses, `lobby` that they come
   * through the lobby's pages as people do, anything else what the browsers are like.
   */
  table: async ({ phone, server }, use) => {
    await use(async (names, { variant, mode, selfEnding, clock, lucky, opened = names.length, lobby = false, ...options } = {}) => {
      if (!lobby && !lucky) {
        const { game, cookies } = await beginGame(server.localAddress, names, { variant, mode, selfEnding, clock });
        const { hostname: domain } = new URL(options.baseURL ?? server.address);
        const asks = cookies.slice(0, opened).map((cookie, index) => {
          const own = { ...cookie, domain, path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" };
          return phone(names[index], { ...options, storageState: { cookies: [own], origins: [] } });
        });
        const phones = await Promise.all(asks);
        await Promise.all(phones.map((each) => each.sitDown(game)));
        return phones;
      }
      const phones = await Promise.all(names.map((name) => phone(name, options)));
      const code = await phones[0].makeGame({ variant, mode, selfEnding });
      for (const guest of phones.slice(1)) {
        await guest.join(code);
      }
      const isPlain = options.javaScriptEnabled === false;
      // Without JavaScript a player loads the page again for updates.
      if (isPlain) {
        await phones[0].openGame();
      }
      if (lucky) {
        await expect(phones[0].page.locator("#players li")).toHaveCount(names.length);
        await phones[0].typeLuckyNumbers(lucky);
      }
      await phones[0].start(names);
      for (const guest of phones.slice(1)) {
        if (isPlain) {
          await guest.openGame();
        }
        await guest.seesSheet();
      }
      return phones;
    });
  },
});

/** Reports errors of the page's own code and requests to other hosts; a lost connection is no error of the page. */
function watch(page, address, report) {
  page.on("pageerror", (error) => report(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      report(message.text());
    }
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !url.startsWith("data:")) {
      report(`asked ${url}`);
    }
  });
}

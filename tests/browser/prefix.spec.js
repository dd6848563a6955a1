import { expect, test } from "@playwright/test";
import { Server } from "./support/server.js";

// Paths that are also parts of paths of the server.
for (const path of ["/games/", "/sheet/"]) {
  test(`two phones play below ${path}, and a sheet opens there without a connection`, async ({ browser }) => {
    const server = await Server.start({ path });
    const root = server.publicUrl;
    try {
      const requests = [];
      const open = async () => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
        await context.addInitScript(() => localStorage.setItem("rowlock hints", "own theirs skipped lock strip"));
        const page = await context.newPage();
        context.on("request", (request) => requests.push(request.url()));
        return page;
      };
      const [ana, ben] = [await open(), await open()];
      await ana.goto(`${root}new`);
      const made = await ana.evaluate(async () => {
        const body = new URLSearchParams({ name: "Ana", variant: "classic", mode: "sheet" });
        return (await fetch("new", { method: "POST", body })).url;
      });
      await ana.goto(made);
      const api = await ana.locator("#main").getAttribute("data-api");
      const code = await ana.evaluate(async (api) => (await (await fetch(api)).json()).code, api);
      await ben.goto(`${root}join?code=${code}`);
      await ben.evaluate(async (code) => fetch("join", { method: "POST", body: new URLSearchParams({ code, name: "Ben" }) }), code);
      await ben.goto(made);
      await ana.goto(made);
      await expect(ana.getByText("Ben’s phone is connected")).toBeAttached();
      await ana.locator("#start-form button").last().tap();
      await ana.locator("#space-red-3").tap();
      await expect(ana.locator("#space-red-3")).toHaveAttribute("data-state", "crossed");
      await expect(ben.locator("#others")).toContainText("1");
      const scope = await ana.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(root);
      await ana.reload();
      await expect.poll(() => ana.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((key) => `${name} ${new URL(key.url).pathname}`)))).flat().join("\n"))).toContain(` ${path}games/`);
      await server.kill();
      await ana.goto(root);
      await ana.locator("#stored-sheets a").tap();
      await expect(ana.locator("#space-red-3")).toHaveAttribute("data-state", "crossed");
      expect(requests.filter((url) => !url.startsWith(root))).toEqual([]);
    } finally {
      await server.stop();
    }
  });
}

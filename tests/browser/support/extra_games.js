// Short games on boards whose extras look like no other.

/** What is crossed on each board until its extras look different. */
const CROSSES = {
  "big-points": async (phone) => {
    await phone.cross("red", 5);
    await phone.cross("red-yellow", 5);
  },
  "x-change": async (phone) => {
    await phone.page.locator("#swap-1 summary").tap();
    await phone.page.locator("#swap-1 button", { hasText: "8" }).first().tap();
    await phone.page.locator("#swap-1[data-state=crossed]").waitFor();
  },
  "bonus-b": async (phone) => {
    await phone.cross("yellow", 11);
    await phone.space("green", 9).tap();
    await phone.page.locator("#message button").first().waitFor();
  },
  "connected-chain": async (phone) => {
    const ring = await phone.page.locator("[data-sign=ring]").first().getAttribute("id");
    const [, row, number] = ring.split("-");
    await phone.cross(row, number);
  },
};

/** These boards. */
export const VARIANTS = Object.keys(CROSSES);

/** Shows the sheets of such a board to `see(name, path, options)`, during a game and after it. */
export async function visitGame(host, variant, see) {
  await host.makeGame({ variant, mode: "sheet" });
  await host.seat("Ben");
  await host.start(["Ben"]);
  const game = new URL(host.page.url()).pathname;
  await CROSSES[variant](host);
  await see(`sheet-${variant}`);
  await see(`all-sheets-${variant}`, `${game}/others`);
  await see(`table-${variant}`, `${game}/table`);
  await host.openGame();
  await host.finish();
  await see(`result-${variant}`, undefined, { fullPage: true });
  await see(`review-${variant}`, `${game}/review`, { fullPage: true });
}

// Draws `static/icons/` from `static/icon.svg`: `npm run icons`.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";

/** Systems mask a full-bleed icon with their own shape, so its motif is in the middle. */
const ICONS = [
  { name: "192", size: 192, scale: 0 },
  { name: "512", size: 512, scale: 0 },
  { name: "maskable", size: 512, scale: 0.76 },
  { name: "apple", size: 180, scale: 0.9 },
];

const STATIC = fileURLToPath(new URL("../../static", import.meta.url));
const svg = await readFile(`${STATIC}/icon.svg`, "utf8");
const browser = await chromium.launch(config.use.launchOptions);
const page = await browser.newPage();
for (const { name, size, scale } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.evaluate((scale) => {
    if (scale > 0) {
      document.getElementById("stripes").removeAttribute("clip-path");
      document.getElementById("card").setAttribute("transform", `translate(32 32) scale(${scale}) translate(-32 -32)`);
    }
  }, scale);
  await page.screenshot({ path: `${STATIC}/icons/${name}.png`, omitBackground: true });
}
await browser.close();

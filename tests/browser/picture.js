// Puts three of the screenshots side by side into `readme.png`, the picture of the README: `npm run picture`.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";

const PHONES = ["lobby-host-light", "sheet-lock-offer-light", "result-dark"];
const STYLE = `
  body { margin: 0; padding: 24px; display: flex; gap: 24px; background: #d9d4c7; }
  img { width: 300px; height: 649px; object-fit: cover; object-position: top; border-radius: 24px; box-shadow: 0 4px 16px rgb(0 0 0 / 25%); }`;

const pictures = await Promise.all(PHONES.map((name) => readFile(new URL(`screenshots/${name}-390x844.png`, import.meta.url), "base64")));
const images = pictures.map((data) => `<img src="data:image/png;base64,${data}">`);
const browser = await chromium.launch(config.use.launchOptions);
const page = await browser.newPage({ viewport: { width: 996, height: 697 } });
await page.setContent(`<style>${STYLE}</style>${images.join("")}`);
await page.screenshot({ path: fileURLToPath(new URL("readme.png", import.meta.url)) });
await browser.close();

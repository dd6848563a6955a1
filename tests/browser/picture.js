// Puts three of the screenshots side by side into `docs/screenshot.webp`, the picture of the README: `npm run picture`.
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";

const PHONES = ["lobby-host-light", "sheet-lock-offer-light", "result-dark"];
const QUALITY = 0.85;
const STYLE = `
  body { margin: 0; padding: 24px; display: flex; gap: 24px; background: #d9d4c7; }
  img { width: 300px; height: 649px; object-fit: cover; object-position: top; border-radius: 24px; box-shadow: 0 4px 16px rgb(0 0 0 / 25%); }`;

const pictures = await Promise.all(PHONES.map((name) => readFile(new URL(`screenshots/${name}-390x844.png`, import.meta.url), "base64")));
const images = pictures.map((data) => `<img src="data:image/png;base64,${data}">`);
const browser = await chromium.launch(config.use.launchOptions);
const page = await browser.newPage({ viewport: { width: 996, height: 697 } });
await page.setContent(`<style>${STYLE}</style>${images.join("")}`);
const png = await page.screenshot();
const webp = await page.evaluate(toWebp, { png: png.toString("base64"), quality: QUALITY });
await writeFile(new URL("../../docs/screenshot.webp", import.meta.url), Buffer.from(webp.split(",")[1], "base64"));
await browser.close();

/** In the page: the picture as the data URL of a WebP file; Playwright itself writes PNG and JPEG only. */
async function toWebp({ png, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(blob);
  });
}

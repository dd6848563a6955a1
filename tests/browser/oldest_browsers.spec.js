import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { newerCss } from "./support/css_features.js";
import { OLDEST } from "./support/oldest_browsers.js";
import { newerScript } from "./support/script_features.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What style sheets may use although some promised browsers lack it, and what these do instead. */
const CSS = {
  "@container": "hides a detail for which there is little room",
  "@media forced-colors": "forces no colors",
  "@media scripting": "the sheets of the others are a page of their own",
  "@page": "prints with the margins of the browser",
  "-webkit-tap-highlight-color": "highlights a tapped link",
  "text-size-adjust": "has a prefix, or does not enlarge text",
  "text-wrap": "breaks lines elsewhere",
  "accent-color": "has check boxes in its own color",
  "align-content: end": "is about blocks, not about grids",
  "align-content: start": "is about blocks, not about grids",
  "align-self: end": "is about flex boxes, not about grids",
  "break-after: avoid": "breaks pages elsewhere",
  "color-scheme": "has light form controls on a dark page",
  "container": "measures the window instead: --cqi, --cqw and --cqh",
  "container-type": "measures the window instead",
  "container: inline-size": "measures the window instead",
  "container-type: size": "measures the window instead",
  "cursor": "has no pointer",
  "details-content": "leaves folded what a tap opens",
  "field-sizing": "scrolls in the field",
  "hyphens": "breaks lines elsewhere",
  "justify-content: end": "starts the total at its left",
  "justify-content: start": "is the default",
  "nth-child of": "has the last button in a column",
  "outline": "has outlines with square corners",
  "paint-order": "has a shadow instead",
  "print-color-adjust": "has a prefix, or prints without grounds",
  "resize": "has fields of one size",
  "scroll-snap-type": "stops the strip of seats anywhere",
  "scrollbar-width": "shows a scroll bar below the strip of seats",
  "scrollbar-width: none": "shows a scroll bar below the strip of seats",
  "text-decoration: wavy": "has a straight line",
  "text-decoration-thickness": "has a thin line",
  "user-select": "has a prefix",
  "forced-color-adjust": "forces no colors",
  "has": "only refines what is readable without it: the test in old_browser.spec.js takes it away",
};

/** What scripts may use although some promised browsers lack it. */
const SCRIPTS = {
  "CanvasRenderingContext2D.font": "lacks details that are not used",
  "HTMLDialogElement": "has methods of our own: kit/plain_dialog.js",
  "HTMLMediaElement.disableRemotePlayback": "is a property without an effect",
  "HTMLVideoElement.playsInline": "is a property without an effect",
  "Navigator.canShare": "downloads instead",
  "Navigator.share": "has no button for it",
  "Navigator.vibrate": "does not vibrate",
  "Navigator.wakeLock": "plays a video instead",
  "Touch": "has no touch screen",
  "TouchEvent": "has no touch screen",
  "TouchList": "has no touch screen",
  "WakeLock": "plays a video instead",
  "WakeLockSentinel": "plays a video instead",
  "print": "has no button for it",
};

test("style sheets need nothing without a fallback that the oldest browsers lack", () => {
  const folder = `${ROOT}/static/css`;
  const files = readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(".css"));
  const found = files.flatMap((file) => newerCss(readFileSync(`${folder}/${file}`, "utf8")).map((each) => ({ file, ...each })));
  expect(unexplained(found, CSS)).toEqual([]);
});

test("scripts need nothing without a fallback that the oldest browsers lack", () => {
  const found = ["tsconfig.json", "tsconfig.worker.json"].flatMap((project) => newerScript(project));
  expect(unexplained(found, SCRIPTS)).toEqual([]);
});

test("the README promises these browsers", () => {
  const readme = readFileSync(`${ROOT}/README.md`, "utf8").replace(/\s+/g, " ");
  expect(readme).toContain(`Safari ${OLDEST.safari}, Chrome ${OLDEST.chrome} and Firefox ${OLDEST.firefox}`);
});

for (const [css, names] of [
  ["a { color: light-dark(#000, #fff); }", []],
  ["a { color: color-mix(in srgb, red, blue); }", ["color-mix()"]],
  ["a { color: red; color: color-mix(in srgb, red, blue); }", []],
  ["a { color: red; color: color-mix(in srgb, var(--a), blue); }", ["color-mix()"]],
  ["@supports (color: color-mix(in srgb, red, red)) { a { --b: color-mix(in srgb, red, var(--a)); } }", []],
  ["a { --b: 1cqw; height: 100dvh; }", ["cqw", "dvh"]],
  ["a { height: 100vh; height: 100dvh; rotate: 1deg; inset: 0; aspect-ratio: 1; }", ["rotate"]],
  ["@media (width < 10rem) { a { color: red; } }", ["@media range"]],
  ["@layer a { b { color: red; } } a { .b { color: red; } }", ["@layer", "nesting"]],
  ["a:has(b) { --c: 1cqw; } a:is(b, :where(c)) { color: red; }", ["has", "cqw"]],
]) {
  test(`of ${css} browsers lack ${names.join(", ") || "nothing"}`, () => {
    expect([...new Set(newerCss(css).map(({ name }) => name))]).toEqual(names);
  });
}

/** What is on no list, one line each; fails as well where a list has what is used no more. */
function unexplained(found, list) {
  const isListed = (name) => [name, name.split(":")[0], name.split(".")[0]].find((it) => it in list);
  const used = new Set(found.map(({ name }) => isListed(name)));
  expect(Object.keys(list).filter((name) => !used.has(name)), "on the list for nothing").toEqual([]);
  return found.filter(({ name }) => !isListed(name)).map(({ file, line, name, browsers }) => `${file}:${line}: ${name} (${browsers.join(", ")})`);
}

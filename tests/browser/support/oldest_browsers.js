// What the oldest browsers that the README promises lack, by MDN's browser-compat-data.
import { createRequire } from "node:module";

/** @type {any} */
export const DATA = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The oldest version of each browser; phones as well as desks. */
export const OLDEST = { chrome: "88", chrome_android: "88", firefox: "91", firefox_android: "91", safari: "15.4", safari_ios: "15.4" };

/** The versions in which a browser has all of these features; a feature without data is everywhere. */
export function versionsOf(features) {
  return Object.fromEntries(
    Object.keys(OLDEST).map((browser) => [browser, features.reduce((latest, feature) => later(latest, added(feature, browser)), "0")]),
  );
}

/** The browsers that lack a feature although they are as new as these versions say, as in `firefox 121`. */
export function lacking(feature, versions) {
  return Object.keys(OLDEST).flatMap((browser) => {
    const since = added(feature, browser);
    const least = later(OLDEST[browser], versions[browser] ?? "0");
    return later(since, least) === least ? [] : [`${browser} ${since}`];
  });
}

/** The version in which a browser has a feature by its standard name, by itself. */
function added(feature, browser) {
  const support = feature.__compat?.support[browser];
  const whole = [support ?? []].flat().find((it) => it.version_added && !it.prefix && !it.alternative_name && !it.flags && !it.version_removed);
  if (!support) {
    return "0";
  }
  return whole ? whole.version_added.replace("≤", "").replace("preview", "9999") : "9999";
}

/** The later one of two versions. */
function later(one, other) {
  const [first, second] = [one, other].map((it) => it.split(".").map(Number));
  const difference = first[0] - second[0] || (first[1] ?? 0) - (second[1] ?? 0);
  return difference >= 0 ? one : other;
}

/** The entry of `localStorage` with the hints that this phone needs no more. */
const STORED = "rowlock hints";

/** The hints of the first game on a phone, in the order in which they matter. */
const NAMES = ["own", "theirs", "skipped", "lock", "strip"];

/** The hints that this phone has not shown yet. */
export function unseenHints() {
  try {
    const seen = (localStorage.getItem(STORED) ?? "").split(" ");
    return NAMES.filter((name) => !seen.includes(name));
  } catch {
    // Without storage they would be shown in each game.
    return [];
  }
}

/** @param {string[]} unseen the hints that are still to be shown; none once a game was finished on this phone */
export function storeUnseenHints(unseen) {
  try {
    localStorage.setItem(STORED, NAMES.filter((name) => !unseen.includes(name)).join(" "));
  } catch {
    // As above.
  }
}

/** Dice that fall the same way in every run. */
export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed;
  }

  /** A whole number from 1 to `sides`. */
  roll(sides) {
    // A linear congruential generator (Numerical Recipes); its upper bits are even enough for dice.
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((this.#state / 2 ** 32) * sides);
  }
}

/** The space that a careful player crosses of these, in any row or in this one: the one that skips least, and at most `most`. */
export async function choose(phone, numbers, most, row = "") {
  const found = await phone.page.locator(`#sheet .row${row && `#row-${row}`}`).evaluateAll(
    (rows, numbers) =>
      rows.flatMap((row) => {
        const spaces = [...row.querySelectorAll(".space")];
        const last = spaces.findLastIndex((space) => space.dataset.state === "crossed");
        return spaces.flatMap((space, place) => {
          const isOpen = space.dataset.state === "open" || space.dataset.second === "open";
          const isNumber = numbers.includes(Number(space.textContent.match(/\d+/)));
          // A field without a number and the track depend on dice that the app does not know here.
          const fits = isOpen && (isNumber || "field" in space.dataset || row.id === "row-track");
          return fits ? [{ id: space.id, skipped: place - last - 1 }] : [];
        });
      }),
    numbers,
  );
  const best = found.sort((one, other) => one.skipped - other.skipped)[0];
  return best && best.skipped <= most ? best.id : undefined;
}

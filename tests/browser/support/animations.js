/** Waits until all animations of the page have ended but those that never do. */
export function endOfAnimations(page) {
  return page.evaluate(async () => {
    const ends = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((each) => each.finished));
  });
}

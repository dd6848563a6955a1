/** The tones of each moment: their frequencies in hertz, and when they begin, in seconds. @type {Record<string, [number, number][]>} */
const TONES = {
  turn: [[660, 0], [880, 0.12]],
  lock: [[330, 0], [220, 0.1]],
  end: [[523, 0], [659, 0.14], [784, 0.28]],
};

/** How long a tone takes to be loud and to fade, in seconds, and how loud it is, from 0 to 1. */
const RISE = 0.01;
const FADE = 0.3;
const VOLUME = 0.25;
const SILENCE = 0.001;

/** Plays short tones, from the first tap on: earlier no browser makes a sound. */
export class Sounds {
  /** @type {AudioContext | undefined} */
  #context;

  constructor() {
    document.addEventListener("pointerup", () => {
      this.#context ??= new AudioContext();
      // A call or a lock of the phone has stopped it.
      if (this.#context.state !== "running") {
        this.#context.resume().catch(() => {});
      }
    });
  }

  /** Plays the tones of a moment; returns how long they last, in milliseconds. @param {string} moment */
  play(moment) {
    const context = this.#context;
    if (context?.state !== "running") {
      return 0;
    }
    const tones = TONES[moment];
    for (const [frequency, start] of tones) {
      const at = context.currentTime + start;
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(SILENCE, at);
      volume.gain.exponentialRampToValueAtTime(VOLUME, at + RISE);
      volume.gain.exponentialRampToValueAtTime(SILENCE, at + FADE);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + FADE);
    }
    return 1000 * (tones[tones.length - 1][1] + FADE);
  }
}

/** A desk has no screen to keep on, and its music is not to be stopped. */
const DESK = matchMedia("(hover: hover) and (pointer: fine)");

/** Keeps the screen on while this page is visible, unless the settings switch that off. */
export function keepScreenOn() {
  if (document.body.dataset.wakeLock === "off") {
    return;
  }
  if ("wakeLock" in navigator) {
    holdWakeLock();
  } else if (!DESK.matches) {
    playSilentVideo();
  }
}

/** Over HTTPS: the browser's wake lock, which it releases whenever the page is hidden. */
function holdWakeLock() {
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  const request = async () => {
    if (document.hidden || lock?.released === false) {
      return;
    }
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // Denied while the phone saves battery; the next tap requests it again.
    }
  };
  document.addEventListener("visibilitychange", request);
  document.addEventListener("pointerup", request);
  request();
}

/** On plain HTTP: a silent video, which plays from the first tap on, beside the music of other apps where browsers can that. */
function playSilentVideo() {
  if ("audioSession" in navigator) {
    Object.assign(/** @type {object} */ (navigator.audioSession), { type: "ambient" });
  }
  /** @type {HTMLVideoElement | undefined} */
  let video;
  const play = async () => {
    video ??= document.body.appendChild(silentVideo());
    try {
      await video.play();
    } catch {
      // Without the video the screen may turn off.
    }
  };
  document.addEventListener("pointerup", () => (video?.paused ?? true) && play());
  document.addEventListener("visibilitychange", () => (document.hidden ? video?.pause() : video && play()));
}

/**
 * iOS keeps the screen on only for a video that has a sound track, is not muted and does not loop by itself; Chromium only
 * for one that is large or has sound. Ours was made by
 * `ffmpeg -f lavfi -i color=c=black:s=16x16:r=1 -f lavfi -i anullsrc=r=8000:cl=mono -t 20 -c:a aac -b:a 8k silence.mp4`,
 * and by the same with `-c:v libvpx -b:v 1k -c:a libopus -b:a 6k silence.webm`.
 */
function silentVideo() {
  const video = document.createElement("video");
  video.className = "wake-lock-video";
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.tabIndex = -1;
  video.setAttribute("aria-hidden", "true");
  for (const type of ["mp4", "webm"]) {
    const source = video.appendChild(document.createElement("source"));
    source.type = `video/${type}`;
    source.src = new URL(`../../wake_lock/silence.${type}`, import.meta.url).href;
  }
  video.addEventListener("timeupdate", () => {
    if (video.currentTime > video.duration / 2) {
      video.currentTime = 0;
    }
  });
  return video;
}

/** After how long without a sign of life a connection counts as lost: three pings. */
const SILENCE = 27_000;

/** Waiting times between attempts, the last one for ever. */
const WAITS = [300, 1000, 2000, 4000];

/**
 * Follows a game's stream while the page is seen, over lost connections, sleep and the back button.
 * @param {string} address of the stream
 * @param {() => string} seq the number of the event the page shows
 * @param {{news: (event: {seq: number, seat: number | null}) => void, changed: () => void, link: (state: "on" | "wait" | "off") => void}} on
 */
export function follow(address, seq, on) {
  /** @type {EventSource | undefined} */
  let source;
  let attempts = 0;
  let retry = 0;
  let watch = 0;

  const close = () => {
    clearTimeout(retry);
    clearTimeout(watch);
    source?.close();
    source = undefined;
  };

  const lost = () => {
    close();
    on.link(navigator.onLine ? "wait" : "off");
    retry = setTimeout(open, WAITS[Math.min(attempts, WAITS.length - 1)]);
    attempts += 1;
  };

  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(lost, SILENCE);
  };

  const open = () => {
    close();
    if (document.hidden) {
      return;
    }
    source = new EventSource(`${address}?after=${seq()}`);
    source.addEventListener("open", () => {
      attempts = 0;
      on.link("on");
      alive();
    });
    source.addEventListener("move", (event) => {
      alive();
      on.news(JSON.parse(event.data).event);
    });
    for (const name of ["requests", "presence"]) {
      source.addEventListener(name, () => {
        alive();
        on.changed();
      });
    }
    source.addEventListener("ping", alive);
    source.addEventListener("reload", () => location.reload());
    source.addEventListener("error", lost);
    alive();
  };

  const again = () => {
    attempts = 0;
    open();
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : again()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && again());
  addEventListener("online", again);
  addEventListener("offline", lost);
  open();
}

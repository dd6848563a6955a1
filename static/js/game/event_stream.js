/** A stream without a heartbeat for this long counts as lost, in milliseconds: three pings. */
const HEARTBEAT_TIMEOUT = 27_000;

/** Delays between attempts to connect, in milliseconds; the last one repeats. */
const RETRY_DELAYS = [300, 1000, 2000, 4000];

/**
 * Follows a game's stream of server-sent events while the page is visible, and reconnects after a lost connection, sleep and
 * the back button.
 * @param {string} address of the stream
 * @param {() => string} seq the number of the event that the page shows
 * @param {object} on
 * @param {(event: {seq: number, seat: number | null, next?: string}) => void} on.event
 * @param {() => void} on.changed requests, presence or the note have changed
 * @param {(state: "on" | "wait" | "off") => void} on.connection
 */
export function followStream(address, seq, on) {
  /** @type {EventSource | undefined} */
  let source;
  let attempts = 0;
  let retry = 0;
  let timeout = 0;

  const close = () => {
    clearTimeout(retry);
    clearTimeout(timeout);
    source?.close();
    source = undefined;
  };

  const disconnected = () => {
    close();
    on.connection(navigator.onLine ? "wait" : "off");
    retry = setTimeout(open, RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length - 1)]);
    attempts += 1;
  };

  const heartbeat = () => {
    clearTimeout(timeout);
    timeout = setTimeout(disconnected, HEARTBEAT_TIMEOUT);
  };

  const open = () => {
    close();
    if (document.hidden) {
      return;
    }
    source = new EventSource(`${address}?after=${seq()}`);
    source.addEventListener("open", () => {
      attempts = 0;
      on.connection("on");
      heartbeat();
    });
    source.addEventListener("move", (event) => {
      heartbeat();
      on.event(JSON.parse(event.data).event);
    });
    for (const name of ["requests", "presence", "note"]) {
      source.addEventListener(name, () => {
        heartbeat();
        on.changed();
      });
    }
    source.addEventListener("ping", heartbeat);
    source.addEventListener("reload", () => location.reload());
    source.addEventListener("error", disconnected);
    heartbeat();
  };

  const reconnect = () => {
    attempts = 0;
    open();
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : reconnect()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && reconnect());
  addEventListener("online", reconnect);
  addEventListener("offline", disconnected);
  open();
}

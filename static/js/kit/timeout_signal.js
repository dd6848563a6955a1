/** A signal that aborts a request after a time in milliseconds; browsers have `AbortSignal.timeout` since 2022. @param {number} time */
export function timeoutSignal(time) {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), time);
  return controller.signal;
}

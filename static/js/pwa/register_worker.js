// Service workers need HTTPS or localhost.
if ("serviceWorker" in navigator) {
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    // Refused where the certificate is not trusted; every page works without it.
  }
}

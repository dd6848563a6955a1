// Only pages that came over HTTPS, or from this machine, can be installed and opened without a connection.
if ("serviceWorker" in navigator) {
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    // Browsers refuse it where the certificate is not trusted; every page works without.
  }
}

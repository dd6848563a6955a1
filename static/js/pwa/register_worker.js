// Service workers need HTTPS or localhost.
if ("serviceWorker" in navigator) {
  try {
    const manifest = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
    await navigator.serviceWorker.register(new URL("sw.js", manifest.href), { updateViaCache: "none" });
  } catch {
    // Refused where the certificate is not trusted; every page works without it.
  }
}

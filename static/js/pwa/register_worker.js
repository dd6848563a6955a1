// Service workers need HTTPS or localhost.
if ("serviceWorker" in navigator) {
  const manifest = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
  // Refused where the certificate is not trusted; every page works without it.
  navigator.serviceWorker.register(new URL("sw.js", manifest.href), { updateViaCache: "none" }).catch(() => {});
}

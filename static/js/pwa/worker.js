/** Registers the service worker, which needs HTTPS or localhost. */
export function registerWorker() {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const manifest = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
  const address = new URL("sw.js", manifest.href).href;
  // Browsers that know Trusted Types take the address of a script from a named policy only.
  const policy = /** @type {any} */ (self).trustedTypes?.createPolicy("rowlock-worker", {
    createScriptURL: () => address,
  });
  // Refused where the certificate is not trusted; every page works without it.
  navigator.serviceWorker.register(policy?.createScriptURL("") ?? address, { updateViaCache: "none" }).catch(() => {});
}

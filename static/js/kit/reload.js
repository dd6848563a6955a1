// For browsers that do not read the module of this page, as of old TVs, which updates it: so these few lines are in the
// JavaScript of 2009.
(function () {
  function reload() {
    if (!document.body.hasAttribute("data-updates")) {
      location.reload();
    }
  }
  setTimeout(reload, 5000);
})();

/** Shares the year as a picture, which needs a script. */
const button = document.getElementById("share-year");
const picture = document.getElementById("picture");

if (button && picture) {
  button.hidden = false;
  button.addEventListener("click", () => {
    import("../game/result_picture.js").then(
      ({ sharePart }) => sharePart(picture, button, button.dataset.about ?? ""),
      () => (button.textContent = button.dataset.offline ?? ""),
    );
  });
}

/** Keeps the texts that a page draws on a canvas in `window.drawn`; runs in the page. */
export function keepDrawnTexts() {
  window.drawn = [];
  const pen = CanvasRenderingContext2D.prototype;
  const { fillText } = pen;
  pen.fillText = function (text, ...rest) {
    window.drawn.push(text);
    fillText.call(this, text, ...rest);
  };
}

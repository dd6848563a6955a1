/**
 * What it needs of other scripts; one that is loaded on demand imports nothing.
 * @typedef {object} Kit
 * @property {(className: string) => HTMLDialogElement} createDialog
 * @property {(close: () => void) => void} pushLayer
 * @property {(close: () => void) => void} removeLayer
 */

/** Lets the host of a lobby tap the order of the seats. @param {HTMLElement} main @param {Kit} kit */
export function offerSeatOrder(main, kit) {
  main.addEventListener("click", ({ target }) => {
    const opener = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("#seat-order"));
    if (opener) {
      askSeatOrder(main, opener, kit);
    }
  });
}

/**
 * Asks the host of a lobby to tap the players in the order in which they sit, and opens the lobby in that order. A second tap
 * takes a player out of the order again; the last player needs none.
 * @param {HTMLElement} main
 * @param {HTMLElement} opener the button with the texts
 * @param {Kit} kit
 */
function askSeatOrder(main, opener, { createDialog, pushLayer, removeLayer }) {
  const dialog = createDialog("question seat-order");
  const title = dialog.appendChild(document.createElement("p"));
  title.id = "seat-order-title";
  title.textContent = opener.dataset.title ?? "";
  dialog.setAttribute("aria-labelledby", title.id);
  const buttons = dialog.appendChild(document.createElement("div"));
  const players = /** @type {HTMLElement[]} */ ([...main.querySelectorAll("#players .player")]);
  /** @type {HTMLButtonElement[]} */
  let order = [];

  function number() {
    for (const button of buttons.children) {
      const place = order.indexOf(/** @type {HTMLButtonElement} */ (button)) + 1;
      button.setAttribute("aria-pressed", String(place > 0));
      /** @type {HTMLElement} */ (button.firstElementChild).textContent = place > 0 ? `${place}.` : "";
    }
  }

  for (const player of players) {
    const button = buttons.appendChild(document.createElement("button"));
    button.type = "button";
    button.className = "button";
    button.value = player.id.replace("player-", "");
    button.append(document.createElement("b"), player.querySelector(".player-name")?.textContent ?? "");
    button.addEventListener("click", () => {
      order = order.includes(button) ? order.filter((each) => each !== button) : [...order, button];
      number();
      if (order.length >= players.length - 1) {
        const { pathname } = new URL(main.dataset.page ?? "", location.href);
        location.replace(`${pathname}?order=${order.map(({ value }) => value)}`);
      }
    });
  }
  number();
  const cancel = dialog.appendChild(document.createElement("button"));
  cancel.type = "button";
  cancel.className = "button button-wide";
  cancel.textContent = opener.dataset.cancel ?? "";
  const close = () => dialog.close();
  cancel.addEventListener("click", close);
  dialog.addEventListener("close", () => {
    removeLayer(close);
    dialog.remove();
  });
  dialog.showModal();
  pushLayer(close);
}

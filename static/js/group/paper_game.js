/** Fills in a game from paper by taps: the group's players in the order of their places, each with the points so far. */
const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-penalty]"));
const rows = /** @type {HTMLFieldSetElement[]} */ ([...form.querySelectorAll("fieldset")]);
const who = /** @type {HTMLElement} */ (document.getElementById("who"));
const chips = /** @type {HTMLButtonElement[]} */ ([...who.querySelectorAll("[data-name]")]);
const another = /** @type {HTMLButtonElement} */ (document.getElementById("another"));
const versions = /** @type {HTMLSelectElement} */ (document.getElementById("variant"));
const totals = /** @type {HTMLElement} */ (document.getElementById("totals"));
const penalty = Number(form.dataset.penalty);
/** The points of a row by its crosses, for each version whose rows are all that counts. @type {Record<string, number[]>} */
const points = JSON.parse(versions.dataset.points ?? "{}");

/** The fields of a player: the name, the total, the four rows and the penalties. @param {HTMLFieldSetElement} row */
function fieldsOf(row) {
  const [name, total, ...counts] = /** @type {HTMLInputElement[]} */ ([...row.querySelectorAll("input")]);
  return { name, total, counts };
}

/** @param {HTMLFieldSetElement} row */
function isEmpty(row) {
  return [...row.querySelectorAll("input")].every(({ value }) => value.trim() === "");
}

/** What the crosses of a player come to; `undefined` while a row is missing. @param {HTMLInputElement[]} counts */
function sumOf(counts) {
  const scores = points[versions.value];
  const penalties = Number(counts[counts.length - 1]?.value);
  const values = counts.slice(0, -1).map(({ value }) => scores?.[value.trim() === "" ? -1 : Number(value)]);
  const sum = values.reduce((all, value) => (all ?? 0) + (value ?? Number.NaN), 0) ?? 0;
  return Number.isNaN(sum + penalties) ? undefined : sum - penalty * penalties;
}

/** Shows who is in, with the points so far. */
function show() {
  const names = rows.map((row) => fieldsOf(row).name.value.trim().toLowerCase());
  for (const chip of chips) {
    const place = names.indexOf((chip.dataset.name ?? "").toLowerCase());
    chip.setAttribute("aria-pressed", String(place >= 0));
    chip.dataset.place = place >= 0 ? String(place + 1) : "";
  }
  another.disabled = rows.every((row) => !row.hidden);
  const parts = rows.filter((row) => !row.hidden).map((row) => {
    const { name, total, counts } = fieldsOf(row);
    const details = /** @type {HTMLDetailsElement} */ (row.querySelector("details"));
    details.hidden = !points[versions.value] && counts.every(({ value }) => value === "");
    const sum = sumOf(counts);
    const text = sum === undefined ? "" : String(sum).replace("-", "−");
    total.placeholder = text;
    return name.value.trim() && `${name.value.trim()} ${total.value.trim().replace("-", "−") || text || "–"}`;
  });
  totals.textContent = parts.filter(Boolean).join(" · ");
}

/** Adds a player after the last one. @param {string} name */
function add(name) {
  const row = rows.find(({ hidden }) => hidden);
  if (!row) {
    return;
  }
  const fields = fieldsOf(row);
  row.hidden = false;
  fields.name.value = name;
  (name ? fields.total : fields.name).focus();
}

/** Takes a player out, and moves up those who follow. @param {HTMLFieldSetElement} row */
function remove(row) {
  for (const field of row.querySelectorAll("input")) {
    field.value = "";
  }
  const rest = rows.slice(rows.indexOf(row));
  rest.forEach((to, index) => {
    const from = rest[index + 1];
    const values = from && !from.hidden ? [...from.querySelectorAll("input")].map(({ value }) => value) : [];
    [...to.querySelectorAll("input")].forEach((field, place) => (field.value = values[place] ?? ""));
    to.hidden = to.hidden || values.length === 0;
  });
}

function begin() {
  for (const row of rows) {
    row.hidden = isEmpty(row);
  }
  const more = document.querySelector(".paper-more");
  more?.setAttribute("open", "");
  who.hidden = false;
  form.dataset.taps = "";
  show();
}

for (const chip of chips) {
  chip.addEventListener("click", () => {
    const name = chip.dataset.name ?? "";
    const row = rows.find((it) => fieldsOf(it).name.value.trim().toLowerCase() === name.toLowerCase());
    row ? remove(row) : add(name);
    show();
  });
}
another.addEventListener("click", () => {
  add("");
  show();
});
form.addEventListener("input", show);
form.addEventListener("change", show);
// Back restores what was typed.
addEventListener("pageshow", begin);

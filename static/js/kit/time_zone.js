/** Fills in the time zone of this browser, in which a new group counts its days. */
const field = document.getElementById("time-zone");
if (field instanceof HTMLInputElement) {
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

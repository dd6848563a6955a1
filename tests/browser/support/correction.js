/** Corrects a sheet as the host: crosses these numbers of a row. */
export async function correct(host, seat, row, numbers) {
  for (const number of numbers) {
    await host.page.evaluate(async (move) => {
      const { api } = document.getElementById("main").dataset;
      await fetch(`${api}/moves`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(move) });
    }, { type: "correct", seat, row, number, crossed: true });
  }
}

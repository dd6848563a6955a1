import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("the first game of docs/api.md goes as it says, in its order", async ({ server }) => {
  const [make, cross, end, read, follow, ...more] = await apiLines(server.localAddress);
  expect(more).toEqual([]);

  const made = await run(make, {});
  expect(made.game.status).toBe("playing");
  const names = { GAME: made.game.id, HOST: made.host_token, ANA: made.seats[0].token };

  const crossed = await run(cross, names);
  expect(crossed.event).toMatchObject({ type: "cross", row: "red", number: 5, seat: 0 });
  expect(await run(cross, names)).toEqual(crossed);
  expect((await run(end, names)).game).toMatchObject({ turn: 2, active_seat: 1 });
  expect((await run(read, names)).seats[0].rows.red.crossed).toEqual([5]);
  expect(await beginning(follow, names, "end_turn")).toContain("event: move");
});

/** The curl lines of `docs/api.md`, for this server. */
async function apiLines(address) {
  const page = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
  const lines = page.split("\n").filter((line) => line.startsWith("curl "));
  return lines.map((line) => line.replace("http://localhost:8080", address));
}

/** What a line prints, which must be JSON. */
async function run(line, names) {
  const { stdout } = await promisify(execFile)("bash", ["-c", line], { env: { ...process.env, ...names } });
  return JSON.parse(stdout);
}

/** What a line that does not end prints until the word is seen. */
async function beginning(line, names, word) {
  const reader = spawn("bash", ["-c", `exec ${line}`], { env: { ...process.env, ...names } });
  let text = "";
  for await (const part of reader.stdout) {
    text += part;
    if (text.includes(word)) {
      break;
    }
  }
  reader.kill();
  return text;
}

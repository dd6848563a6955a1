// Plays a whole game with openapi-fetch and the types that openapi-typescript has generated: play.js URL.
import createClient from "openapi-fetch";
import type { components, paths } from "./generated/schema.js";

declare const process: { argv: string[] };

const baseUrl = process.argv[2];

/** A client that sends this token. */
const as = (token?: string) => createClient<paths>({ baseUrl, headers: token ? { Authorization: `Bearer ${token}` } : {} });

/** What is there; fails with the rest of the response where it is not. */
function there<T>(data: T | undefined, ...rest: unknown[]): T {
  if (data === undefined) {
    throw new Error(JSON.stringify(rest));
  }
  return data;
}

function check(isRight: boolean, ...rest: unknown[]): void {
  there(isRight || undefined, ...rest);
}

const created = await as().POST("/api/v1/games", { body: { variant: "classic", players: ["Ana", "Ben"], start: true } });
const made = there(created.data, created.error);
const game = made.game.id;
const params = { path: { game } };
const host = as(made.host_token);
const [ana, ben] = made.seats.map(({ token }) => as(token));

/** Makes a move, and returns its event. */
async function move(client: typeof host | undefined, body: components["schemas"]["Move"]) {
  const { data, error } = await there(client).POST("/api/v1/games/{game}/moves", { params, body });
  return there(data, body, error).event;
}

const cross = await move(ana, { type: "cross", row: "red", number: 5 });
check(cross.type === "cross" && cross.number === 5, cross);
check((await move(ana, { type: "undo" })).type === "undo");
await move(ana, { type: "cross", row: "blue", number: 9 });
await move(ana, { type: "end_turn", turn: 1 });
const ended = await move(ben, { type: "end_turn", turn: 2 });
check(ended.effects[0]?.type === "penalty", ended);
await move(host, { type: "finish" });
const over = there((await host.GET("/api/v1/games/{game}", { params })).data);
check(over.status === "finished", over);
const { events } = there((await host.GET("/api/v1/games/{game}/events", { params })).data);
check(events[events.length - 1]?.type === "finish", events);

// The stream does not end: it is read until it has sent all events.
const stop = new AbortController();
const stream = await host.GET("/api/v1/games/{game}/stream", { params: { ...params, query: { after: 0 } }, parseAs: "stream", signal: stop.signal });
const reader = there(stream.data, stream.error) as unknown as ReadableStream<Uint8Array>;
const decoder = new TextDecoder();
let text = "";
for (const bytes = reader.getReader(); !text.includes(`\nid: ${events.length}\n`); ) {
  const { value, done } = await bytes.read();
  check(!done, text);
  text += decoder.decode(value, { stream: true });
}
stop.abort();
check(text.split("event: move").length === events.length + 1, text);

const file = { params: { ...params, query: { format: "json" } } } as const;
const whole = there((await host.GET("/api/v1/games/{game}/export", file)).data);
check(typeof whole === "object" && "games" in whole && whole.games[0]?.events.length === events.length, whole);
const csv = await host.GET("/api/v1/games/{game}/export", { params: { ...params, query: { format: "csv" } }, parseAs: "text" });
check(there(csv.data).includes("Ana"), csv.data);
const xlsx = await host.GET("/api/v1/games/{game}/export", { params: { ...params, query: { format: "xlsx" } }, parseAs: "arrayBuffer" });
check(new TextDecoder().decode(there(xlsx.data).slice(0, 2)) === "PK");

// A game on paper, which is looked at and then imported.
const group = there((await as().POST("/api/v1/groups", { body: { name: "The Smiths" } })).data);
const keeper = as(group.token);
const inGroup = { group: group.group.id };
const seats = [{ name: "Ana", total: 74 }, { name: "Ben", total: 61 }];
const games: components["schemas"]["OwnImport"] = { format: "rowlock", version: 1, paper: [{ date: "2026-01-17", variant: "classic", seats }] };
const dryRun = { path: inGroup, query: { dry_run: true } };
const checked = await keeper.POST("/api/v1/groups/{group}/import", { params: dryRun, body: games });
check(there(checked.data, checked.error).preview?.games[0]?.players[0]?.name === "Ana", checked.data);
const imported = await keeper.POST("/api/v1/groups/{group}/import", { params: { path: inGroup }, body: games });
check(there(imported.data, imported.error).imported === 1 && imported.data?.preview === undefined, imported.data);

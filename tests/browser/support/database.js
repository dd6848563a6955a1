import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The URL of a PostgreSQL server for the databases of the tests; without it each has a SQLite file. */
export const POSTGRES = process.env.ROWLOCK_TEST_POSTGRES;

/** A new database on the PostgreSQL server. */
export class PostgresDatabase {
  #name = `rowlock_${randomBytes(8).toString("hex")}`;

  static async create() {
    const database = new PostgresDatabase();
    await sql(`CREATE DATABASE ${database.#name}`);
    return database;
  }

  /** Its URL. */
  get url() {
    const url = new URL(POSTGRES);
    url.pathname = this.#name;
    return url.href;
  }

  /** Deletes it. */
  async drop() {
    await sql(`DROP DATABASE ${this.#name} WITH (FORCE)`);
  }
}

async function sql(statement) {
  await run("psql", ["--no-psqlrc", "--quiet", "--command", statement, POSTGRES]);
}

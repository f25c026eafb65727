import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./embedded_postgres_error.ts";

/** Paths of the programs of one Postgres release. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** Data folders are only readable by the major version that made them. */
  majorVersion: string;
}

/**
 * Finds the Postgres that was installed from npm for this machine.
 *
 * @throws {EmbeddedPostgresError} if there is none for the machine, or it does not start.
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bin = programFolder(name);
  const postgres = `${bin}/postgres`;
  try {
    const { stdout } = await promisify(execFile)(postgres, ["--version"]);
    const majorVersion = /(\d+)/.exec(stdout)?.[1] ?? "";
    return { initdb: `${bin}/initdb`, postgres, majorVersion };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw new EmbeddedPostgresError(
      `Cannot run Postgres as "${name}" is not complete (${reason}): run "bun install --force", or set DATABASE_URL to a Postgres that runs already`,
      { cause },
    );
  }
}

function programFolder(name: string): string {
  try {
    return fileURLToPath(new URL("../native/bin", import.meta.resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Cannot run Postgres as the package "${name}" is not installed: run "bun install", or set DATABASE_URL to a Postgres that runs already`,
      { cause },
    );
  }
}

import { mkdir, statfs } from "node:fs/promises";
import { Command } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { openRecords, openStore, queueBackend } from "../app.ts";
import { UserError } from "../common/user_error.ts";
import type { Config } from "../config.ts";
import { findPostgresPrograms } from "../database/postgres_programs.ts";
import type { Log } from "../log.ts";
import { cacheRoots } from "../rendering/cached_folder.ts";
import { findChrome } from "../rendering/chrome.ts";
import { findFfmpeg, runFfmpeg } from "../rendering/ffmpeg.ts";
import { createEspeakVoice } from "../speech/espeak_voice.ts";
import type { Terminal } from "./_terminal.ts";

/** One thing that the service stands on. */
interface Check {
  name: string;
  /** Says what was found, or throws. */
  look(): Promise<string>;
  /** The one command that mends it. */
  mend: string;
}

const INSTALL = "bun install --force";
const NEEDED_BYTES = 2e9;
const FONTS = [
  "@fontsource-variable/inter",
  "@fontsource-variable/noto-sans-arabic",
  "@fontsource/noto-color-emoji",
];

/** `doctor`: what is there, and how to get what is not. */
export function doctorCommand(terminal: Terminal): Command {
  return new Command("doctor")
    .description("Look at everything that Postloom stands on, and say how to mend what is missing")
    .action(async () => {
      const config = terminal.readConfig();
      let missing = 0;
      for (const { name, look, mend } of checks(config, terminal.quietLog())) {
        try {
          terminal.print(`✓ ${name.padEnd(10)} ${await look()}`);
        } catch (error) {
          missing++;
          terminal.print(`✗ ${name.padEnd(10)} ${error instanceof Error ? error.message : error}`);
          terminal.print(`  ${"".padEnd(10)} mend it with: ${mend}`);
        }
      }
      if (missing > 0) throw new UserError(`Cannot run as it is: ${missing} to mend, see above`);
    });
}

function checks(config: Config, log: Log): Check[] {
  return [
    {
      name: "Bun",
      look: async () => requireBun(manifest.engines.bun.replace(">=", "")),
      mend: "npm install -g bun@latest",
    },
    {
      name: "Chrome",
      look: () => lookAtChrome(config),
      mend: "apt-get install -y chromium && export BROWSER_EXECUTABLE=/usr/bin/chromium",
    },
    { name: "ffmpeg", look: lookAtFfmpeg, mend: INSTALL },
    { name: "Fonts", look: lookAtFonts, mend: INSTALL },
    { name: "Voice", look: () => lookAtVoice(log), mend: INSTALL },
    {
      name: "Postgres",
      look: () => lookAtPostgres(config, log),
      mend: config.databaseUrl === null ? INSTALL : "unset DATABASE_URL",
    },
    {
      name: "Queue",
      look: () => lookAtQueue(config),
      mend: config.redisUrl === null ? INSTALL : "unset REDIS_URL",
    },
    {
      name: "Objects",
      look: () => lookAtStore(config),
      mend: config.s3 === null ? `mkdir -p ${config.dataDir}` : "unset S3_BUCKET",
    },
    {
      name: "Disk",
      look: () => lookAtDisk(config.dataDir),
      mend: "export DATA_DIR=/a/folder/on/a/larger/disk",
    },
  ];
}

function requireBun(wanted: string): string {
  if (Bun.semver.order(Bun.version, wanted) < 0) {
    throw new UserError(`Bun is ${Bun.version}, and ${wanted} is the oldest that works`);
  }
  return `Bun ${Bun.version}`;
}

async function lookAtChrome({ browserExecutable, dataDir }: Config): Promise<string> {
  const found = await findChrome({
    executable: browserExecutable,
    cacheRoots: cacheRoots(dataDir),
  });
  return `${found.version} at ${found.executable}`;
}

async function lookAtFfmpeg(): Promise<string> {
  const words = await runFfmpeg("ffmpeg", ["-version"], { signal: AbortSignal.timeout(10_000) });
  return `${words.split(" Copyright")[0]} at ${findFfmpeg("ffmpeg")}`;
}

async function lookAtFonts(): Promise<string> {
  for (const name of FONTS) {
    if (!(await Bun.file(new URL(import.meta.resolve(`${name}/package.json`))).exists())) {
      throw new UserError(`The package "${name}" is not installed`);
    }
  }
  return "shipped with the bundle, for every script that Postloom sets";
}

async function lookAtVoice(log: Log): Promise<string> {
  const voice = createEspeakVoice({ log });
  try {
    const signal = AbortSignal.timeout(20_000);
    const { durationMs } = await voice.speak("Hello.", { language: "en", signal });
    return `${voice.name}, said "Hello." in ${Math.round(durationMs)} ms of sound`;
  } finally {
    await voice.close();
  }
}

async function lookAtPostgres(config: Config, log: Log): Promise<string> {
  if (config.databaseUrl === null) {
    const { postgres, majorVersion } = await findPostgresPrograms();
    return `embedded Postgres ${majorVersion} at ${postgres}`;
  }
  await using records = await openRecords(config, log);
  const { rows } = await records.database.pool.query<{ version: string }>("SELECT version()");
  return `${rows[0]?.version} at DATABASE_URL`;
}

async function lookAtQueue(config: Config): Promise<string> {
  if (config.redisUrl === null) return "BullMQ in the same Postgres";
  const connection = await queueBackend(config, "").connect("producer");
  try {
    await connection.ping();
    return "BullMQ on the Redis at REDIS_URL";
  } finally {
    await connection.close();
  }
}

async function lookAtStore(config: Config): Promise<string> {
  const store = openStore(config);
  await store.head("media/.ready");
  return config.s3 === null ? `files below ${config.dataDir}` : `the bucket ${config.s3.bucket}`;
}

async function lookAtDisk(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free at ${dataDir}`;
  if (free < NEEDED_BYTES) throw new UserError(`${text}, and 2 GB are needed`);
  return text;
}

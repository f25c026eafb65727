import { mkdir, statfs } from "node:fs/promises";
import { Command } from "commander";
import manifest from "../../package.json" with { type: "json" };
import {
  type DriverOptions,
  openKokoro,
  openModelVoice,
  openStore,
  queueBackend,
} from "../app/open_drivers.ts";
import { openRepositories } from "../app/open_repositories.ts";
import type { PreparedApp } from "../app/prepare_app.ts";
import type { Log } from "../common/log.ts";
import { UserError } from "../common/user_error.ts";
import {
  type Config,
  type Endpoint,
  endpointFor,
  type Finding,
  inspectSettings,
} from "../config/mod.ts";
import { findPostgresPrograms } from "../database/postgres_programs.ts";
import { listRecognitionLanguages } from "../documents/text_recognition.ts";
import { evictionPolicy } from "../queue/eviction_policy.ts";
import { cacheRoots } from "../rendering/cached_folder.ts";
import { findChrome } from "../rendering/chrome.ts";
import { findFfmpeg, runFfmpeg } from "../rendering/ffmpeg.ts";
import { createEspeakVoice } from "../speech/espeak_voice.ts";
import type { Voice } from "../speech/voice.ts";
import { tryModel } from "../writing/model/try_model.ts";
import type { Terminal } from "./_terminal.ts";

/** A check of one of the service's dependencies. */
interface Check {
  name: string;
  /** Returns what was found, or throws. */
  run(): Promise<string | Doubt>;
  /** The command that fixes it. */
  fix: string;
}

/** What works for now, and what to change about it before it does not. */
interface Doubt {
  found: string;
  advice: string;
}

const MARKS: Readonly<Record<Finding["state"], string>> = {
  used: "✓",
  unused: "!",
  invalid: "✗",
  misspelt: "!",
};
const INSTALL = "bun install --force";
/** A model on this machine may have to be loaded first. */
const MODEL_PATIENCE_MS = 60_000;
const NEEDED_BYTES = 2e9;
const LEAST_POSTGRES = 13;
const FONTS = [
  "@fontsource-variable/inter",
  "@fontsource-variable/noto-sans-arabic",
  "@fontsource/noto-color-emoji",
];

/** `doctor`: checks the settings and the service's dependencies. */
export function doctorCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("doctor")
    .description(
      "Check the settings and everything that Postloom depends on, and show how to fix problems",
    )
    .action(async () => {
      printSettings(terminal);
      const config = terminal.readConfig();
      let missing = 0;
      for (const { name, run, fix } of checks(app, config, terminal.quietLog())) {
        try {
          const found = await run();
          if (typeof found === "string") {
            terminal.print(`✓ ${name.padEnd(10)} ${found}`);
          } else {
            terminal.print(`! ${name.padEnd(10)} ${found.found}`);
            terminal.print(`  ${"".padEnd(10)} ${found.advice}`);
          }
        } catch (error) {
          missing++;
          terminal.print(`✗ ${name.padEnd(10)} ${error instanceof Error ? error.message : error}`);
          terminal.print(`  ${"".padEnd(10)} mend it with: ${fix}`);
        }
      }
      if (missing > 0) throw new UserError(`Cannot run as it is: ${missing} to mend, see above`);
    });
}

/** Prints the settings. Throws if one is invalid, as nothing else can be checked then. */
function printSettings(terminal: Terminal): void {
  const findings = inspectSettings(terminal.env);
  if (findings.length === 0) {
    terminal.print("✓ Settings   none set, so all defaults apply: see docs/settings.md");
  }
  const width = Math.max(...findings.map(({ name }) => name.length));
  for (const { name, state, text } of findings) {
    terminal.print(`${MARKS[state]} ${name.padEnd(width)} ${text}`);
  }
  const wrong = findings.filter(({ state }) => state === "invalid").length;
  if (wrong > 0) throw new UserError(`Cannot run as it is: ${wrong} to mend, see above`);
}

function checks(app: PreparedApp, config: Config, log: Log): Check[] {
  const options = { config, log, drivers: app.drivers };
  return [
    {
      name: "Bun",
      run: async () => requireBun(manifest.engines.bun.replace(">=", "")),
      fix: "npm install -g bun@latest",
    },
    {
      name: "Chrome",
      run: () => checkChrome(config),
      fix: "apt-get install -y chromium && export BROWSER_EXECUTABLE=/usr/bin/chromium",
    },
    { name: "ffmpeg", run: checkFfmpeg, fix: INSTALL },
    { name: "Fonts", run: checkFonts, fix: INSTALL },
    { name: "Voice", run: () => checkVoice(log), fix: INSTALL },
    ...(config.kokoro === null
      ? []
      : [
          {
            name: "Kokoro",
            run: () => checkKokoro(config, log),
            fix: "bun add kokoro-js@1.2.1, and set KOKORO_MODEL to a folder with its files, or to a name on the hub",
          },
        ]),
    ...modelChecks(config, log),
    ...(config.scanLanguages === null
      ? []
      : [
          {
            name: "Scans",
            run: () => checkScans(config.scanLanguages ?? ""),
            fix: "apt-get install -y tesseract-ocr poppler-utils, and tesseract-ocr-deu for German and so on",
          },
        ]),
    {
      name: "Postgres",
      run: () => checkPostgres(config, log),
      fix:
        config.databaseUrl === null ? INSTALL : orWithout("DATABASE_URL", "a Postgres of its own"),
    },
    {
      name: "Queue",
      run: () => checkQueue(options),
      fix: config.redisUrl === null ? INSTALL : orWithout("REDIS_URL", "the queue in Postgres"),
    },
    {
      name: "Objects",
      run: () => checkStore(options),
      fix:
        config.s3 === null
          ? `mkdir -p ${config.dataDir}`
          : "correct S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys, or unset them all for files in DATA_DIR",
    },
    {
      name: "Offers",
      run: () => checkInstallation(app),
      fix: "correct the files named above, which are left out until then",
    },
    {
      name: "Disk",
      run: () => checkDisk(config.dataDir),
      fix: "export DATA_DIR=/a/folder/on/a/larger/disk",
    },
  ];
}

/** What to do about a setting that leads nowhere. Leaving it out leads elsewhere, which is to be known. */
function orWithout(setting: string, instead: string): string {
  return `start what ${setting} leads to, or correct it, or unset it for ${instead}`;
}

/** Without a model that answers, posts are made all the same, so that nobody would notice. */
function modelChecks(config: Config, log: Log): Check[] {
  const { openai } = config;
  if (openai === null) return [];
  const { writerModel } = openai;
  const writer = endpointFor("writer", openai);
  const voice = openModelVoice(config, log);
  return [
    ...(writer === null || writerModel === null
      ? []
      : [
          {
            name: "Writer",
            run: () => checkWriter(writer, writerModel),
            fix: "correct OPENAI_WRITER_MODEL, and the key and the URL that lead to it, or set OPENAI_WRITER_MODEL=none",
          },
        ]),
    ...(voice === null
      ? []
      : [
          {
            name: "Speaker",
            run: () => sayHello(voice, MODEL_PATIENCE_MS),
            fix: "correct OPENAI_VOICE_MODEL, OPENAI_VOICE, and the key and the URL that lead to it, or set OPENAI_VOICE_MODEL=none",
          },
        ]),
  ];
}

async function checkWriter(endpoint: Endpoint, model: string): Promise<string> {
  const place = endpoint.baseUrl ?? "OpenAI";
  const signal = AbortSignal.timeout(MODEL_PATIENCE_MS);
  try {
    const answer = await tryModel(endpoint, { model, signal });
    return `${model} at ${place}, said "${answer.slice(0, 40).replaceAll(/\s+/g, " ")}"`;
  } catch (cause) {
    const reason = signal.aborted
      ? `does not answer within ${MODEL_PATIENCE_MS / 1000} seconds`
      : `does not answer: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new UserError(`${model} at ${place} ${reason}`, { cause });
  }
}

function requireBun(minimum: string): string {
  if (Bun.semver.order(Bun.version, minimum) < 0) {
    throw new UserError(`Bun is ${Bun.version}, and ${minimum} is the oldest that works`);
  }
  return `Bun ${Bun.version}`;
}

async function checkChrome({ browserExecutable, dataDir }: Config): Promise<string> {
  const found = await findChrome({
    executable: browserExecutable,
    cacheRoots: cacheRoots(dataDir),
  });
  return `${found.version} at ${found.executable}`;
}

async function checkFfmpeg(): Promise<string> {
  const output = await runFfmpeg("ffmpeg", ["-version"], { signal: AbortSignal.timeout(10_000) });
  return `${output.split(" Copyright")[0]} at ${findFfmpeg("ffmpeg")}`;
}

async function checkScans(languages: string): Promise<string> {
  const known = await listRecognitionLanguages();
  const missing = languages.split("+").filter((language) => !known.includes(language));
  if (missing.length > 0) throw new UserError(`tesseract does not know ${missing.join(", ")}`);
  return `read by tesseract in ${languages}`;
}

async function checkFonts(): Promise<string> {
  for (const name of FONTS) {
    if (!(await Bun.file(new URL(import.meta.resolve(`${name}/package.json`))).exists())) {
      throw new UserError(`The package "${name}" is not installed`);
    }
  }
  return "shipped with the bundle, for every script that Postloom sets";
}

async function checkVoice(log: Log): Promise<string> {
  return await sayHello(createEspeakVoice({ log }), 20_000);
}

/** Its weights may have to be fetched. */
async function checkKokoro(config: Config, log: Log): Promise<string> {
  const voice = openKokoro(config, log);
  return voice === null ? "not set" : await sayHello(voice, 600_000);
}

async function sayHello(voice: Voice, patienceMs: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { durationMs } = await voice.speak("Hello.", { language: "en", signal });
    return `${voice.name}, said "Hello." in ${Math.round(durationMs)} ms of sound`;
  } finally {
    await voice.close();
  }
}

async function checkPostgres(config: Config, log: Log): Promise<string | Doubt> {
  if (config.databaseUrl === null) {
    const { postgres, majorVersion } = await findPostgresPrograms();
    return `embedded Postgres ${majorVersion} at ${postgres}`;
  }
  await using repositories = await openRepositories(config, log);
  const { rows } = await repositories.database.pool.query<{ version: string; number: string }>(
    "SELECT version(), current_setting('server_version_num') AS number",
  );
  const found = `${rows[0]?.version} at DATABASE_URL`;
  return postgresDoubt(found, Number(rows[0]?.number)) ?? found;
}

/**
 * What is to be said of a Postgres by its number, which is 180004 for 18.4: undefined if nothing is.
 *
 * @param found what the doctor says of it otherwise.
 */
export function postgresDoubt(found: string, number: number): Doubt | undefined {
  if (Math.floor(number / 10_000) >= LEAST_POSTGRES) return undefined;
  const advice = `it is older than ${LEAST_POSTGRES}, the oldest that Postloom is tested with: upgrade it`;
  return { found, advice };
}

async function checkQueue(options: DriverOptions): Promise<string | Doubt> {
  if (options.config.redisUrl === null) return "BullMQ in the same Postgres";
  const connection = await queueBackend(options, "").connect("producer");
  try {
    await connection.ping();
    const found = "BullMQ on the Redis at REDIS_URL";
    const policy = await evictionPolicy(options.config.redisUrl);
    if (policy === undefined || policy === "noeviction") return found;
    const advice = `its maxmemory-policy is ${policy}, by which it may throw jobs away: set it to noeviction`;
    return { found, advice };
  } finally {
    await connection.close();
  }
}

/** Does all that the service does with files, which an access key may allow in part. */
async function checkStore(options: DriverOptions): Promise<string> {
  const store = openStore(options);
  const key = `work/doctor-${crypto.randomUUID()}.txt`;
  await store.put(key, new TextEncoder().encode("ready"), "text/plain; charset=utf-8");
  await new Response((await store.get(key))?.body).text();
  for await (const _ of store.list(key));
  await store.delete(key);
  const { config } = options;
  return config.s3 === null ? `files below ${config.dataDir}` : `the bucket ${config.s3.bucket}`;
}

async function checkInstallation(app: PreparedApp): Promise<string> {
  const { formats, templates, faults } = await app.installation();
  if (faults.length > 0) throw new UserError(faults.map(({ message }) => message).join("; "));
  return `formats ${Object.keys(formats).join(", ")}; looks ${Object.keys(templates).join(", ")}`;
}

async function checkDisk(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free at ${dataDir}`;
  if (free < NEEDED_BYTES) throw new UserError(`${text}, and 2 GB are needed`);
  return text;
}

// A separate program, as the model takes much memory and, for its phonemes, eSpeak NG, which is under the
// GPL. `kokoro_voice.ts` starts it, sends it one request at a time, and kills it.
import { writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { KokoroTTS } from "kokoro-js";
import type { PoolMessage } from "../common/pool_message.ts";
import { toWire } from "../common/wire_error.ts";
import type { KokoroModel, KokoroRequest, KokoroSound } from "./kokoro_protocol.ts";

/** The settings of the library that loads models, as far as they are needed here. */
interface LoaderSettings {
  allowRemoteModels: boolean;
  localModelPath: string;
  cacheDir: string;
}

let loaded: KokoroTTS | undefined;

// A terminal and systemd send these to all processes of a service; the parent decides.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => {});
process.on("message", async (request: KokoroRequest) => {
  try {
    send({ kind: "result", value: await respond(request) });
  } catch (error) {
    send({ kind: "error", error: toWire(error) });
  }
});
// Where memory runs out, Linux ends this process and not the service. Other systems have no such file.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

async function respond(request: KokoroRequest): Promise<KokoroSound | null> {
  if (request.kind === "load") {
    loaded = await load(request.model);
    return null;
  }
  if (loaded === undefined) throw new Error("Cannot speak before a model is loaded");
  const { text, voice, speed } = request;
  // The types of the library name the voices that it had when it was built.
  const { audio, sampling_rate: sampleRate } = await loaded.generate(text, {
    voice,
    speed,
  } as object);
  return { samples: audio, sampleRate };
}

async function load({ source, precision, cacheDir }: KokoroModel): Promise<KokoroTTS> {
  const path = findPackage();
  const { KokoroTTS } = await import(path);
  const settings = await loaderSettings(path);
  settings.cacheDir = cacheDir;
  settings.allowRemoteModels = !isAbsolute(source);
  if (isAbsolute(source)) settings.localModelPath = dirname(source);
  const id = isAbsolute(source) ? basename(source) : source;
  return await KokoroTTS.from_pretrained(id, { dtype: precision, device: "cpu" });
}

function findPackage(): string {
  try {
    return fileURLToPath(import.meta.resolve("kokoro-js"));
  } catch (cause) {
    throw new Error("The package kokoro-js is not installed: bun add kokoro-js@1.2.1", { cause });
  }
}

/** Those of the copy that Kokoro itself uses. */
async function loaderSettings(kokoroPath: string): Promise<LoaderSettings> {
  const path = Bun.resolveSync("@huggingface/transformers", dirname(kokoroPath));
  const { env } = await import(pathToFileURL(path).href);
  return env;
}

function send(message: PoolMessage): void {
  process.send?.(message);
}

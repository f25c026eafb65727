import type { AloneEnd } from "../jobs/quarantine.ts";
import { type ProcessEnd, watchProcess } from "./watched_process.ts";

/** A process that makes one post takes some 200 MB, its readers, browsers and encoder not counted. */
const MEMORY_BYTES = 2e9;
/** Shorter than a worker that stops waits for its jobs. */
const STOP_TIMEOUT_MS = 4_000;

/** What the process tells the worker. */
export type AloneMessage =
  | { kind: "started" }
  | { kind: "ended" }
  | { kind: "put_back"; message: string; delayMs: number | null };

/** Options of {@linkcode startAlone}. */
export interface StartAloneOptions {
  /** The settings that the process reads. */
  env: Readonly<Record<string, string | undefined>>;
  /** How long its event loop may be blocked, in milliseconds. */
  silentMs: number;
  signal: AbortSignal;
}

/** Runs one job in a process of its own to its end. An abort stops the process and puts the job back. */
export async function startAlone(
  jobId: string,
  { env, silentMs, signal }: StartAloneOptions,
): Promise<AloneEnd> {
  let started = false;
  let told: AloneEnd | undefined;
  let stopTimer: Timer | undefined;
  const child = await watchProcess({
    cmd: [process.execPath, Bun.main, "work", `--watched-by=${process.pid}`, "--job", jobId],
    env,
    silentMs,
    memoryBytes: MEMORY_BYTES,
    onMessage(message) {
      if (message.kind === "started") started = true;
      told ??= endOf(message);
      // Its browsers and connections must not keep it for ever.
      if (told !== undefined) stopTimer ??= setTimeout(stop, STOP_TIMEOUT_MS);
    },
  });
  const stop = () => void child.stop(STOP_TIMEOUT_MS);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  const end = await child.ended;
  signal.removeEventListener("abort", stop);
  clearTimeout(stopTimer);
  if (told !== undefined) return told;
  if (started && !signal.aborted && !wasKilledByOthers(end)) {
    return { kind: "wedged", reason: end.wedged ?? end.signal ?? `code ${end.code}` };
  }
  return { kind: "put_back", message: "Cannot run the job as its process ended", delayMs: null };
}

/** Somebody ended it who had another reason than the job; the run then counts as lost. */
function wasKilledByOthers({ wedged, signal }: ProcessEnd): boolean {
  return wedged === null && (signal === "SIGKILL" || signal === "SIGTERM");
}

function endOf({
  kind,
  message,
  delayMs,
}: Readonly<Record<string, unknown>>): AloneEnd | undefined {
  if (kind === "ended") return { kind };
  if (kind !== "put_back") return undefined;
  return { kind, message: String(message), delayMs: typeof delayMs === "number" ? delayMs : null };
}

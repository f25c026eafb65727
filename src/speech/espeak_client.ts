import { fileURLToPath, type Subprocess } from "bun";
import { abortable } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { type ESpeakRequest, type ESpeakSound, isESpeakResponse } from "./espeak_protocol.ts";
import { VoiceError } from "./voice.ts";

// A line takes hundredths of a second; only an endless loop in eSpeak NG takes this long.
const RESPONSE_TIMEOUT_MS = 60_000;

/** The process takes 70 MB, and says its first line half a second later than others: whoever edits a reel edits on. */
const IDLE_MS = 60_000;
/** The same for one that has said much: the sound of a long reel is mixed next, which takes memory itself. */
const IDLE_AFTER_MUCH_MS = 1_000;
const MUCH_MS = 60_000;

const PROGRAM = fileURLToPath(import.meta.resolve("./espeak_process.ts"));

/** Options of {@linkcode createESpeakClient}. */
export interface ESpeakOptions {
  log?: Log;
  /** How long the process may have nothing to do before it is ended, in milliseconds. Defaults to a minute. */
  idleMs?: number;
  /** The same once it has said more than a minute. Defaults to 1 s. */
  idleAfterMuchMs?: number;
}

/** Client of the eSpeak NG process. */
export interface ESpeakClient {
  synthesize(request: Omit<ESpeakRequest, "id">, signal: AbortSignal): Promise<ESpeakSound>;
  close(): Promise<void>;
}

class ProcessEndedError extends VoiceError {
  override readonly name = "ProcessEndedError";
}

/** A running process with its pending requests, by id. */
interface WorkerProcess {
  child: Subprocess;
  pending: Map<number, { resolve(sound: ESpeakSound): void; reject(error: unknown): void }>;
  /** How much it has said. */
  saidMs: number;
  /** Whether it was ended as it had nothing to do. */
  isDismissed: boolean;
}

/**
 * Creates a client that starts the process on the first request, ends it when there has been none for
 * some seconds, and restarts it if it died. A request that was pending when the process died is
 * retried once.
 */
export function createESpeakClient({
  log,
  idleMs = IDLE_MS,
  idleAfterMuchMs = IDLE_AFTER_MUCH_MS,
}: ESpeakOptions): ESpeakClient {
  let worker: WorkerProcess | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  let closed = false;

  function start(): WorkerProcess {
    const pending: WorkerProcess["pending"] = new Map();
    const child = Bun.spawn({
      // A `.env` in the working directory would hand it the service's secrets.
      cmd: [process.execPath, "--no-orphans", "--no-env-file", PROGRAM],
      cwd: "/",
      env: {},
      stdio: ["ignore", "ignore", "ignore"],
      serialization: "advanced",
      ipc(message: unknown) {
        if (!isESpeakResponse(message)) return;
        const request = pending.get(message.id);
        if ("sound" in message) request?.resolve(message.sound);
        else request?.reject(new VoiceError(`Cannot speak the line: ${message.error}`));
      },
      onExit(_, exitCode, signalCode) {
        if (worker?.child === child) worker = undefined;
        if (!closed && !started.isDismissed)
          log?.warn("The local voice's process ended", { exitCode, signalCode });
        for (const { reject } of pending.values()) reject(endedError());
      },
    });
    log?.debug("Started the local voice", { pid: child.pid });
    const started: WorkerProcess = { child, pending, saidMs: 0, isDismissed: false };
    return started;
  }

  function dismiss(): void {
    if (worker === undefined || worker.pending.size > 0) return;
    worker.isDismissed = true;
    worker.child.kill("SIGKILL");
    worker = undefined;
  }

  function endedError(): Error {
    if (closed) return new VoiceError("Cannot speak as the voice is closed");
    return new ProcessEndedError("Cannot speak as the local voice's process ended");
  }

  async function sendRequest(request: Omit<ESpeakRequest, "id">, signal: AbortSignal) {
    signal.throwIfAborted();
    if (closed) throw endedError();
    worker ??= start();
    clearTimeout(ending);
    const asked = worker;
    const { child, pending } = asked;
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ESpeakSound>();
    const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    pending.set(id, { resolve, reject });
    try {
      post(child, { ...request, id });
      const sound = await abortable(promise, AbortSignal.any([signal, timeout]));
      asked.saidMs += (sound.samples.length / sound.sampleRate) * 1000;
      return sound;
    } catch (error) {
      if (error !== timeout.reason) throw error;
      child.kill("SIGKILL");
      throw new VoiceError("Cannot speak the line as eSpeak NG did not come to its end");
    } finally {
      pending.delete(id);
      clearTimeout(ending);
      const restMs = asked.saidMs > MUCH_MS ? idleAfterMuchMs : idleMs;
      ending = setTimeout(dismiss, restMs).unref();
    }
  }

  function post(child: Subprocess, request: ESpeakRequest): void {
    try {
      child.send(request);
    } catch (cause) {
      // The process has ended, but onExit() has not been called yet.
      worker = undefined;
      throw new ProcessEndedError("Cannot reach the local voice's process", { cause });
    }
  }

  return {
    async synthesize(request, signal) {
      try {
        return await sendRequest(request, signal);
      } catch (error) {
        if (!(error instanceof ProcessEndedError)) throw error;
        return await sendRequest(request, signal);
      }
    },

    async close() {
      closed = true;
      clearTimeout(ending);
      // It leaves other signals to its parent.
      worker?.child.kill("SIGKILL");
      await worker?.child.exited;
    },
  };
}

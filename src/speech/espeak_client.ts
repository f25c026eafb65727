import { fileURLToPath, type Subprocess } from "bun";
import { abortable } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { type ESpeakRequest, type ESpeakSound, isESpeakReply } from "./espeak_protocol.ts";
import { VoiceError } from "./voice.ts";

// A line takes hundredths of a second; only a line that never ends takes longer than this.
const ANSWER_TIMEOUT_MS = 60_000;

/** Speaks to the eSpeak NG process. */
export interface ESpeakClient {
  synthesize(request: Omit<ESpeakRequest, "id">, signal: AbortSignal): Promise<ESpeakSound>;
  close(): Promise<void>;
}

class ProcessEndedError extends VoiceError {
  override readonly name = "ProcessEndedError";
}

/** One life of the process, with the requests that wait for it. */
interface Session {
  child: Subprocess;
  waiting: Map<number, { resolve(sound: ESpeakSound): void; reject(error: unknown): void }>;
}

/**
 * Starts the process with the first request, and again when it has died. A request that was under
 * way when it died is sent once more.
 */
export function createESpeakClient(log?: Log): ESpeakClient {
  let session: Session | undefined;
  let lastId = 0;
  let closed = false;

  function start(): Session {
    const waiting: Session["waiting"] = new Map();
    const child = Bun.spawn({
      cmd: [process.execPath, fileURLToPath(import.meta.resolve("./espeak_process.ts"))],
      env: {},
      stdio: ["ignore", "ignore", "ignore"],
      serialization: "advanced",
      ipc(message: unknown) {
        if (!isESpeakReply(message)) return;
        const request = waiting.get(message.id);
        if ("sound" in message) request?.resolve(message.sound);
        else request?.reject(new VoiceError(`Cannot speak the line: ${message.error}`));
      },
      onExit(_, exitCode, signalCode) {
        if (session?.child === child) session = undefined;
        if (!closed) log?.warn("The local voice's process ended", { exitCode, signalCode });
        for (const { reject } of waiting.values()) reject(endedError());
      },
    });
    log?.debug("Started the local voice", { pid: child.pid });
    return { child, waiting };
  }

  function endedError(): Error {
    if (closed) return new VoiceError("Cannot speak as the voice is closed");
    return new ProcessEndedError("Cannot speak as the local voice's process ended");
  }

  async function ask(request: Omit<ESpeakRequest, "id">, signal: AbortSignal) {
    signal.throwIfAborted();
    if (closed) throw endedError();
    session ??= start();
    const { child, waiting } = session;
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ESpeakSound>();
    const tooLong = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    waiting.set(id, { resolve, reject });
    try {
      send(child, { ...request, id });
      return await abortable(promise, AbortSignal.any([signal, tooLong]));
    } catch (error) {
      if (error !== tooLong.reason) throw error;
      child.kill("SIGKILL");
      throw new VoiceError("Cannot speak the line as eSpeak NG did not come to its end");
    } finally {
      waiting.delete(id);
    }
  }

  function send(child: Subprocess, request: ESpeakRequest): void {
    try {
      child.send(request);
    } catch (cause) {
      // It has ended, but its exit was not reported yet.
      session = undefined;
      throw new ProcessEndedError("Cannot reach the local voice's process", { cause });
    }
  }

  return {
    async synthesize(request, signal) {
      try {
        return await ask(request, signal);
      } catch (error) {
        if (!(error instanceof ProcessEndedError)) throw error;
        return await ask(request, signal);
      }
    },

    async close() {
      closed = true;
      session?.child.kill();
      await session?.child.exited;
    },
  };
}

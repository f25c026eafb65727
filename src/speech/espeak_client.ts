import { fileURLToPath, type Subprocess } from "bun";
import type { Log } from "../log.ts";
import {
  type ESpeakReply,
  type ESpeakRequest,
  type ESpeakSound,
  isESpeakReply,
} from "./espeak_protocol.ts";

// A line takes hundredths of a second; only a line that never ends takes longer than this.
const ANSWER_TIMEOUT_MS = 60_000;

/** Speaks to the eSpeak NG process. */
export interface ESpeakClient {
  synthesize(request: Omit<ESpeakRequest, "id">, signal: AbortSignal): Promise<ESpeakSound>;
  close(): Promise<void>;
}

class ProcessEndedError extends Error {
  override readonly name = "ProcessEndedError";
}

/**
 * Starts the process with the first request, and again when it has died. A request that was under
 * way when it died is sent once more.
 */
export function createESpeakClient(log?: Log): ESpeakClient {
  type Waiting = { resolve(sound: ESpeakSound): void; reject(error: unknown): void };
  const waiting = new Map<number, Waiting>();
  let child: Subprocess | undefined;
  let lastId = 0;
  let closed = false;

  function start(): Subprocess {
    const started = Bun.spawn({
      cmd: [process.execPath, fileURLToPath(import.meta.resolve("./espeak_process.ts"))],
      env: {},
      stdio: ["ignore", "ignore", "ignore"],
      serialization: "advanced",
      ipc(message: unknown) {
        if (isESpeakReply(message)) settle(message);
      },
      onExit(_, exitCode, signalCode) {
        if (child === started) child = undefined;
        if (closed) return;
        log?.warn("The local voice's process ended", { exitCode, signalCode });
        const ended = new ProcessEndedError("Cannot speak as the local voice's process ended");
        for (const { reject } of waiting.values()) reject(ended);
        waiting.clear();
      },
    });
    log?.debug("Started the local voice", { pid: started.pid });
    return started;
  }

  function settle(reply: ESpeakReply): void {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("sound" in reply) request?.resolve(reply.sound);
    else request?.reject(new Error(`Cannot speak the line: ${reply.error}`));
  }

  async function ask(request: Omit<ESpeakRequest, "id">, signal: AbortSignal) {
    signal.throwIfAborted();
    if (closed) throw new Error("Cannot speak as the voice is closed");
    child ??= start();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ESpeakSound>();
    const abort = () => reject(signal.reason);
    const timer = setTimeout(() => {
      reject(new Error("Cannot speak the line as eSpeak NG did not come to its end"));
      child?.kill("SIGKILL");
    }, ANSWER_TIMEOUT_MS);
    signal.addEventListener("abort", abort);
    waiting.set(id, { resolve, reject });
    try {
      child.send({ ...request, id });
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      waiting.delete(id);
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
      for (const { reject } of waiting.values())
        reject(new Error("Cannot speak as the voice is closed"));
      waiting.clear();
      child?.kill();
      await child?.exited;
    },
  };
}

import { isRecord } from "../common/is_record.ts";
import type { SoundtrackOptions } from "./soundtrack.ts";

/** How long a soundtrack may take: a hundred times as long as one of three minutes does. */
const DEADLINE_MS = 300_000;

/** Thrown when a soundtrack cannot be made. */
export class SoundError extends Error {
  override readonly name = "SoundError";
}

/** Makes the sound of reels. */
export interface SoundMixer {
  /**
   * Mixes a voice with music that gives way to it and effects, as loud as platforms play videos.
   *
   * @returns 16-bit stereo WAV at 48 kHz, as long as `seconds`.
   * @throws {SoundError} if the voice is no WAV file, or mixing takes minutes.
   * @throws the signal's reason as soon as it aborts.
   */
  mix(options: SoundtrackOptions, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** Mixes each soundtrack in a thread of its own, as that takes seconds of computing. */
export function createSoundMixer(): SoundMixer {
  return {
    async mix(options, signal) {
      signal.throwIfAborted();
      const thread = new Worker(new URL("./sound_thread.ts", import.meta.url));
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      const abort = () => reject(signal.reason);
      signal.addEventListener("abort", abort, { once: true });
      const timer = setTimeout(
        () => reject(new SoundError(`${FAILED}: it takes too long`)),
        DEADLINE_MS,
      );
      thread.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (data instanceof Uint8Array) resolve(data as Uint8Array<ArrayBuffer>);
        else reject(new SoundError(`${FAILED}: ${isRecord(data) ? data.reason : data}`));
      });
      thread.addEventListener("error", ({ message }) =>
        reject(new SoundError(`${FAILED}: ${message}`)),
      );
      thread.postMessage(options);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
        thread.terminate();
      }
    },
  };
}

const FAILED = "Cannot mix the sound";

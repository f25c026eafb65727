import type { Log } from "../common/log.ts";
import { withFallback } from "../common/with_fallback.ts";
import type { Voice } from "./voice.ts";

/** So that a service that is down does not cost every line its timeout, and one voice speaks a reel. */
const REST_MS = 60_000;

/**
 * Speaks with a voice and, where it fails, with its fallback, for that line and for the next minute.
 * Closing it closes both.
 */
export function voiceWithFallback(voice: Voice, fallback: Voice, { log }: { log: Log }): Voice {
  const withEither = withFallback(voice, fallback, { log, cooldownMs: REST_MS });
  return {
    name: voice.name,
    speak: (text, options) => withEither((one) => one.speak(text, options), options.signal),
    async close() {
      await Promise.all([voice.close(), fallback.close()]);
    },
  };
}

import type { Log } from "../common/log.ts";
import { withFallback } from "../common/with_fallback.ts";
import type { Voice } from "./voice.ts";

/** Avoids a timeout on every line while a service is down, and a change of voice within a reel. */
const REST_MS = 60_000;

/**
 * Wraps a voice with a fallback, which takes over for a minute when the voice fails. Closing it
 * closes both.
 */
export function voiceWithFallback(voice: Voice, fallback: Voice, { log }: { log: Log }): Voice {
  const callWithFallback = withFallback(voice, fallback, { log, cooldownMs: REST_MS });
  return {
    name: voice.name,
    speak: (text, options) => callWithFallback((each) => each.speak(text, options), options.signal),
    async close() {
      await Promise.all([voice.close(), fallback.close()]);
    },
  };
}

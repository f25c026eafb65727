import type { Log } from "../common/log.ts";
import { withFallback } from "../common/with_fallback.ts";
import { speaksLanguage, type VoiceFacts } from "../posts/voice_facts.ts";
import type { Voice } from "./voice.ts";

/** Avoids a timeout on every line while a service is down, and a change of voice within a reel. */
const REST_MS = 60_000;

/**
 * Wraps a voice with a fallback, which takes over for a minute when the voice fails, and whose
 * voices can be chosen too. Closing it closes both.
 */
export function voiceWithFallback(voice: Voice, fallback: Voice, { log }: { log: Log }): Voice {
  const { voices: own = [] } = voice;
  const others = fallback.voices ?? [];
  const isOf = (voices: readonly VoiceFacts[], id: string | undefined) =>
    voices.some((one) => one.id === id);
  const callWithFallback = withFallback(voice, fallback, { log, cooldownMs: REST_MS });
  return {
    name: voice.name,
    voices: [...own, ...others.filter(({ id }) => !isOf(own, id))],
    speak(text, options) {
      // Who asks for the fallback's own voice gets it.
      const { voice: id, signal } = options;
      if (!isOf(own, id) && isOf(others, id)) return fallback.speak(text, options);
      // A language that the voice does not speak is no failure.
      const speaks = own.length === 0 || own.some((one) => speaksLanguage(one, options.language));
      if (!speaks) return fallback.speak(text, options);
      return callWithFallback((each) => each.speak(text, options), signal);
    },
    async close() {
      await Promise.all([voice.close(), fallback.close()]);
    },
  };
}

import { withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { speaksLanguage, type VoiceFacts } from "../posts/voice_facts.ts";
import type { Voice } from "../speech/voice.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/** What a sample says, and the language that it is in. */
export interface SampleText {
  text: string;
  language: string;
}

/** Short samples of the voices that requests can ask for. Each is made once. */
export interface VoiceSamples {
  readonly voices: readonly VoiceFacts[];
  /**
   * The URL of a voice's sample in a language, or in the voice's own if it does not speak that. Null if
   * it is not made in time; it then is in the background.
   */
  urlOf(voice: VoiceFacts, language: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Options of {@linkcode createVoiceSamples}. */
export interface VoiceSamplesOptions {
  /** Opens the voice, which is closed when there is nothing to speak. */
  open(): Voice;
  store: Pick<ObjectStore, "head" | "put">;
  /** The public URL of an object. */
  urlOf(objectKey: string): string;
  /** What to say in a language; the same text for languages that it knows nothing of. */
  textIn(language: string): SampleText;
  log: Log;
  /** How long a caller waits for samples, in milliseconds. Defaults to 3,000. */
  patienceMs?: number;
}

/** A voice that has to load a model takes long for its first line. */
const SPEAKING_MS = 120_000;
/** How long a sample is not tried again after it failed. */
const REST_MS = 60_000;

/** Creates the samples of a service's voice, which are kept in the object store. */
export function createVoiceSamples(options: VoiceSamplesOptions): VoiceSamples {
  const { open, store, urlOf, textIn, log, patienceMs = 3_000 } = options;
  let voice: Voice | null = open();
  const { name: driver, voices = [] } = voice;
  const made = new Set<string>();
  const underway = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let last: Promise<void> = Promise.resolve();

  /** Speaks a sample after those that were asked for before. */
  function make(key: string, facts: VoiceFacts, sample: SampleText): Promise<void> {
    const making = last.then(() => speak(key, facts, sample));
    underway.set(key, making);
    last = making;
    void making.then(async () => {
      if (last === making) await letGo();
    });
    return making;
  }

  async function speak(key: string, { id }: VoiceFacts, sample: SampleText): Promise<void> {
    const { text, language } = sample;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(SPEAKING_MS)]);
    try {
      voice ??= open();
      const { wav } = await voice.speak(text, { language, voice: id, signal });
      await store.put(key, wav, "audio/wav");
      made.add(key);
      underway.delete(key);
    } catch (error) {
      if (closing.signal.aborted) return;
      log.warn("Cannot make the sample of a voice", { voice: id, language, error });
      setTimeout(() => underway.delete(key), REST_MS).unref();
    }
  }

  async function letGo(): Promise<void> {
    const opened = voice;
    voice = null;
    await opened?.close();
  }

  return {
    voices,
    async urlOf(facts, wanted) {
      const spoken = speaksLanguage(facts, wanted) ? wanted : (facts.languages?.[0] ?? wanted);
      const sample = textIn(spoken);
      const key = keyOf([driver, facts.id, sample.language, sample.text]);
      if (!made.has(key) && (await store.head(key)) !== undefined) made.add(key);
      if (!made.has(key)) {
        const making = underway.get(key) ?? make(key, facts, sample);
        // Who does not wait for it asks again.
        await withDeadline(making, patienceMs).catch(() => undefined);
      }
      return made.has(key) ? urlOf(key) : null;
    },
    async close() {
      closing.abort();
      await last;
      await letGo();
    },
  };
}

/** Says all that a sample follows from, so that what is at a key never changes. */
function keyOf(parts: readonly string[]): string {
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify(parts)).digest("hex");
  return `media/voices/${hash}.wav`;
}

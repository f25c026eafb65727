import { defineStage, FatalError, type StageContext, type Static, t } from "postloom";
import { joinWav, type ObjectStore, type Voice } from "postloom/drivers";
import {
  Cue,
  KnownOptions,
  languageNames,
  maxDurationMs,
  Narration,
  PostInput,
  Scene,
  Script,
  SpokenSlide,
  speaksLanguage,
} from "postloom/posts";
import { storeFile } from "./_media.ts";
import { timeScenes } from "./_timed_scenes.ts";

/** A spoken sentence; its audio is in the object store. */
const SpokenSentence = t.Object({
  objectKey: t.String(),
  durationMs: t.Number(),
  words: t.Array(
    t.Object({
      text: t.String(),
      joined: t.Optional(t.Boolean()),
      startMs: t.Number(),
      endMs: t.Number(),
    }),
  ),
});
type SpokenSentence = Static<typeof SpokenSentence>;

/**
 * Speaks the scenes, drops optional ones that exceed the maximum duration, and times scenes and
 * captions by their words. Fails for good if not even the first sentence fits. A sentence that was
 * spoken for an earlier revision is not spoken again.
 */
export const narrate = defineStage({
  name: "narrate",
  title: "Recording the voice",
  version: 4,
  needs: t.Object({
    jobId: PostInput.properties.jobId,
    contentId: PostInput.properties.contentId,
    formatOptions: t.Omit(KnownOptions, ["slideCount"]),
    script: t.Pick(Script, ["language"]),
    spokenSlides: t.Array(SpokenSlide, { minItems: 1 }),
  }),
  adds: t.Object({
    narration: Narration,
    scenes: t.Array(Scene, { minItems: 1 }),
    cues: t.Array(Cue),
    /** Positions of the slides that there was no time for. */
    leftOut: t.Array(t.Integer({ minimum: 0 })),
  }),
  options: t.Object({}),
  uses: ["voice", "store"],
  weight: 4,
  retry: { attempts: 3, backoffMs: 1000 },
  timeoutMs: 600_000,
  async run({ jobId, contentId, formatOptions, script, spokenSlides }, ctx) {
    const { speechRate: rate = 1, voice: voiceId } = formatOptions;
    const { language } = script;
    checkChoice(ctx.voice, voiceId, language);
    const spoken = await speakAll(spokenSlides, { ...ctx, jobId, language, rate, voiceId });
    const timed = timeScenes(spokenSlides, spoken, formatOptions);
    if (timed === undefined) {
      throw new FatalError(
        `Cannot speak the first sentence within ${maxDurationMs(formatOptions) / 1000} seconds: raise maxDuration`,
      );
    }
    const { scenes, cues, leftOut, durationMs, said } = timed;
    ctx.log.info("Scenes selected", { spoken: spokenSlides.length, selected: scenes.length });
    const parts: { wav: Uint8Array; startMs: number }[] = [];
    for (const { sentence, startMs } of said) {
      parts.push({ wav: await bytesOf(ctx.store, sentence.objectKey), startMs });
    }
    const objectKey = await storeFile(joinWav(parts, durationMs), {
      store: ctx.store,
      contentId,
      name: "voice",
      contentType: "audio/wav",
    });
    return { narration: { objectKey, durationMs }, scenes, cues, leftOut };
  },
});

/** Refuses a voice that is not there, or does not speak the language. */
function checkChoice({ voices = [] }: Voice, id: string | undefined, language: string): void {
  if (id === undefined) return;
  const chosen = voices.find((one) => one.id === id);
  if (chosen === undefined) {
    throw new FatalError(`Cannot speak with the voice "${id}" as there is none: choose another`);
  }
  if (speaksLanguage(chosen, language)) return;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  throw new FatalError(
    `Cannot speak ${name} with the voice "${id}", which speaks ${languageNames(chosen)}: choose another, or leave it out`,
  );
}

/** Context for speaking sentences. */
interface SpeakContext extends StageContext {
  voice: Voice;
  store: ObjectStore;
  jobId: string;
  language: string;
  rate: number;
  /** The voice that was chosen; undefined for the usual one. */
  voiceId: string | undefined;
}

/** Sentences that are spoken at a time: a voice that is reached over a network takes a second or two for each. */
const AT_A_TIME = 3;

/** Speaks every sentence but those that were spoken before an interruption, or for an earlier revision. */
async function speakAll(
  slides: readonly SpokenSlide[],
  context: SpeakContext,
): Promise<SpokenSentence[][]> {
  const sentences = new Set(slides.flatMap(({ narration }) => narration));
  const left = sentences.values();
  const spoken = new Map<string, SpokenSentence>();
  const failed = new AbortController();
  const signal = AbortSignal.any([context.signal, failed.signal]);
  async function speakOn(): Promise<void> {
    for (const sentence of left) {
      signal.throwIfAborted();
      spoken.set(sentence, await speakOnce(sentence, { ...context, signal }));
      context.progress(spoken.size / (sentences.size + 1));
    }
  }
  const speaking = Array.from({ length: AT_A_TIME }, speakOn);
  for (const one of speaking) one.catch((error) => failed.abort(error));
  // Nothing of a stage goes on after its end.
  await Promise.allSettled(speaking);
  context.signal.throwIfAborted();
  failed.signal.throwIfAborted();
  return slides.map(({ narration }) => narration.flatMap((sentence) => spoken.get(sentence) ?? []));
}

async function speakOnce(sentence: string, context: SpeakContext): Promise<SpokenSentence> {
  const { voice, voiceId, store, jobId, language, rate, signal, recall, keep } = context;
  const key = ["sentence", voice.name, voiceId ?? null, language, rate, sentence];
  const digest = new Bun.CryptoHasher("sha256").update(JSON.stringify(key)).digest("hex");
  const objectKey = `kept/${jobId}/sentence-${digest.slice(0, 24)}.wav`;
  const known = await recall(key, SpokenSentence);
  const wav = known && (await store.get(known.objectKey));
  if (known !== undefined && wav !== undefined) {
    if (known.objectKey === objectKey) return known;
    await store.put(objectKey, await new Response(wav.body).bytes(), "audio/wav");
    return await kept({ ...known, objectKey });
  }
  const spoken = await voice.speak(sentence, {
    language,
    rate,
    signal,
    ...(voiceId !== undefined && { voice: voiceId }),
  });
  await store.put(objectKey, spoken.wav, "audio/wav");
  return await kept({ objectKey, durationMs: spoken.durationMs, words: spoken.words });

  async function kept(one: SpokenSentence): Promise<SpokenSentence> {
    await keep(key, one);
    return one;
  }
}

async function bytesOf(store: ObjectStore, key: string): Promise<Uint8Array> {
  const object = await store.get(key);
  if (object === undefined) throw new Error(`Cannot find the spoken sentence "${key}"`);
  return new Response(object.body).bytes();
}

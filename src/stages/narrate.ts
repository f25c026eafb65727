import { defineStage, FatalError, type StageContext, t } from "postloom";
import { cuesOf, joinWav, type ObjectStore, type SpokenWord, type Voice } from "postloom/drivers";
import {
  Cue,
  captionsOf,
  FRAMES_PER_SECOND,
  KnownOptions,
  maxDurationMs,
  Narration,
  PostInput,
  Scene,
  Script,
  SpokenSlide,
} from "postloom/posts";
import { storeFile } from "./_media.ts";
import { PACE, sceneMs, scenesThatFit } from "./_timeline.ts";

/** A sentence that was spoken, its sound in the store. */
interface SpokenSentence {
  objectKey: string;
  durationMs: number;
  words: SpokenWord[];
}

/**
 * Speaks the scenes, leaves out those that do not fit into the wanted duration, and sets each scene
 * and each caption to the time of its words. Fails for good where not even the first sentence fits.
 */
export const narrate = defineStage({
  name: "narrate",
  title: "Recording the voice",
  version: 1,
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
  }),
  options: t.Object({}),
  uses: ["voice", "store"],
  weight: 4,
  retry: { attempts: 3, backoffMs: 1000 },
  timeoutMs: 600_000,
  async run({ jobId, contentId, formatOptions, script, spokenSlides }, ctx) {
    const spoken = await speakAll(spokenSlides, { ...ctx, jobId, language: script.language });
    const kept = fitInto(maxDurationMs(formatOptions), spokenSlides, spoken);
    ctx.log.info("Scenes chosen", { spoken: spokenSlides.length, kept: kept.length });

    const parts: { wav: Uint8Array; startMs: number }[] = [];
    const cues: Cue[] = [];
    const scenes: Scene[] = [];
    let sceneStartMs = 0;
    for (const [position, { slide, sentences }] of kept.entries()) {
      const lead = position === 0 ? PACE.beforeVoiceMs : 0;
      let startMs = sceneStartMs + lead;
      for (const { objectKey, durationMs, words } of sentences) {
        parts.push({ wav: await bytesOf(ctx.store, objectKey), startMs });
        cues.push(
          ...cuesOf(words, { offsetMs: startMs, fontSize: captionsOf(formatOptions)?.fontSize }),
        );
        startMs += durationMs + PACE.betweenSentencesMs;
      }
      const lengths = sentences.map((sentence) => sentence.durationMs);
      const endMs = sceneStartMs + lead + sceneMs(lengths, position === kept.length - 1);
      const startFrame = frameAt(sceneStartMs);
      scenes.push({ slide, startFrame, durationInFrames: frameAt(endMs) - startFrame });
      sceneStartMs = endMs;
    }
    const wav = joinWav(parts, sceneStartMs);
    const objectKey = await storeFile(wav, {
      store: ctx.store,
      contentId,
      name: "voice",
      contentType: "audio/wav",
    });
    return { narration: { objectKey, durationMs: sceneStartMs }, scenes, cues };
  },
});

/** What speaking takes besides the sentences. */
interface Speaking extends StageContext {
  voice: Voice;
  store: ObjectStore;
  jobId: string;
  language: string;
}

/** Speaks every sentence once: what was spoken before an interruption is not spoken again. */
async function speakAll(
  slides: readonly SpokenSlide[],
  speaking: Speaking,
): Promise<SpokenSentence[][]> {
  const { voice, language, memo, progress } = speaking;
  const total = slides.reduce((sum, { narration }) => sum + narration.length, 0);
  const spoken: SpokenSentence[][] = [];
  let done = 0;
  for (const { narration } of slides) {
    const sentences: SpokenSentence[] = [];
    for (const sentence of narration) {
      const speak = () => speakOne(sentence, speaking);
      sentences.push(await memo([voice.name, language, sentence], speak));
      progress(++done / (total + 1));
    }
    spoken.push(sentences);
  }
  return spoken;
}

async function speakOne(
  sentence: string,
  { voice, store, jobId, language, signal }: Speaking,
): Promise<SpokenSentence> {
  const { wav, durationMs, words } = await voice.speak(sentence, { language, signal });
  const digest = new Bun.CryptoHasher("sha256").update(sentence).digest("hex").slice(0, 24);
  const objectKey = `work/${jobId}/sentence-${digest}.wav`;
  await store.put(objectKey, wav, "audio/wav");
  return { objectKey, durationMs, words };
}

/** A scene that the reel has time for. */
interface KeptScene {
  slide: SpokenSlide["slide"];
  sentences: SpokenSentence[];
}

/**
 * Leaves out scenes that the reel can do without. Where those that have to stay are still too long,
 * each keeps its first sentence alone; a sentence is never cut.
 */
function fitInto(
  limitMs: number,
  slides: readonly SpokenSlide[],
  spoken: readonly SpokenSentence[][],
): KeptScene[] {
  const scenes = slides.map(({ slide, optional }, index) => ({
    slide,
    optional,
    sentences: spoken[index] ?? [],
  }));
  const shortened = scenes.map((scene) =>
    scene.optional ? scene : { ...scene, sentences: scene.sentences.slice(0, 1) },
  );
  for (const candidates of [scenes, shortened]) {
    const lengths = candidates.map(({ sentences, optional }) => ({
      sentencesMs: sentences.map((sentence) => sentence.durationMs),
      optional,
    }));
    const kept = scenesThatFit(lengths, limitMs);
    if (kept !== undefined && kept.length > 0) {
      return kept.flatMap((index) => candidates[index] ?? []);
    }
  }
  throw new FatalError(
    `Cannot speak the first sentence within ${limitMs / 1000} seconds: raise maxDuration`,
  );
}

async function bytesOf(store: ObjectStore, key: string): Promise<Uint8Array> {
  const object = await store.get(key);
  if (object === undefined) throw new Error(`Cannot find the spoken sentence "${key}"`);
  return new Response(object.body).bytes();
}

function frameAt(ms: number): number {
  return Math.floor((ms * FRAMES_PER_SECOND) / 1000);
}

// Takes texts from its parent, one at a time, through all that is done with them before drawing and sound.
import { readText } from "../../src/documents/text.ts";
import { joinForms, readLine } from "../../src/speech/compose_speech.ts";
import { cuesOf } from "../../src/speech/cues.ts";
import { composeLine } from "../../src/speech/espeak_line.ts";
import { fillTimes } from "../../src/speech/word_times.ts";
import { simplerSlide } from "../../src/stages/_simpler.ts";
import { carouselSlides, closingSlide, pointSlide } from "../../src/stages/_slides.ts";
import { sampleBrief } from "../../src/testing/sample_brief.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { UnwritableDocumentError } from "../../src/writing/writer.ts";

const writer = createLocalWriter();
const BRIEFS = [
  sampleBrief({ medium: "slides", maxPoints: 3 }),
  sampleBrief({ medium: "video", platform: "tiktok", maxPoints: 8, narrationMs: 51_000 }),
];

process.on("message", async (text: string) => {
  try {
    await makePosts(text);
    process.send?.("done");
  } catch (error) {
    process.send?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
});

async function makePosts(text: string): Promise<void> {
  const document = readText(text);
  for (const brief of BRIEFS) {
    const signal = AbortSignal.timeout(300_000);
    const script = await writer.write(document, brief, { signal }).catch((error: unknown) => {
      if (error instanceof UnwritableDocumentError) return null;
      throw error;
    });
    if (script === null) return;
    const { language, points, openingNarration, closingNarration } = script;
    const slides = [
      ...carouselSlides(script, 5),
      ...points.map((point) => pointSlide(point, language)),
      closingSlide(script),
    ];
    for (const slide of slides) simplerSlide(slide, language);
    const narration = points.flatMap((point) => point.narration);
    for (const sentence of [...openingNarration, ...narration, ...closingNarration]) {
      prepareSpeech(sentence, language);
    }
  }
}

function prepareSpeech(sentence: string, language: string): void {
  const line = readLine(sentence, language);
  joinForms(line);
  const times = fillTimes(line.weights, [], 10_000);
  cuesOf(line.words.map((word, index) => ({ ...word, startMs: 0, endMs: 0, ...times[index] })));
  const pieces = line.words.map(({ joined }, word) => ({
    text: line.forms[word] ?? "",
    word,
    joined,
  }));
  composeLine(pieces, language);
}

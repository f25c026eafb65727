import { afterAll, expect, test } from "bun:test";
import { createLocalReader } from "../../src/documents/reader.ts";
import { reword } from "../../src/drafts/reword.ts";
import type { Draft, DraftSlide } from "../../src/posts/draft.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { createOpenAIWriter } from "../../src/writing/model/openai_writer.ts";
import { writerWithFallback } from "../../src/writing/writer_with_fallback.ts";
import { startChatService } from "../support/openai_chat.ts";

const TEXT = `# A tower that keeps time

The tower clock of Marrow has stopped twice in a century.

## The weights

Two weights of granite drive the works. They sink eleven metres in a week. A keeper winds them up on Fridays.

## The bell

The bell was cast from old cannon. It is heard as far as the mill.`;
const shown = { drawing: null, picture: null, crossing: null };
const WEIGHTS: DraftSlide = {
  kind: "point",
  number: null,
  headline: "The weights",
  emphasis: null,
  text: "Two weights of granite drive the works.",
  data: null,
  ...shown,
};
const CLOSING: DraftSlide = { kind: "closing", headline: "Save this", text: null, ...shown };
const draft: Draft = {
  format: "carousel",
  language: "en",
  direction: "ltr",
  slides: { s1: WEIGHTS, s2: CLOSING },
  order: ["s1", "s2"],
  design: {
    visualTemplate: "minimal",
    visualStyleVariant: "sage",
    platform: "instagram",
    colours: null,
    aspectRatio: null,
    width: 1080,
    height: 1350,
  },
  options: {},
  caption: "",
  hashtags: [],
};
const wordingsOf = (id: string, edited = draft, writer = createLocalWriter()) =>
  reword(
    {
      draft: edited,
      id,
      request: { customPrompt: null },
      source: { bytes: new TextEncoder().encode(TEXT), type: "text" },
    },
    { reader: createLocalReader(), writer },
    { signal: new AbortController().signal },
  );

test("a slide gets what else the source says in the same place, and nothing of elsewhere", async () => {
  const wordings = await wordingsOf("s1");
  expect(wordings).toContainEqual({
    headline: "The weights",
    text: "A keeper winds them up on Fridays.",
  });
  expect(wordings.length).toBeLessThanOrEqual(3);
  expect(JSON.stringify(wordings)).not.toMatch(/cannon|mill|century/);
});

test("a slide that is spoken gets what the voice says too", async () => {
  const spoken = { ...WEIGHTS, narration: ["Two weights drive it."] };
  const wordings = await wordingsOf("s1", { ...draft, slides: { ...draft.slides, s1: spoken } });
  expect(wordings).toContainEqual({
    headline: "The weights",
    text: "They sink eleven metres in a week.",
    narration: ["They sink eleven metres in a week."],
  });
});

test("a closing, and a slide about something else, get none", async () => {
  expect(await wordingsOf("s2")).toEqual([]);
  const other = { ...WEIGHTS, headline: "Quantum chess", text: "Nobody knows where knights land." };
  expect(await wordingsOf("s1", { ...draft, slides: { s1: other } })).toEqual([]);
});

/** The writer of a service whose model answers so, with the local one for when it fails. */
function modelThat(answer: Parameters<typeof startChatService>[0]) {
  const chat = startChatService(answer);
  afterAll(() => chat.close());
  const settings = { apiKey: "key", baseUrl: chat.baseUrl };
  const model = createOpenAIWriter({ settings, model: "small", timeoutMs: 20_000, maxRetries: 0 });
  return { chat, writer: writerWithFallback(model, createLocalWriter(), { log: silentLog }) };
}

const pointSaying = (headline: string, text: string) => {
  const nothing = { items: [], figure: null, quote: null, comparison: null };
  return { headline, text, ...nothing, narration: [] };
};

test("a model is asked about this slide alone, and what it says of it is offered", async () => {
  const { chat, writer } = modelThat(() =>
    JSON.stringify({
      language: "en",
      genre: "essay",
      kicker: null,
      hook: "What keeps the tower going",
      subline: null,
      points: [
        pointSaying("Granite keeps the time", "Two weights sink eleven metres in a week."),
        pointSaying("Wound up on Fridays", "A keeper lifts both weights again."),
      ],
      callToAction: "Save this",
      openingNarration: [],
      closingNarration: [],
      caption: "A tower that keeps time.",
      hashtags: ["clock"],
    }),
  );
  const wordings = await wordingsOf("s1", draft, writer);
  const headlines = wordings.map(({ headline }) => headline);
  expect(headlines).toContain("Granite keeps the time");
  expect(headlines).toContain("Wound up on Fridays");
  const asked = chat.questions.flatMap(({ messages }) => messages.map(({ content }) => content));
  expect(asked.join("\n")).toContain("Two weights of granite drive the works.");
  expect(chat.questions).toHaveLength(1);
});

test("what the source says is offered where the model does not answer", async () => {
  const { chat, writer } = modelThat(() => new Response("busy", { status: 503 }));
  const wordings = await wordingsOf("s1", draft, writer);
  expect(wordings.length).toBeGreaterThan(0);
  expect(JSON.stringify(wordings)).toContain("eleven metres");
  expect(chat.questions.length).toBeGreaterThan(0);
});

import { describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { readText } from "../../src/documents/text.ts";
import { Script } from "../../src/posts/script.ts";
import { estimateSpokenMs } from "../../src/writing/speaking_time.ts";
import {
  type Brief,
  UnwritableDocumentError,
  type Writer,
  WriterError,
} from "../../src/writing/writer.ts";
import { SAMPLE_TEXTS } from "../support/texts.ts";

const CAPTION_LIMIT = { instagram: 2200, tiktok: 2200, youtube_shorts: 5000 } as const;
const MAX_HASHTAGS = { instagram: 8, tiktok: 5, youtube_shorts: 3 } as const;

/** A brief for a carousel, with what a test wants otherwise. */
export function briefWith(fields: Partial<Brief> = {}): Brief {
  return {
    medium: "slides",
    platform: "instagram",
    maxPoints: 4,
    narrationMs: null,
    customPrompt: null,
    ...fields,
  };
}

/** Everything that a voice says, in order. */
export function narrationOf(script: Script): string[] {
  const told = script.points.flatMap((point) => point.narration);
  return [...script.openingNarration, ...told, ...script.closingNarration];
}

/** What every script keeps to, whoever wrote it. */
export function expectSound(script: Script, brief: Brief): void {
  expect(Value.Errors(Script, script).First()).toBeUndefined();
  expect(script.hook.trim()).not.toBe("");
  expect(Bun.stringWidth(script.hook)).toBeLessThanOrEqual(130);
  expect(script.points.length).toBeLessThanOrEqual(brief.maxPoints);
  for (const point of script.points) {
    expect(point.headline.trim()).not.toBe("");
    expect(point.headline).not.toMatch(/…$|\.\.\.$/);
  }
  expect(script.caption.length).toBeLessThanOrEqual(CAPTION_LIMIT[brief.platform]);
  if (brief.platform === "youtube_shorts") {
    expect(script.caption.split("\n")[0]?.length).toBeLessThanOrEqual(100);
    expect(script.hashtags).toContain("#Shorts");
  }
  expect(script.hashtags.length).toBeLessThanOrEqual(MAX_HASHTAGS[brief.platform]);
  for (const tag of script.hashtags)
    expect(tag).toMatch(/^#[\p{L}\p{M}\p{Nd}_]*[\p{L}][\p{L}\p{M}\p{Nd}_]*$/u);
  const lower = script.hashtags.map((tag) => tag.toLowerCase());
  expect(new Set(lower).size).toBe(lower.length);
  if (brief.narrationMs !== null) {
    const spoken = narrationOf(script).reduce(
      (sum, line) => sum + estimateSpokenMs(line, script.language),
      0,
    );
    expect(spoken).toBeLessThanOrEqual(brief.narrationMs);
  }
}

/** Properties that every driver of `Writer` must have. One that may refuse a text leaves it to another. */
export function testWriter(
  name: string,
  open: () => Writer,
  { mayRefuse = false }: { mayRefuse?: boolean } = {},
): void {
  const signal = AbortSignal.timeout(60_000);

  describe(`${name} as a Writer`, () => {
    test("writes a sound script of every sample text for every format and platform", async () => {
      const briefs = [
        briefWith(),
        briefWith({ medium: "picture", maxPoints: 1 }),
        briefWith({ medium: "video", platform: "tiktok", maxPoints: 3, narrationMs: 12_750 }),
        briefWith({
          medium: "video",
          platform: "youtube_shorts",
          maxPoints: 9,
          narrationMs: 51_000,
        }),
      ];
      const writer = open();
      let refused = 0;
      for (const { text, language } of SAMPLE_TEXTS) {
        for (const brief of briefs) {
          try {
            const script = await writer.write(readText(text), brief, { signal });
            expectSound(script, brief);
            expect(script.language).toBe(language);
          } catch (error) {
            if (!(error instanceof WriterError)) throw error;
            refused++;
          }
        }
      }
      expect(refused).toBeLessThanOrEqual(mayRefuse ? SAMPLE_TEXTS.length / 10 : 0);
    }, 60_000);

    test("leaves no markup in what it writes", async () => {
      const text =
        "# About **trees**\n\nOld trees _hold_ most of [the carbon](https://example.com)[1]. They `grow` slowly.\n\n## Now\n\nA forest needs *old* trees, see https://example.com/a.";
      const script = await open().write(readText(text), briefWith(), { signal });
      expect(JSON.stringify(script)).not.toMatch(/\*|`|_hold_|https?:|\]\(|\[1\]|##/);
    });

    test("throws UnwritableDocumentError if there is nothing to write about", async () => {
      for (const text of ["", " \n ", "---", "!!! ... ???"]) {
        const write = open().write(readText(text), briefWith(), { signal });
        expect(await write.catch((error: unknown) => error)).toBeInstanceOf(
          UnwritableDocumentError,
        );
      }
    });

    test("stops when it is aborted", async () => {
      const reason = new Error("stop");
      const write = open().write(readText("Some words to write about."), briefWith(), {
        signal: AbortSignal.abort(reason),
      });
      expect(await write.catch((error: unknown) => error)).toBe(reason);
    });
  });
}

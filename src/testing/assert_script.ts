import assert from "node:assert/strict";
import { Value } from "@sinclair/typebox/value";
import { Script } from "../posts/script.ts";
import { estimateSpokenMs } from "../writing/text/speaking_time.ts";
import type { Brief } from "../writing/writer.ts";

const MAX_HOOK_WIDTH = 130;
const MAX_CAPTION_LENGTH = { instagram: 2200, tiktok: 2200, youtube_shorts: 5000 } as const;
/** YouTube makes a title of the first line. */
const MAX_TITLE_LENGTH = 100;
const MAX_HASHTAGS = { instagram: 8, tiktok: 5, youtube_shorts: 3 } as const;
const HASHTAG = /^#[\p{L}\p{M}\p{Nd}_]*[\p{L}][\p{L}\p{M}\p{Nd}_]*$/u;

/**
 * Asserts what holds for every script, whoever wrote it.
 *
 * @throws {AssertionError} if the script is none, or does not keep to the brief or to what its
 *   platform allows.
 *
 * @example
 * ```ts
 * const brief = sampleBrief();
 * assertScript(await writer.write(readText("Buy local honey"), brief, { signal }), brief);
 * ```
 */
export function assertScript(script: Script, brief: Brief): void {
  const { hook, points, caption, hashtags, language } = script;
  const { platform, maxPoints, narrationMs } = brief;
  assert.equal(Value.Errors(Script, script).First(), undefined);
  assert.notEqual(hook.trim(), "");
  assertAtMost(Bun.stringWidth(hook), MAX_HOOK_WIDTH, "columns of the hook");
  assertAtMost(points.length, maxPoints, "points");
  for (const { headline, emphasis } of points) {
    assert.notEqual(headline.trim(), "");
    assert.doesNotMatch(headline, /…$|\.\.\.$/);
    if (emphasis === null) continue;
    assert.ok(headline.includes(emphasis), `"${emphasis}" is no phrase of "${headline}"`);
    assert.notEqual(emphasis, headline);
    assert.match(emphasis, /[\p{L}\p{N}]/u);
  }
  assertAtMost(caption.length, MAX_CAPTION_LENGTH[platform], "characters of the caption");
  assertAtMost(hashtags.length, MAX_HASHTAGS[platform], "hashtags");
  for (const tag of hashtags) assert.match(tag, HASHTAG);
  const lower = hashtags.map((tag) => tag.toLowerCase());
  assert.deepEqual(lower, [...new Set(lower)]);
  if (platform === "youtube_shorts") {
    const [title = ""] = caption.split("\n");
    assertAtMost(title.length, MAX_TITLE_LENGTH, "characters of the caption's first line");
    assert.ok(hashtags.includes("#Shorts"), `"#Shorts" is not among ${hashtags.join(" ")}`);
  }
  if (narrationMs !== null) {
    const spokenMs = narrationOf(script)
      .map((line) => estimateSpokenMs(line, language))
      .reduce((sum, ms) => sum + ms, 0);
    assertAtMost(spokenMs, narrationMs, "ms of narration");
  }
}

/** Everything that a voice says, in order. */
export function narrationOf(script: Script): string[] {
  const told = script.points.flatMap((point) => point.narration);
  return [...script.openingNarration, ...told, ...script.closingNarration];
}

function assertAtMost(count: number, most: number, of: string): void {
  assert.ok(count <= most, `${count} ${of} are more than ${most}`);
}

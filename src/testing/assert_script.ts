import assert from "node:assert/strict";
import { Value } from "@sinclair/typebox/value";
import { factsOf } from "../posts/platform.ts";
import { captionLength } from "../posts/platforms/mod.ts";
import { Script } from "../posts/script.ts";
import { estimateSpokenMs } from "../writing/text/speaking_time.ts";
import type { Brief } from "../writing/writer.ts";

const MAX_HOOK_WIDTH = 130;
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
  const { platform, narrationMs } = brief;
  const isCalled = script.callToAction !== "";
  const maxPoints = brief.maxPoints + (isCalled ? 0 : (brief.pointsForCall ?? 0));
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
  const allowed = factsOf(platform);
  const { accepts, isTitled, maxOpening } = allowed.caption;
  assertAtMost(captionLength(caption, allowed), accepts, "characters of the caption");
  assertAtMost(hashtags.length, allowed.hashtags.max, "hashtags");
  for (const tag of hashtags) assert.match(tag, HASHTAG);
  const lower = hashtags.map((tag) => tag.toLowerCase());
  assert.deepEqual(lower, [...new Set(lower)]);
  const { always } = allowed.hashtags;
  if (always !== undefined) {
    assert.ok(hashtags.includes(always), `"${always}" is not among ${hashtags.join(" ")}`);
  }
  if (isTitled) {
    const [title = ""] = caption.split("\n");
    assertAtMost(title.length, maxOpening, "characters of the caption's first line");
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

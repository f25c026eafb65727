import type { Point } from "../../posts/script.ts";
import { sayable } from "../text/sayable.ts";
import { closeSentence } from "../text/sentences.ts";
import { type SpeakingBudget, speakingBudget } from "../text/speaking_time.ts";
import type { Cover } from "./cover.ts";

const SAYABLE = /[\p{L}\p{N}]/u;
/** A longer hook is said shortened, as a share of the time. */
const MAX_HOOK_SHARE = 0.4;

/** What a narration opens and closes with, and its limit. */
export interface NarrationFrame {
  cover: Cover;
  callToAction: string;
  language: string;
  /** Null for a post without speech. */
  narrationMs: number | null;
}

/** What the voice says, in complete sentences, and the points that it is about. */
export interface FittedNarration {
  opening: string[];
  points: Point[];
  closing: string[];
  /** The cover's subline; null if there is no time for it. */
  subline: string | null;
}

/**
 * Fits a narration into its time: the hook, the points and the call to action, then the subline. If
 * that leaves no point, the call to action gives way, and then the subline becomes a point.
 *
 * @param choose Chooses points that do not repeat the cover, and spends the time for them.
 */
export function fitNarration(
  { cover, callToAction, language, narrationMs }: NarrationFrame,
  choose: (cover: Cover, budget: SpeakingBudget) => Point[],
): FittedNarration {
  const subline = cover.sublineText;

  function attempt(used: Cover, { closesLast }: { closesLast: boolean }): FittedNarration {
    const budget = speakingBudget(narrationMs, language);
    const say = (text: string): string[] => {
      const said = sayable(closeSentence(text, language), language, budget);
      return said === null ? [] : [said];
    };
    const hook = SAYABLE.test(cover.hook) ? say(spokenHook(cover.hook, language, narrationMs)) : [];
    const call = SAYABLE.test(callToAction) ? callToAction : null;
    const early = closesLast || call === null ? [] : say(call);
    const support = subline === null || used.sublineText === null ? [] : say(subline);
    const points = choose(used, budget);
    return {
      opening: [...hook, ...support],
      points,
      closing: closesLast && call !== null ? say(call) : early,
      subline: narrationMs === null ? subline : (support[0] ?? null),
    };
  }

  const whole = attempt(cover, { closesLast: false });
  if (narrationMs === null || whole.points.length > 0) return whole;
  const open = attempt(cover, { closesLast: true });
  return open.points.length > 0
    ? open
    : attempt({ ...cover, subline: null, sublineText: null }, { closesLast: true });
}

/** The hook as it is said: shortened if it alone would eat much of the time. */
function spokenHook(hook: string, language: string, narrationMs: number | null): string {
  if (narrationMs === null) return hook;
  const sentence = closeSentence(hook, language);
  return (
    sayable(sentence, language, speakingBudget(narrationMs * MAX_HOOK_SHARE, language)) ?? hook
  );
}

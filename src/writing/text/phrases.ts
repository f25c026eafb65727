import type { Medium } from "../../posts/medium.ts";
import { factsOf, type Platform } from "../../posts/platform.ts";
import type { Genre, Tone } from "../../posts/script.ts";
import { type WritingPart, wordsFor } from "../languages/mod.ts";

/** What a call to action fits. */
export interface CallOptions {
  medium: Medium;
  platform: Platform;
  genre: Genre;
  tone: Tone;
}

/** What readers do with a genre whatever the medium is. News is not saved for later. */
const CALLS: ReadonlyMap<string, WritingPart> = new Map<string, WritingPart>([
  ["news", "follow"],
  ["joke", "laugh"],
  ["recipe", "saveRecipe"],
  ["howto", "save"],
]);

/** What readers of a genre are asked. News asks nothing: it may be grave. */
const QUESTIONS: ReadonlyMap<string, WritingPart> = new Map<string, WritingPart>([
  ["essay", "askNew"],
  ["figures", "askNew"],
  ["list", "askNew"],
  ["faq", "askNew"],
  ["science", "askNew"],
  ["quote", "askAgree"],
  ["dialogue", "askOpinion"],
  ["interview", "askOpinion"],
  ["opinion", "askOpinion"],
  ["speech", "askOpinion"],
  ["howto", "askFirst"],
]);

/** The call to action of the last slide; none beside grave words. English for an unknown language. */
export function callToAction(
  language: string,
  { medium, platform, genre, tone }: CallOptions,
): string {
  const words = wordsFor(language);
  const ofGenre = CALLS.get(genre);
  if (tone === "grave") return "";
  if (factsOf(platform).asksToSubscribe) return words.subscribe;
  if (ofGenre !== undefined) return words[ofGenre];
  if (medium === "slides") return words.save;
  return medium === "picture" ? words.share : words.follow;
}

/** What a caption ends with: a question to the readers of a genre, or null if none fits. */
export function questionFor(language: string, genre: Genre): string | null {
  const question = QUESTIONS.get(genre);
  return question === undefined ? null : wordsFor(language)[question];
}

import type { Document } from "../posts/document.ts";
import type { Script } from "../posts/script.ts";
import { writeCaption } from "./caption.ts";
import { findComparison } from "./comparisons.ts";
import { chooseCover, keepsOrder } from "./cover.ts";
import { genreOf } from "./genre.ts";
import { hashtagsFor } from "./hashtags.ts";
import { createHeadliner } from "./headline.ts";
import { keyPhrases } from "./key_phrases.ts";
import { outlineOf } from "./outline.ts";
import { callToAction } from "./phrases.ts";
import { choosePoints } from "./points.ts";
import { measureSalience } from "./salience.ts";
import { closeSentence } from "./sentences.ts";
import { pointsInOrder } from "./sequence.ts";
import { speakingBudget } from "./speaking_time.ts";
import { type Brief, UnwritableDocumentError, type Writer } from "./writer.ts";

/**
 * Creates a writer that needs no model and no network. It selects sentences from the source, so it
 * states nothing that the source does not. Deterministic.
 */
export function createLocalWriter(): Writer {
  return {
    name: "local",
    async write(document, brief, { signal }) {
      signal.throwIfAborted();
      return writeScript(document, brief);
    },
  };
}

function writeScript(document: Document, brief: Brief): Script {
  const { language, direction } = document;
  const { medium, platform, maxPoints, narrationMs, customPrompt } = brief;
  const outline = outlineOf(document);
  const salience = measureSalience(outline, customPrompt);
  const phrases = keyPhrases(outline, salience);
  const headliner = createHeadliner(outline, phrases);
  const genre = genreOf(document, outline);
  const comparison = findComparison(outline);
  const cover = chooseCover({ outline, salience, phrases, headliner, genre, comparison });
  if (cover === null) throw new UnwritableDocumentError();
  const { hook, kicker } = cover;
  const closing = callToAction(language, medium, platform);
  const budget = speakingBudget(narrationMs, language);
  const narrate = (text: string) => {
    const sentence = closeSentence(text, language);
    return /[\p{L}\p{N}]/u.test(sentence) && budget.take([sentence]) ? [sentence] : [];
  };
  const openingNarration = narrate(hook);
  const closingNarration = narrate(closing);
  const points = keepsOrder(genre)
    ? pointsInOrder(outline, { used: new Set([cover.hookSentence]), maxPoints, budget })
    : choosePoints(
        {
          outline,
          salience,
          headliner,
          cover,
          maxPoints,
          budget,
          repeatsQuote: medium === "picture",
        },
        comparison,
      );
  const subline = cover.subline === null ? null : closeSentence(cover.subline.text, language);
  const spokenSubline = subline === null ? [] : narrate(subline);
  return {
    language,
    direction,
    genre,
    kicker,
    hook,
    subline: narrationMs === null ? subline : (spokenSubline[0] ?? null),
    points,
    callToAction: closing,
    openingNarration: [...openingNarration, ...spokenSubline],
    closingNarration,
    caption: writeCaption({
      hook,
      subline,
      points,
      callToAction: closing,
      language,
      platform,
      attribution: genre === "quote" ? kicker : null,
    }),
    hashtags: hashtagsFor(phrases, platform),
  };
}

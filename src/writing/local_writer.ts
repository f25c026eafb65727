import type { Document } from "../documents/document.ts";
import { writeCaption } from "./caption.ts";
import { chooseCover } from "./cover.ts";
import { UnwritableDocumentError } from "./errors.ts";
import { genreOf } from "./genre.ts";
import { hashtagsFor } from "./hashtags.ts";
import { createHeadliner } from "./headline.ts";
import { keyPhrases } from "./key_phrases.ts";
import { outlineOf } from "./outline.ts";
import { callToAction } from "./phrases.ts";
import { choosePoints } from "./points.ts";
import { measureSalience } from "./salience.ts";
import type { Script } from "./script.ts";
import { closeSentence } from "./sentences.ts";
import { speakingBudget } from "./speaking_time.ts";
import type { Brief, Writer } from "./writer.ts";

/**
 * A writer that needs no model and no network: it chooses from the source's own sentences, so that
 * it says nothing that the source does not. The same input gives the same script.
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
  const outline = outlineOf(document);
  const salience = measureSalience(outline, brief.customPrompt);
  const phrases = keyPhrases(outline, salience);
  const headliner = createHeadliner(outline, phrases);
  const cover = chooseCover({ outline, salience, phrases, headliner });
  if (cover === null) {
    throw new UnwritableDocumentError(
      "Cannot write a post as the source has no words: send a text",
    );
  }
  const ask = callToAction(language, brief.format, brief.platform);
  const budget = speakingBudget(brief.narrationMs, language);
  const spoken = (text: string) =>
    [closeSentence(text, language)].filter((line) => budget.take([line]));
  const openingNarration = spoken(cover.hook);
  const closingNarration = spoken(ask);
  const points = choosePoints({
    outline,
    salience,
    headliner,
    cover,
    maxPoints: brief.maxPoints,
    budget,
  });
  const subline = cover.subline === null ? null : closeSentence(cover.subline.text, language);
  const sublineFits = subline !== null && budget.take([subline]);
  if (subline !== null && sublineFits) openingNarration.push(subline);
  return {
    language,
    direction,
    genre: genreOf(document, outline),
    kicker: cover.kicker,
    hook: cover.hook,
    subline: sublineFits ? subline : null,
    points,
    callToAction: ask,
    openingNarration,
    closingNarration,
    caption: writeCaption({
      hook: cover.hook,
      subline,
      points,
      callToAction: ask,
      language,
      platform: brief.platform,
    }),
    hashtags: hashtagsFor(phrases, brief.platform),
  };
}

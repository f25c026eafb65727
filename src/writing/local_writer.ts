import type { Document } from "../posts/document.ts";
import type { Script } from "../posts/script.ts";
import { withPlace } from "./data/places.ts";
import { writeCaption } from "./post/caption.ts";
import { chooseCover, keepsOrder } from "./post/cover.ts";
import { emphasise } from "./post/emphasis.ts";
import { hashtagsFor } from "./post/hashtags.ts";
import { createHeadliner } from "./post/headline.ts";
import { fitNarration } from "./post/narration.ts";
import { pointsOf } from "./post/points_of.ts";
import { chooseUntold, type Untold } from "./post/untold.ts";
import { wholeRecipe } from "./post/whole_recipe.ts";
import { certainBlocks } from "./source/certain.ts";
import { evidenceOf } from "./source/evidence.ts";
import { genreOf } from "./source/genre.ts";
import { keyPhrases } from "./source/key_phrases.ts";
import { type Outline, outlineOf } from "./source/outline.ts";
import { measureSalience } from "./source/salience.ts";
import { isSombre, toneOf } from "./source/tone.ts";
import { withCountry } from "./subjects/country_subject.ts";
import { withSubjects } from "./subjects/find_subjects.ts";
import { findComparison } from "./text/comparisons.ts";
import { callToAction, questionFor } from "./text/phrases.ts";
import { type Plan, planFor } from "./wishes/follow_wishes.ts";
import { mentionsOf } from "./wishes/mentions.ts";
import { preferSimple, preferTopic } from "./wishes/prefer.ts";
import { type Brief, UnwritableDocumentError, type Writer } from "./writer.ts";

/** A date, a time or a score. */
const MAX_BARE_NUMBERS = 3;

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

function writeScript(source: Document, brief: Brief): Script {
  const { medium, platform } = brief;
  const plan = planFor(
    { ...source, blocks: [...certainBlocks(source.blocks, source.language)] },
    brief,
  );
  const { document, narrationMs, callLanguage } = plan;
  const { language, direction } = document;
  assertWords(document);
  const outline = outlineFor(plan);
  const salience = measureSalience(outline, plan.focus);
  const phrases = keyPhrases(outline, salience);
  const headliner = createHeadliner(outline, phrases);
  const evidence = evidenceOf(document, outline);
  const genre = genreOf(evidence);
  const tone = toneOf(evidence, genre);
  const isCalled = plan.hasCall && tone !== "grave";
  const maxPoints =
    plan.maxPoints + (isCalled || isLimited(plan, brief) ? 0 : (brief.pointsForCall ?? 0));
  const comparison = findComparison(outline);
  const hasPoints = medium !== "picture";
  const cover = chooseCover({
    outline,
    salience,
    phrases,
    headliner,
    genre,
    comparison,
    hasPoints,
  });
  if (cover === null) throw new UnwritableDocumentError();
  const { hook, kicker, sublineText: subline } = cover;
  const callIn = (each: string) =>
    isCalled ? callToAction(each, { medium, platform, genre, tone }) : "";
  const closing = callIn(callLanguage);
  const { points: chosen, ...said } = fitNarration(
    { cover, callToAction: callIn(language), language, narrationMs },
    (used, budget) =>
      pointsOf(
        {
          outline,
          salience,
          headliner,
          cover: used,
          genre,
          maxPoints,
          budget,
          repeatsQuote: medium === "picture",
        },
        comparison,
      ),
  );
  const points = keepsOrder(genre) ? chosen : emphasise(chosen, { language, hook, phrases });
  const untold = toldByCaption();
  const wanted = plan.wantedPoints;
  const missing = wanted !== null && points.length < wanted.count ? [wanted.said] : [];
  const hashtags = hashtagsFor(phrases, { language, platform, genre });
  const script: Script = {
    language,
    direction,
    genre,
    tone,
    kicker,
    hook,
    subline: said.subline,
    points,
    callToAction: closing,
    openingNarration: said.opening,
    closingNarration: said.closing,
    caption: writeCaption({
      hook,
      subline: points.some(({ narration }) => narration[0] === subline) ? null : subline,
      points,
      untold,
      closing: captionClosing(),
      language,
      platform,
      attribution: genre === "quote" ? kicker : null,
      details: document.details,
    }),
    hashtags: hashtags.slice(0, plan.maxHashtags ?? hashtags.length),
    notFollowed: [...plan.notFollowed, ...missing],
  };
  return withPlace(withCountry(withSubjects(script, outline), outline), outline);

  function toldByCaption(): Untold {
    if (keepsOrder(genre)) return { opening: null, facts: [] };
    if (genre === "recipe") return { opening: hook, facts: wholeRecipe(outline) };
    return chooseUntold({ outline, salience, platform, hook, subline, points });
  }

  /** Of what is grave, a caption asks for nothing. */
  function captionClosing(): string | null {
    if (!isCalled) return null;
    return (isSombre(evidence) ? null : questionFor(callLanguage, genre)) ?? closing;
  }
}

/** A number or a sign may be a post; several say nothing of what they mean, and code is not read out. */
function assertWords({ blocks }: Document): void {
  if (blocks.length > 0 && blocks.every(({ kind }) => kind === "code")) {
    throw new UnwritableDocumentError(
      "Cannot write a post as the source is only code: send a text about it",
    );
  }
  const text = blocks.map((block) => block.text).join("\n");
  if (!/\p{L}/u.test(text) && (text.match(/\p{Nd}+/gu)?.length ?? 0) > MAX_BARE_NUMBERS) {
    throw new UnwritableDocumentError(
      "Cannot write a post as the source has only numbers: send a text that says what they mean",
    );
  }
}

function outlineFor({ document, focus, isSimple }: Plan): Outline {
  const outline = outlineOf(document);
  const simple = isSimple ? preferSimple(outline) : outline;
  return focus.length > 0 ? preferTopic(simple, mentionsOf(focus, document.language)) : simple;
}

/** True if a client asked for so many points, or for fewer than there is room for. */
function isLimited({ wantedPoints, maxPoints }: Plan, brief: Brief): boolean {
  return wantedPoints !== null || maxPoints < brief.maxPoints;
}

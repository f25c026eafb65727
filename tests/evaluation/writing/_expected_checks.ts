import { narrationOf } from "../../../src/testing/assert_script.ts";
import { wordsFor } from "../../../src/writing/languages/mod.ts";
import { stemsOf } from "../../../src/writing/text/words.ts";
import { keyOf, linesOf } from "../reading/_words.ts";
import { partsOf } from "./_parts.ts";
import type { Post } from "./_posts.ts";
import type { Prepared } from "./_subject.ts";

/** The share of a headline that its shortened form has at least. */
const MIN_TITLE_SHARE = 0.5;
/** The share of a message's content words that say it. */
const MIN_KEY_SHARE = 0.6;
/** Shorter lines are words that any text may have. */
const MIN_WORDS = 3;

/** What a check finds wrong with a post; null where nothing is known to look for. */
export type Faults = string[] | null;

/** Lines of the page around the article, but for who wrote it where the caption says so. */
export function furnitureIn(post: Post, { furniture, expectation, document }: Prepared): Faults {
  if (furniture === null) return null;
  const credit = `${wordsFor(document.language).source}:`;
  const caption = linesOf(post.script.caption).filter((line) => !line.startsWith(credit));
  const texts = [...shownBy(post), ...narrationOf(post.script), ...caption];
  const keys = new Set(texts.map(keyOf));
  const all = [...keys].join("\n");
  return [...furniture].flatMap(([key, line]) => {
    const isLong = key.trim().split(" ").length >= MIN_WORDS;
    const isThere =
      isLong || expectation.mustNot?.includes(line) ? all.includes(key) : keys.has(key);
    return isThere ? [line] : [];
  });
}

/** A cover that carries neither the title nor a shortened form of it. */
export function missedTitle({ script: { hook } }: Post, subject: Prepared): Faults {
  const { clean, expectation, document } = subject;
  const wanted =
    expectation.title === undefined
      ? (linesOf(clean ?? "")[0] ?? document.title)
      : expectation.title;
  if (wanted === null) return null;
  const [whole, shown] = [keyOf(wanted), keyOf(hook)];
  const isMet =
    shown.includes(whole) ||
    (whole.includes(shown) && shown.length >= whole.length * MIN_TITLE_SHARE);
  return isMet ? [] : [`"${hook}" is not "${wanted}"`];
}

/** A post that does not say what its document is about. */
export function missedKey(post: Post, { expectation: { key }, document }: Prepared): Faults {
  if (key === undefined) return null;
  const { language } = document;
  const said = post.medium === "video" ? narrationOf(post.script) : shownBy(post);
  const found = new Set(said.flatMap((text) => stemsOf(text, language)));
  const wanted = stemsOf(key, language);
  const missed = wanted.filter((stem) => !found.has(stem));
  return missed.length <= wanted.length * (1 - MIN_KEY_SHARE) ? [] : [`lacks ${missed.join(" ")}`];
}

/** A genre that does not fit. */
export function wrongGenre({ script }: Post, { expectation: { genre } }: Prepared): Faults {
  if (genre === undefined) return null;
  return genre.includes(script.genre) ? [] : [`${script.genre}, not ${genre.join(" or ")}`];
}

/** Large numbers whose label says nothing of what they count. */
export function wrongFigures({ slides }: Post, { expectation: { figures } }: Prepared): Faults {
  if (figures === undefined) return null;
  return slides.flatMap((slide) => {
    if (slide.kind !== "figure") return [];
    const known = figures.filter(({ value }) => digitsOf(value) === digitsOf(slide.value));
    const label = slide.label.toLowerCase();
    const fits = known.some(({ about }) =>
      about.some((word) => label.includes(word.toLowerCase())),
    );
    return known.length === 0 || fits ? [] : [`${slide.value}: ${slide.label}`];
  });
}

function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\P{Nd}/gu, "");
}

/** Lists of which some items are shown and others are not. */
export function brokenLists(post: Post, { expectation: { lists } }: Prepared): Faults {
  if (lists === undefined) return null;
  const shown = shownBy(post).map(keyOf).join("\n");
  return lists.flatMap((items) => {
    const missed = items.filter((item) => !shown.includes(keyOf(item)));
    const isBroken = missed.length > 0 && missed.length < items.length;
    return isBroken ? [`${missed.length} of ${items.length} missing: ${missed[0]}`] : [];
  });
}

function shownBy({ slides }: Post): string[] {
  return slides.flatMap((slide) => partsOf(slide).map(({ text }) => text));
}

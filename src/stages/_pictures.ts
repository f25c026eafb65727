import type { Illustration, Point, Script, Slide } from "postloom/posts";

/** Share of a point's words that have to stand beside a picture for it to belong there. */
const MIN_SHARED = 0.35;

/** The kinds of slides that show pictures of points, those that have most room for one first. */
const PICTURED: readonly Slide["kind"][] = ["point", "list", "figure"];

/** How much of a text's words stand beside a picture, as a share. */
type Share = (illustration: Illustration) => number;

/**
 * Gives slides their pictures: the best one to the cover and to the closing, and each other one to the
 * point whose words stand beside it. Pictures that were sent are shown in any case, as far as there are
 * slides, in the order in which they were sent; one of a PDF only if it is about what is said.
 *
 * @param slides The slides of a script, its cover first and then its points.
 */
export function withPictures<Some extends Slide>(
  slides: readonly Some[],
  script: Script,
  illustrations: readonly Illustration[] = [],
): Some[] {
  const [ofHook, ...ofPoints] = sharesOf(script);
  const isMeant = (illustration: Illustration) =>
    illustration.isOpening ||
    [ofHook, ...ofPoints].some((share) => (share?.(illustration) ?? 0) >= MIN_SHARED);
  const [cover, ...others] = illustrations
    .filter(isMeant)
    .toSorted((one, other) => Number(other.isSent) - Number(one.isSent) || other.worth - one.worth);
  if (cover === undefined) return [...slides];
  const chosen = linked(slides, ofPoints, others);
  const places = PICTURED.flatMap((kind) =>
    [...slides.keys()].filter((index) => slides[index]?.kind === kind),
  );
  for (const illustration of others.filter(({ isSent }) => isSent)) {
    if ([...chosen.values()].includes(illustration)) continue;
    const free = places.find((index) => !chosen.has(index));
    if (free !== undefined) chosen.set(free, illustration);
  }
  return slides.map((slide, index) => {
    const isFrame = index === 0 || slide.kind === "closing";
    const picture = (isFrame ? cover : chosen.get(index))?.picture;
    return picture === undefined ? slide : { ...slide, picture };
  });
}

/** What belongs to which slide by its words, the surest first; each is shown once. */
function linked(
  slides: readonly Slide[],
  ofPoints: readonly Share[],
  illustrations: readonly Illustration[],
): Map<number, Illustration> {
  const pairs = illustrations.flatMap((illustration) =>
    slides.flatMap((slide, index) => {
      const share = PICTURED.includes(slide.kind) ? ofPoints[index - 1]?.(illustration) : undefined;
      return share === undefined || share < MIN_SHARED ? [] : [{ illustration, index, share }];
    }),
  );
  const chosen = new Map<number, Illustration>();
  const shown = new Set<Illustration>();
  for (const { illustration, index } of pairs.toSorted((a, b) => b.share - a.share)) {
    if (chosen.has(index) || shown.has(illustration)) continue;
    chosen.set(index, illustration);
    shown.add(illustration);
  }
  return chosen;
}

/** The shares of a script's texts: of its hook, and of its points in their order. */
function sharesOf({ hook, subline, points, language }: Script): Share[] {
  const texts = [`${hook} ${subline ?? ""}`, ...points.map(textOf)].map((text) =>
    wordsIn(text, language),
  );
  const weigh = weightsOf(texts);
  return texts.map(
    (own) =>
      ({ words }) =>
        sharedBy(own, wordsIn(words, language), weigh),
  );
}

function textOf({ headline, text, items, figure, quote }: Point): string {
  return [headline, text, ...items, figure?.label ?? "", quote?.text ?? ""].join(" ");
}

function wordsIn(text: string, language: string): Set<string> {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  const words = [...segments].filter(({ isWordLike }) => isWordLike === true);
  return new Set(words.map(({ segment }) => segment.toLocaleLowerCase(language)));
}

/** How much a word tells of a point: the less, the more of them have it. */
function weightsOf(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...text])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => word.length * Math.log((texts.length + 1) / (counts.get(word) ?? 1));
}

/** The share of some words that others have too, by their weights. */
function sharedBy(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  weigh: (word: string) => number,
): number {
  const sum = (some: Iterable<string>) => [...some].reduce((all, word) => all + weigh(word), 0);
  return sum(words.intersection(others)) / Math.max(1, sum(words));
}

import {
  brokenLists,
  type Faults,
  furnitureIn,
  missedKey,
  missedTitle,
  wrongFigures,
  wrongGenre,
} from "./_expected_checks.ts";
import type { Post } from "./_posts.ts";
import {
  badHashtags,
  bareHeadlines,
  cutSentences,
  danglingOpeners,
  echoingHeadlines,
  longTexts,
  noPoint,
  repeatedSentences,
  repeatingCaption,
  tooMuchSpeech,
} from "./_seen_checks.ts";
import type { Prepared } from "./_subject.ts";

/** Something that a program can see to be wrong with a post. */
export interface Check {
  /** As short as a column's head. */
  name: string;
  says: string;
  find(post: Post, subject: Prepared): Faults;
}

/** All checks, those first that an editor would mind most. */
export const CHECKS: readonly Check[] = [
  { name: "furnit.", says: "lines of the page around the article", find: furnitureIn },
  { name: "title", says: "covers without the title or a shortened form of it", find: missedTitle },
  { name: "key", says: "posts that do not say the document's message", find: missedKey },
  { name: "genre", says: "wrong genres", find: wrongGenre },
  { name: "figure", says: "large numbers with a wrong subject", find: wrongFigures },
  { name: "list", says: "lists that are shown in part", find: brokenLists },
  { name: "bare", says: "headlines of one or two words without a number", find: bareHeadlines },
  { name: "echo", says: "headlines that only repeat words below them", find: echoingHeadlines },
  { name: "twice", says: "sentences that are shown twice", find: repeatedSentences },
  { name: "caption", says: "captions that only repeat the slides", find: repeatingCaption },
  {
    name: "opener",
    says: "slides or narration that begin with a reference back",
    find: danglingOpeners,
  },
  { name: "cut", says: "sentences that begin or end in the middle", find: cutSentences },
  { name: "long", says: "texts of points over 160 columns", find: longTexts },
  { name: "speech", says: "reels with more speech than was asked for", find: tooMuchSpeech },
  { name: "empty", says: "carousels and reels without a point", find: noPoint },
  { name: "tags", says: "hashtags that are stop words or fragments", find: badHashtags },
];

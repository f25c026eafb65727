import type { Outline, Section, Sentence } from "../source/outline.ts";
import { widthOf } from "../text/words.ts";
import type { Mentions } from "./mentions.ts";

const MAX_SIMPLE_WIDTH = 110;
/** Commas, semicolons and brackets are where sentences get complicated. */
const JOINT = /[,;:،؛、，；：(（–—]/gu;
const MAX_JOINTS = 1;
const COMPLEX_WORTH = 0.5;
const OTHER_WORTH = 0.3;
const ELSEWHERE_WORTH = 0.02;

/** Rates long and nested sentences lower, for readers who are new to a subject. */
export function preferSimple(outline: Outline): Outline {
  return rate(
    outline,
    (section) => section,
    ({ text }) => {
      const joints = text.match(JOINT)?.length ?? 0;
      return widthOf(text) <= MAX_SIMPLE_WIDTH && joints <= MAX_JOINTS ? 1 : COMPLEX_WORTH;
    },
  );
}

/** Rates sentences lower that do not mention a topic, most of all in sections that never do. */
export function preferTopic(outline: Outline, mentions: Mentions): Outline {
  const about = new Set<Section>();
  for (const section of outline.sections) {
    const { heading, sentences, lists } = section;
    const texts = [
      heading ?? "",
      ...sentences.map(({ text }) => text),
      ...lists.flatMap((list) => list.items),
    ];
    if (texts.some(mentions)) about.add(section);
  }
  return rate(
    outline,
    (section) => (about.has(section) ? section : { ...section, heading: null, lists: [] }),
    ({ text }, section) => {
      if (!about.has(section)) return ELSEWHERE_WORTH;
      return mentions(text) ? 1 : OTHER_WORTH;
    },
  );
}

function rate(
  outline: Outline,
  change: (section: Section) => Section,
  worthOf: (sentence: Sentence, section: Section) => number,
): Outline {
  const sections = outline.sections.map((section) => ({
    ...change(section),
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      quality: sentence.quality * worthOf(sentence, section),
    })),
  }));
  return {
    ...outline,
    sections,
    sentences: sections
      .flatMap((section) => section.sentences)
      .filter((sentence) => sentence.quality > 0),
  };
}

import { looksOf } from "../article/judge/line.ts";
import { pageWords } from "../article/judge/page_words.ts";
import { isForeign, isText } from "../article/judged_blocks.ts";
import { withoutCredit } from "../captions.ts";
import { isName } from "../details.ts";
import { lineKey, plainLetters } from "../languages/mod.ts";
import { stemsOf } from "../stems.ts";
import { partsBelow } from "./contents.ts";
import { listedElsewhere } from "./elsewhere.ts";
import type { HeadedLines } from "./headed.ts";
import { looksOf as pointsOf } from "./looks.ts";
import { CRUMBS, isRowOfCapitals, LABEL, looksLikeTitle } from "./shape.ts";
import { aboveDate, isDateLine } from "./signed.ts";
import { MAX_LENGTH, NEAR, surroundingsOf } from "./surroundings.ts";
import { countTold, MIN_HEADLINE, MIN_TOLD, plainText, textsBelow } from "./told.ts";

/** How far a line is from another one, at most. */
const MAX_DISTANCE = 60;

/** A line that may be the headline, and in numbers how it looks, what is told of it, and where it stands. */
export interface Candidate {
  index: number;
  /** True if it is an entry of a table of contents, and a heading further down. */
  isPart: boolean;
  signs: number[];
}

/** The lines of a page that its headline may be among. */
export function candidatesOf({ blocks, kinds, language }: HeadedLines): Candidate[] {
  const around = surroundingsOf({ blocks, kinds, language });
  const { body, start, until, units, keys, strange, isStrange, stateOf, away } = around;
  const { nextProse, runFrom, runTo, isDated, isBylined } = around;
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const textFrom = textsBelow(blocks, kinds);
  const running = textFrom(start);
  const isPart = partsBelow({ blocks, kinds }, start);
  const { address, stems: said } = pageWords(language);
  const labels = Map.groupBy(
    blocks.slice(0, until),
    ({ text }) => LABEL.exec(text.slice(0, 60))?.[0] ?? "",
  );
  const near = (value: number): number => Math.max(-MAX_DISTANCE, Math.min(MAX_DISTANCE, value));

  const rough = [...blocks.keys()].slice(0, until).flatMap((index) => {
    const block = blocks[index];
    if (block === undefined || !mayBe(index)) return [];
    const { text } = block;
    const isAbove = index < start;
    const told = countTold(text, isAbove ? running : textFrom(index + 1), language);
    const opened = countTold(text, around.openingFrom(index + 1), language);
    return [{ index, block, text, told, opened, share: told.told / Math.max(3, told.all) }];
  });
  const isElsewhere = listedElsewhere({ blocks, kinds, language }, running);
  const dated = aboveDate({ blocks, kinds, language }, { end: start, text: running, isElsewhere });
  const dates = blocks
    .slice(0, until)
    .map(({ text }, index) => isDateLine(text, { kind: kinds[index], language }));
  const tells = rough.filter(
    ({ index, share }) => share >= MIN_TOLD && (units[index] ?? 0) >= MIN_HEADLINE,
  );
  const firstKeys = blocks
    .slice(Math.max(0, start))
    .filter((_, offset) => kinds[start + offset] === "prose")
    .slice(0, 3)
    .map(({ text }) => lineKey(text.slice(0, MAX_LENGTH)));
  const most = Math.max(0, ...rough.map(({ share }) => share));
  const mostTold = Math.max(0, ...rough.map(({ told }) => told.told));
  return rough.map(({ index, block, text, told, opened, share }, at) => {
    const own = units[index] ?? 0;
    const key = keys[index] ?? "";
    const others = rough.slice(at + 1).filter((other) => other.index <= start + 1);
    const below = plainText(blocks[index + 1]?.text.slice(0, MAX_LENGTH) ?? "");
    const label = LABEL.exec(text)?.[0] ?? "";
    const stems = [...stemsOf(text, language)];
    const named = stems.filter((stem) => (said.get(stem) ?? 0) > 1).length;
    const tellsAbove = tells.filter((other) => other.index < index);
    const lastAbove = tellsAbove.at(-1);
    const dateAbove = dates.slice(Math.max(0, index - NEAR), index).lastIndexOf(true);
    const lengths = [-2, -1, 1, 2].map((step) => units[index + step] ?? 0);
    return {
      index,
      // A page may say its headline twice, and once more further down.
      isPart: isPart(index) && keys[index - 1] !== key && keys[index + 1] !== key,
      signs: [
        ...looksOf(text, { block, kind: kinds[index], units: own, language }),
        Math.log1p(own),
        Math.log1p(text.length),
        block.kind === "heading" ? block.level : 0,
        looksLikeTitle(text) ? 1 : 0,
        block.kind === "caption" ? 2 : withoutCredit(text) === text ? 0 : 1,
        CRUMBS.test(text) ? 1 : 0,
        isRowOfCapitals(text, language) ? 1 : 0,
        label === "" ? 0 : Math.min(5, labels.get(label)?.length ?? 0),
        plainLetters(text).match(address)?.length ?? 0,
        named,
        named / Math.max(1, stems.length),
        isName(text) ? 1 : 0,
        // What is told of it.
        share,
        told.told,
        told.all,
        opened.told / Math.max(2, opened.all),
        opened.told,
        share - most,
        told.told - mostTold,
        others.filter((other) => other.share > share).length,
        others.filter((other) => other.told.told > told.told).length,
        countTold(text, below, language).told / Math.max(2, told.all),
        // How often it is said.
        Math.min(5, times.get(key) ?? 0),
        own < 3
          ? 0
          : Math.min(
              5,
              keys.filter((other) => other.length > key.length && other.includes(key)).length,
            ),
        isPart(index) ? 1 : 0,
        // Where it stands.
        Math.log1p(index),
        near(start - index),
        near(body - index),
        index / Math.max(1, start),
        near((strange[Math.max(start, index)] ?? 0) - (strange[index + 1] ?? 0)),
        near(strange[index] ?? 0),
        stateOf(index - 3),
        stateOf(index - 2),
        stateOf(index - 1),
        stateOf(index + 1),
        stateOf(index + 2),
        stateOf(index + 3),
        ...lengths.map((other) => Math.log1p(other)),
        away(index, 1, isDated),
        away(index, 1, isBylined),
        away(index, -1, isDated),
        away(index, -1, isBylined),
        away(index, 1, (line) => kinds[line] === "prose"),
        away(index, 1, isStrange),
        away(index, -1, isStrange),
        away(index, -1, (line) => kinds[line] === "prose" || isText(kinds[line])),
        away(index, -1, (line) => (units[line] ?? 0) >= own),
        away(index, 1, (line) => (units[line] ?? 0) >= own),
        Math.log1p(runFrom[index + 1] ?? 0),
        Math.log1p(runTo[index] ?? 0),
        Math.min(MAX_DISTANCE, (nextProse[index + 1] ?? blocks.length) - index),
        blocks[index + 1]?.isJoined === true ? 1 : 0,
        tellsAbove.length,
        tellsAbove.filter((other) => other.index >= index - 16).length,
        tellsAbove.filter((other) => other.index >= start - 40).length,
        lastAbove === undefined ? MAX_DISTANCE : near(index - lastAbove.index),
        lastAbove === undefined ? 0 : share - lastAbove.share,
        dated === index ? 1 : 0,
        dated < 0 ? MAX_DISTANCE : near(index - dated),
        dateAbove,
        isElsewhere(index) ? 1 : 0,
        key !== "" && firstKeys.some((line) => line.startsWith(key)) ? 1 : 0,
        pointsOf(block, own),
        kinds[index - 1] === "related" || kinds[index - 2] === "related" ? 1 : 0,
      ],
    };
  });

  function mayBe(index: number): boolean {
    const { kind, text = "", speaker } = blocks[index] ?? {};
    if (kind === undefined || kind === "list_item" || kind === "code" || kind === "verse")
      return false;
    if (isForeign(kinds[index]) || speaker !== undefined || text.length > MAX_LENGTH) return false;
    return /\p{L}/u.test(text);
  }
}

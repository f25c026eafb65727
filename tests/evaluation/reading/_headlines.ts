import { coreOf } from "../../../src/documents/article/core.ts";
import { markLines } from "../../../src/documents/article/mod.ts";
import { linesOf as linesOfPage, withOpenLines } from "../../../src/documents/article/page.ts";
import { detectLanguageOf } from "../../../src/documents/language.ts";
import { kindOf } from "../../../src/documents/line_kinds.ts";
import { listQuantities } from "../../../src/documents/quantities.ts";
import { findSpeakers } from "../../../src/documents/speakers.ts";
import { numberSteps } from "../../../src/documents/steps.ts";
import { readPage } from "../../../src/documents/text.ts";
import { candidatesOf } from "../../../src/documents/title/signs.ts";
import type { Specimen } from "./_corpus.ts";
import type { Sample } from "./_grow.ts";
import { keyOf, linesOf } from "./_words.ts";

/** Of a longer line a headline is so much, or so much of a headline a line. */
const MIN_SHARE = 0.5;
const MOST = 0.7;
/** A headline stands hardly further below where the text runs, in lines. */
const MAX_BELOW = 30;
/** A page has one headline, and many lines that are none. */
export const HEADLINE_WEIGHT = 4;

/**
 * The lines of a page that its headline may be among, and whether they are it. None of a page whose headline is not
 * known. Where it stands twice, the one above the text is meant.
 */
export function headlinesOf({
  bytes,
  clean,
  expectation,
}: Pick<Specimen, "bytes" | "clean" | "expectation">): Sample[] {
  const wanted = expectation.title === undefined ? linesOf(clean ?? "")[0] : expectation.title;
  if (wanted === undefined || wanted === null) return [];
  const { blocks: read, told } = readPage(new TextDecoder().decode(bytes));
  const numbered = numberSteps(findSpeakers(listQuantities(read, { start: 1 })));
  const { language } = detectLanguageOf(numbered);
  const source = linesOfPage(numbered, language);
  const kinds = source.map((block) => kindOf(block, language));
  const page = markLines(source, withOpenLines(source, kinds), {
    language,
    isMarkedUp: told.isMarkedUp ?? false,
  });
  const headline = keyOf(wanted);
  const end = (coreOf(page.blocks, page.kinds)?.start ?? page.blocks.length) + MAX_BELOW;
  const found = candidatesOf(page).map(({ index, signs }) => ({
    index,
    signs,
    key: keyOf(page.blocks[index]?.text ?? ""),
  }));
  const same = found.findLast(({ index, key }) => key === headline && index <= end);
  const isHeadline = ({ key }: { key: string }): boolean =>
    (headline.includes(key) && key.length >= MIN_SHARE * headline.length) ||
    (key.includes(headline) && headline.length >= MOST * key.length);
  return found.flatMap((line): Sample[] => {
    const { signs } = line;
    if (line === same || (same === undefined && isHeadline(line))) {
      return [{ signs, isSo: true, weight: HEADLINE_WEIGHT }];
    }
    return isHeadline(line) ? [] : [{ signs, isSo: false, weight: 1 }];
  });
}

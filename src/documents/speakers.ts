import type { Block } from "../posts/document.ts";
import { isCredit } from "./credits.ts";

/** "Anna: Hello", with a time or a role in parentheses. */
const SPOKEN =
  /^(\p{Lu}[\p{L}\p{M}.'’ -]{0,29}|\p{Lo}[\p{L}\p{M}· ]{0,15}|[A-ZÄÖÜ]{1,3}\d?)\s*(?:[([][^()[\]]{1,30}[)\]])?\s*[:：]\s*(?=\S)/u;
const NAME_ALONE = /^[—–-]{1,2}\s*(\p{L}[^.!?:。]{1,60})$/u;
const ATTRIBUTED = /^(["“„«「『].{10,600}["”“»」』][.]?)\s*(?:[—–―]|--)\s*([^—–―.!?]{2,60})\.?$/su;
const WIDE = /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,8})\u3000(?=\S)/gmu;
const MIN_LINES = 3;
/** The share of lines of a dialogue that end as sentences do; entries with a label in front do not. */
const MIN_ENDED = 0.3;
/** The share of lines that somebody says, from the first to the last: headlines with a label stand apart on a page. */
const MIN_DENSITY = 0.12;
const ENDED = /[.!?…。！？।؟;—–-]["'”’»)\]」』]*$/u;

/** The text and the speaker of a quotation, of which the last line may be "— Somebody". */
export function splitAttribution(lines: readonly string[]): { text: string; speaker?: string } {
  const last = lines.at(-1) ?? "";
  const own = NAME_ALONE.exec(last)?.[1];
  if (own !== undefined && lines.length > 1) {
    return { text: lines.slice(0, -1).join(" "), speaker: own };
  }
  const text = lines.join(" ");
  const [, said, speaker] =
    /^(.{10,600}?[.!?…”"»。！？])\s{0,3}(?:[—–―]|--)\s*(\p{Lu}[^—–―.!?]{1,60})$/su.exec(text) ?? [];
  return said === undefined || speaker === undefined ? { text } : { text: said, speaker };
}

/**
 * Writes colons behind speakers who have a wide space, as in Japanese interviews, where the same ones
 * speak again.
 */
export function markWideSpeakers(source: string): string {
  const counts = new Map<string, number>();
  for (const [, name = ""] of source.matchAll(WIDE)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return source.replace(WIDE, (line, name: string) =>
    (counts.get(name) ?? 0) >= MIN_LINES ? `${name}：` : line,
  );
}

/** A question, or what somebody says whose name is a dash. */
function isQuestion(block: Block | undefined): boolean {
  return block !== undefined && /[?？؟;]["”»]?$|^[—–―─]{2}/u.test(block.text);
}

function nameOf(text: string): string | null {
  return SPOKEN.exec(text)?.[1]?.trim() ?? null;
}

function saysWords(text: string): boolean {
  const said = text.replace(SPOKEN, "");
  return !/^\P{L}*\p{Nd}/u.test(said) || /[.!?。！？।]["”»)]?$/u.test(said);
}

/** How many things each speaker says: a page may say its headline, which has a colon, again. */
function countsOf(
  said: readonly (string | null)[],
  blocks: readonly Block[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const [index, name] of said.entries()) {
    const text = blocks[index]?.text ?? "";
    if (name === null || known.has(text)) continue;
    known.add(text);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/**
 * Takes speakers off the lines of a dialogue or an interview, where the same ones speak again, and
 * finds who is quoted where a quotation stands for itself.
 */
export function findSpeakers(blocks: readonly Block[]): Block[] {
  const said = blocks.map((block) =>
    block.kind === "paragraph" && block.speaker === undefined && !isCredit(block.text)
      ? nameOf(block.text)
      : null,
  );
  // What says nothing but numbers and dates is a label.
  const speaking = new Set(
    said.filter((name, index) => name !== null && saysWords(blocks[index]?.text ?? "")),
  );
  for (const [index, name] of said.entries()) if (!speaking.has(name)) said[index] = null;
  const counts = countsOf(said, blocks);
  const lines = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const answers = said.filter((name, index) => name !== null && isQuestion(blocks[index - 1]));
  const isEnded = (index: number): boolean => ENDED.test(blocks[index]?.text ?? "");
  const ended = said.filter((name, index) => name !== null && isEnded(index)).length / lines;
  const isSpoken = (name: string | null): boolean => name !== null;
  const span = said.findLastIndex(isSpoken) - said.findIndex(isSpoken) + 1;
  if (ended < MIN_ENDED || lines / span < MIN_DENSITY) said.fill(null);
  const isInterview = lines >= MIN_LINES && counts.size === 1 && answers.length >= 0.6 * lines;
  const isDialogue =
    (lines >= MIN_LINES && counts.size >= 2 && counts.size <= 0.7 * lines) || isInterview;
  return blocks.map((block, index) => {
    const name = said[index] ?? null;
    // A label that comes once, among speakers who come again, is theirs as well, but for what is no sentence.
    const isSaid = name !== null && ((counts.get(name) ?? 0) > 1 || isEnded(index));
    if (isDialogue && isSaid) {
      return { ...block, text: block.text.replace(SPOKEN, ""), speaker: name };
    }
    const [, quoted, speaker] = (block.kind === "paragraph" && ATTRIBUTED.exec(block.text)) || [];
    if (quoted === undefined || speaker === undefined) return block;
    return { kind: "quote", text: quoted, level: 0, speaker: speaker.trim() };
  });
}

import type { Block } from "../posts/document.ts";
import { keysOf, lineKey } from "./languages/mod.ts";
import { kindOf } from "./line_kinds.ts";

const TIME = String.raw`\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:[\s\u202F]?[AaPp]\.?[Mm]\.?)?`;
const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?|\p{L}+ \d{1,2}(?:, \d{4})?|\d{1,2} \p{L}+(?: \d{4})?)`;
const DATE_ALONE = new RegExp(`^${DATE}$`, "u");
const STAMP = String.raw`(?:${DATE}(?:,| at| um| à| alle)?\s+)?${TIME}`;
const NAME = String.raw`[^:[\]\t\n]{1,40}?`;
/** "[12.03.24, 09:41:12] Anna: Hello", "12/03/24, 09:41 - Anna: Hello". */
const MESSAGE = new RegExp(
  String.raw`^[\u200E\u200F]?(?:\[${STAMP}\]|${STAMP})\s*[-–—]?\s*(${NAME})\s*[:：]\s+(.*)$`,
  "u",
);
/** "Anna  9:41 AM", "Anna — 03/04/2024 9:41", "Anna, [12.03.2024 09:41]", "[12:04] Anna". */
const HEADER = new RegExp(
  String.raw`^(?:(${NAME})\s*(?:,\s*\[${STAMP}\]|[—–-]\s*(?:\p{L}+ (?:at|um|à)\s+)?${STAMP}|\s\(?(?:\d{1,2}:)?${STAMP}\)?|\[${STAMP}\])|\[${STAMP}\]\s*(${NAME}))\s*:?\s*$`,
  "u",
);
/** A time below a name, with the picture of the sender's mood before it. */
const STAMP_ALONE = new RegExp(String.raw`^(?::\w{1,40}:\s*)?(${STAMP})$`, "u");
const CUE =
  /^(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s+-->\s+(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{1,3}.*$/;
/** A line of a transcript: "00:12 And so we went." */
const TIMED =
  /^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?\s*[-–—]?\s+(?=\S)|^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?$/;
const VOICE = /^<v(?:\.[\w.]+)?\s+([^>]{1,60})>/;
const DATES = keysOf("dates");
const MIN_MESSAGES = 3;
/** Nobody speaks for longer between two times of a transcript, in seconds. */
const MAX_STEP = 90;
/** Lines between two times, empty ones included. */
const MAX_BETWEEN = 4;
/** Notes of the program, and what stands for a picture. */
const NOTICE = /^[\u200E\u200F]?(?:<[^<>]{3,40}>|\[[^[\]]{3,40}\])$/u;

/** "(edited)" */
const EDITED = /^[(（]\p{L}+[)）]$/u;
const REACTIONS = /^(?:\p{RGI_Emoji}\s*\p{Nd}{1,4}\s*)+$/v;
/** "# general" */
const CHANNEL = /^#\s?[\p{L}\p{N}_-]+$/u;

/** Reads an exported chat, a transcript or subtitles, without the times; null for any other text. */
export function readChat(source: string): Block[] | null {
  const lines = withNames(source.split("\n").map((line) => line.trim()));
  const filled = lines.filter((line) => line !== "");
  const share = (test: (line: string) => boolean): number => filled.filter(test).length;
  if (share((line) => CUE.test(line)) >= MIN_MESSAGES) return readSubtitles(lines);
  const messages = share((line) => MESSAGE.test(line));
  if (messages >= MIN_MESSAGES && messages >= 0.4 * filled.length) return readMessages(lines);
  // Prices are written as times are, but nobody says anything below them.
  const isHeader = filled.map((line) => senderOf(line) !== null);
  const headers = isHeader.filter((own, index) => own && isHeader[index + 1] === false).length;
  if (headers >= MIN_MESSAGES && headers >= 0.2 * filled.length) return readHeaded(lines);
  const timed = share((line) => TIMED.test(line));
  if (timed >= MIN_MESSAGES && timed >= 0.45 * filled.length) return readTimed(lines);
  return null;
}

/** Puts names and the times below them on one line, where the same names come again. */
function withNames(lines: readonly string[]): string[] {
  const isNamed = (index: number): boolean => {
    const name = lines[index - 1] ?? "";
    return STAMP_ALONE.test(lines[index] ?? "") && /^\p{L}[^:.!?]{0,39}$/u.test(name);
  };
  const found = lines.flatMap((_, index) => (isNamed(index) ? [index] : []));
  const names = new Set(found.map((index) => lines[index - 1]));
  if (found.length < MIN_MESSAGES || names.size > 0.7 * found.length) return [...lines];
  const times = new Set(found);
  return lines.flatMap((line, index) => {
    if (times.has(index)) return [];
    const time = STAMP_ALONE.exec(lines[index + 1] ?? "")?.[1];
    return times.has(index + 1) ? [`${line}  ${time ?? ""}`] : [line];
  });
}

function paragraph(text: string, speaker?: string): Block {
  const block: Block = { kind: "paragraph", text, level: 0 };
  return speaker === undefined ? block : { ...block, speaker };
}

function readMessages(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [, speaker, text] = MESSAGE.exec(line) ?? [];
    const last = blocks.at(-1);
    if (speaker !== undefined && text !== undefined) {
      if (!NOTICE.test(text)) blocks.push(paragraph(text, speaker.trim()));
    } else if (line !== "" && last !== undefined && !new RegExp(`^\\[?${STAMP}`, "u").test(line)) {
      last.text = `${last.text} ${line}`;
    } else if (line !== "" && blocks.length === 0 && !/\d{1,2}:\d{2}/.test(line)) {
      if (!isControl(line)) blocks.push(paragraph(line));
    }
  }
  return blocks;
}

/** Who a line names as the sender of what is below it; null if none: a date and a time are nobody. */
function senderOf(line: string): string | null {
  const match = HEADER.exec(line);
  const name = (match?.[1] ?? match?.[2] ?? "").trim().replace(/[,:]$/, "");
  const isName = /\p{L}|^\+?[\d\s()-]{7,}$/u.test(name);
  return isName && !DATE_ALONE.test(name) ? name : null;
}

function readHeaded(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let speaker: string | undefined;
  let isFirst = false;
  for (const line of lines) {
    const sender = senderOf(line);
    if (sender !== null) {
      speaker = sender;
      isFirst = true;
    } else if (line !== "" && !NOTICE.test(line) && !(isFirst ? false : isControl(line))) {
      if (speaker !== undefined || !CHANNEL.test(line)) blocks.push(paragraph(line, speaker));
      isFirst = false;
    }
  }
  return blocks;
}

/** What a program puts below a message, and above the first one. */
function isControl(line: string): boolean {
  if (EDITED.test(line) || REACTIONS.test(line)) return true;
  const kind = kindOf(paragraph(line), "");
  return kind === "furniture" || kind === "button" || kind === "count" || DATES.has(lineKey(line));
}

function readTimed(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const text = line.replace(TIMED, "");
    if (text === "") continue;
    addSpoken(blocks, text, undefined);
  }
  return blocks;
}

/**
 * Takes the times off a transcript that stands on a page: lines of times alone that go on in small
 * steps, with what is said between them.
 */
export function joinTimed(source: string): string {
  const lines = source.split("\n");
  const result: string[] = [];
  let index = 0;
  while (index < lines.length) {
    const end = endOfTimed(lines, index);
    if (end > index) {
      const texts = lines.slice(index, end).map((line) => line.replace(TIMED, "").trim());
      const spoken: Block[] = [];
      for (const text of texts) if (text !== "") addSpoken(spoken, text, undefined);
      for (const { text } of spoken) result.push("", text, "");
      index = end;
    } else {
      result.push(lines[index] ?? "");
      index += 1;
    }
  }
  return result.join("\n");
}

/** Where a transcript ends that begins at a line; the line itself if none does. */
function endOfTimed(lines: readonly string[], start: number): number {
  let last = secondsOf(lines[start] ?? "");
  if (last === null || last > MAX_STEP) return start;
  let times = 1;
  let [time, end] = [start, start];
  for (let index = start + 1; index < lines.length && index <= time + MAX_BETWEEN; index++) {
    const line = (lines[index] ?? "").trim();
    const seconds = secondsOf(line);
    if (seconds === null) {
      // Of what stands below the last time, one line is said.
      if (line !== "" && end === time) end = index;
      continue;
    }
    if (seconds <= last || seconds - last > MAX_STEP) break;
    [last, times, time, end] = [seconds, times + 1, index, index];
  }
  return times >= MIN_MESSAGES ? end + 1 : start;
}

/** The seconds that a line of a time alone says. */
function secondsOf(line: string): number | null {
  const [, hours = "0", minutes, seconds] =
    /^[[(]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[\])]?$/.exec(line.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

function readSubtitles(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === "" || CUE.test(line) || /^(?:WEBVTT|NOTE|STYLE|Kind:|Language:)/.test(line))
      continue;
    if (/^\d+$/.test(line) && CUE.test(lines[index + 1] ?? "")) continue;
    const speaker = VOICE.exec(line)?.[1];
    addSpoken(blocks, line.replace(VOICE, "").replace(/<\/?[a-z][^<>]*>/giu, ""), speaker);
  }
  return blocks;
}

/** Adds a line to the sentence before it, which transcripts cut wherever there is no more room. */
function addSpoken(blocks: Block[], text: string, speaker: string | undefined): void {
  const last = blocks.at(-1);
  const goesOn =
    last !== undefined &&
    (speaker === undefined || speaker === last.speaker) &&
    last.text.length < 400;
  if (last !== undefined && goesOn && !/[.!?。！？]["”’»)]*$/u.test(last.text)) {
    last.text = `${last.text} ${text}`;
  } else blocks.push(paragraph(text, speaker ?? undefined));
}

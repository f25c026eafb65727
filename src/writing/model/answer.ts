import { type Static, Type as t } from "@sinclair/typebox";
import { Comparison, Figure, Genre, Quote } from "../../posts/script.ts";
import { objectIn } from "./object_in.ts";

const closed = { additionalProperties: false };
const OrNull = t.Union([t.String(), t.Null()]);
const Strings = t.Array(t.String());
const Side = t.Object(Comparison.properties.left.properties, closed);

const AnsweredPoint = t.Object(
  {
    headline: t.String(),
    text: t.String(),
    items: Strings,
    figure: t.Union([t.Object(Figure.properties, closed), t.Null()]),
    quote: t.Union([t.Object(Quote.properties, closed), t.Null()]),
    comparison: t.Union([t.Object({ left: Side, right: Side }, closed), t.Null()]),
    narration: Strings,
    subject: OrNull,
  },
  closed,
);
type AnsweredPoint = Static<typeof AnsweredPoint>;

/** The answer requested from a model: a script without the fields that the document determines. */
export const Answer = t.Object(
  {
    language: t.String(),
    genre: Genre,
    kicker: OrNull,
    hook: t.String(),
    subline: OrNull,
    subject: OrNull,
    points: t.Array(AnsweredPoint),
    callToAction: t.String(),
    openingNarration: Strings,
    closingNarration: Strings,
    caption: t.String(),
    hashtags: Strings,
  },
  closed,
);
export type Answer = Static<typeof Answer>;

/** More than is asked for: the rest of a text or a list would be left out anyway. */
const MAX_TEXT_LENGTH = 4_000;
const MAX_ENTRIES = 40;
const LIST_MARK = /^\s*(?:[-*•–]|\p{Nd}{1,2}[.)])\s+/u;

/** JSON schema of {@linkcode Answer}. */
export function answerSchema(): Record<string, unknown> {
  return JSON.parse(JSON.stringify(Answer));
}

/**
 * Reads a model's answer, which may be in a code fence or surrounded by text. What is missing, null
 * or of another type than asked for is taken for what it most likely means.
 *
 * @throws {SyntaxError} if it contains no JSON object.
 */
export function parseAnswer(content: string): Answer {
  const fields = withoutWrapping(fieldsOf(objectIn(content)));
  const genre = Genre.anyOf.find((one) => one.const === textOf(fields.genre).toLowerCase());
  return {
    language: textOf(fields.language),
    genre: genre?.const ?? "essay",
    kicker: textOf(fields.kicker) || null,
    hook: textOf(fields.hook ?? fields.title),
    subline: textOf(fields.subline) || null,
    subject: textOf(fields.subject) || null,
    points: listOf(fields.points).map(pointOf),
    callToAction: textOf(fields.callToAction),
    openingNarration: textsOf(fields.openingNarration),
    closingNarration: textsOf(fields.closingNarration),
    caption: textOf(fields.caption),
    hashtags: textsOf(fields.hashtags).flatMap((text) => text.split(/[\s,，、]+(?=#)/u)),
  };
}

function pointOf(given: unknown): AnsweredPoint {
  const point = typeof given === "string" ? { headline: given } : fieldsOf(given);
  const figure = fieldsOf(point.figure);
  const quote = typeof point.quote === "string" ? { text: point.quote } : fieldsOf(point.quote);
  const { left, right } = fieldsOf(point.comparison);
  return {
    headline: textOf(point.headline ?? point.title),
    text: textOf(point.text),
    items: textsOf(point.items),
    figure: isGiven(figure.value)
      ? { value: textOf(figure.value), label: textOf(figure.label) }
      : null,
    quote: isGiven(quote.text)
      ? {
          text: textOf(quote.text),
          attribution: textOf(quote.attribution ?? quote.author ?? quote.speaker) || null,
        }
      : null,
    comparison:
      isGiven(left) && isGiven(right) ? { left: sideOf(left), right: sideOf(right) } : null,
    narration: textsOf(point.narration),
    subject: textOf(point.subject) || null,
  };
}

function sideOf(given: unknown): Static<typeof Side> {
  const { label, text } = fieldsOf(given);
  return { label: textOf(label), text: textOf(text) };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** An object's members, named as they were asked for: "call_to_action" is "callToAction". */
function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase()),
      member,
    ]),
  );
}

/** The script itself, which some models put into a member, such as "script" or "post". */
function withoutWrapping(fields: Record<string, unknown>): Record<string, unknown> {
  if ("hook" in fields || "points" in fields) return fields;
  const inner = Object.values(fields).map(fieldsOf);
  return inner.find((one) => "hook" in one) ?? fields;
}

function listOf(value: unknown): unknown[] {
  if (!isGiven(value)) return [];
  const entries = typeof value === "object" && value !== null ? Object.values(value) : [value];
  return ("headline" in fieldsOf(value) ? [value] : entries).slice(0, MAX_ENTRIES);
}

/** Several texts: of a list, or the lines of one text. */
function textsOf(value: unknown): string[] {
  return listOf(typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH).split("\n") : value)
    .map((entry) => textOf(entry).replace(LIST_MARK, ""))
    .filter((text) => text.trim() !== "");
}

/** One text; those of a list are joined. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value.slice(0, MAX_TEXT_LENGTH);
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  const texts = Object.values(value).filter((entry) => typeof entry === "string");
  return texts.slice(0, MAX_ENTRIES).join(" ").slice(0, MAX_TEXT_LENGTH);
}

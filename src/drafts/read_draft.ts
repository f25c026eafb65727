import { type Static, type TObject, type TSchema, Type as t } from "@sinclair/typebox";
import { Value, type ValueError, ValueErrorType } from "@sinclair/typebox/value";
import { isRecord } from "../common/is_record.ts";
import { storableText } from "../common/storable_text.ts";
import { type FieldProblem, InvalidRequestError, invalidField } from "../common/user_error.ts";
import { allowedBy, oneOf } from "../formats/allowed.ts";
import {
  DRAFT_SLIDES,
  Draft,
  DraftData,
  DraftDesign,
  type DraftSlide,
  MAX_DRAFT_SLIDES,
  SlideId,
} from "../posts/draft.ts";
import type { Medium } from "../posts/medium.ts";
import { wordsOf } from "./words_of.ts";

type Kind = keyof typeof DRAFT_SLIDES;

/** What a draft has beside its slides. */
const DRAFT_MEMBERS: TObject = t.Omit(Draft, ["slides"]);

/** Enough to mend a draft by; whoever sends thousands of wrong fields learns of the first ones. */
const MAX_PROBLEMS = 20;

/** Shares of parts that were rounded may differ from a whole by so much. */
const ROUNDING = 0.02;

/**
 * Validates a draft and fills in what slides leave out. Whatever else the draft was before, such as its
 * format, is not looked at.
 *
 * @param medium What the format's posts are made of.
 * @throws {InvalidRequestError} naming the first field that is wrong, such as "slides.s2.headline", with
 *   one of each slide and of each other member in its details, up to twenty.
 */
export function readDraft(value: unknown, medium: Medium): Draft {
  if (!isRecord(value)) throw new InvalidRequestError("Invalid draft: must be a JSON object");
  const { slides, ...others } = storable(value);
  if (!isRecord(slides)) throw invalidField("slides", "must be an object of slides by their ids");
  const problems: FieldProblem[] = [];
  const read: [id: string, slide: DraftSlide][] = [];
  for (const [id, slide] of Object.entries(slides)) {
    if (problems.length >= MAX_PROBLEMS) break;
    noting(problems, () => read.push([id, readSlide(id, slide, medium)]));
  }
  const rest: object = { ...others, design: filled(others.design) };
  for (const name of new Set([...Object.keys(DRAFT_MEMBERS.properties), ...Object.keys(rest)])) {
    if (problems.length >= MAX_PROBLEMS) break;
    const schema = t.Pick(DRAFT_MEMBERS, [name], { additionalProperties: false });
    const own = Object.getOwnPropertyDescriptor(rest, name);
    const member = own === undefined ? {} : Object.defineProperty({}, name, own);
    noting(problems, () => requireMatch(schema, member, ""));
  }
  const [first] = problems;
  if (first !== undefined) throw invalidField(first.field, first.message, problems);
  const draft: unknown = {
    ...rest,
    slides: Object.fromEntries(read),
  };
  requireMatch(Draft, draft, "");
  checkOrder(draft, medium);
  return draft;
}

/** Does what may throw, and notes what was wrong. */
function noting(problems: FieldProblem[], act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    problems.push(...(error.details ?? []));
  }
}

/** A design with what a patch takes away from it by null. */
function filled(design: unknown): unknown {
  return isRecord(design) ? Value.Default(DraftDesign, { ...design }) : design;
}

function readSlide(id: string, value: unknown, medium: Medium): DraftSlide {
  const path = `slides.${shortened(id)}`;
  if (!Value.Check(SlideId, id)) {
    throw invalidField(path, `an id must be a letter and up to 39 of a-z, 0-9, "-" and "_"`);
  }
  if (!isRecord(value)) throw invalidField(path, "must be a slide, with its kind");
  const { kind } = value;
  if (!isKind(kind))
    throw invalidField(`${path}.kind`, `must be ${oneOf(Object.keys(DRAFT_SLIDES))}`);
  const slide: unknown = Value.Default(DRAFT_SLIDES[kind], structuredClone(value));
  const { data } = slide as { data?: unknown };
  if (data !== undefined && data !== null) checkData(data, `${path}.data`);
  requireMatch(DRAFT_SLIDES[kind], slide, path);
  const read: DraftSlide = slide;
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(wordsOf(read)))
    throw invalidField(path, "must say something");
  for (const name of ["narration", "optional"] as const) {
    if (medium !== "video" && read[name] !== undefined) {
      throw invalidField(`${path}.${name}`, "there is none, as nobody speaks in such a post");
    }
  }
  return medium === "video" ? { optional: true, ...read, narration: read.narration ?? [] } : read;
}

function checkData(data: unknown, path: string): void {
  const kinds: TSchema[] = DraftData.anyOf;
  const kindOf = (schema: TSchema): string => schema.properties.kind.const;
  const kind = isRecord(data) ? data.kind : undefined;
  const schema = kinds.find((one) => kindOf(one) === kind);
  if (schema === undefined) {
    throw invalidField(`${path}.kind`, `must be ${oneOf(kinds.map(kindOf))}`);
  }
  requireMatch(schema, data, path);
  const known = data as DraftData;
  if (known.kind === "counted" && known.part > known.whole) {
    throw invalidField(`${path}.part`, `must be at most ${known.whole}, the whole`);
  }
  if (known.kind === "parts") {
    const sum = known.parts.reduce((total, { share }) => total + share, 0);
    if (Math.abs(sum - 1) > ROUNDING)
      throw invalidField(`${path}.parts`, "shares must add up to 1");
  }
}

function checkOrder({ slides, order }: Draft, medium: Medium): void {
  const ids = Object.keys(slides);
  const unknown = order.find((id) => !Object.hasOwn(slides, id));
  if (unknown !== undefined)
    throw invalidField("order", `there is no slide "${shortened(unknown)}"`);
  const twice = order.find((id, index) => order.indexOf(id) !== index);
  if (twice !== undefined) throw invalidField("order", `has "${shortened(twice)}" twice`);
  const missing = ids.find((id) => !order.includes(id));
  if (missing !== undefined)
    throw invalidField("order", `must have the slide "${shortened(missing)}"`);
  const most = MAX_DRAFT_SLIDES[medium];
  if (ids.length === 0 || ids.length > most) {
    throw invalidField("slides", most === 1 ? "must be exactly one" : `must be from 1 to ${most}`);
  }
  const isSilent = ids.every((id) => (slides[id]?.narration ?? []).length === 0);
  if (medium === "video" && isSilent) {
    throw invalidField("slides", "one of them must have a narration");
  }
}

function isKind(value: unknown): value is Kind {
  return typeof value === "string" && Object.hasOwn(DRAFT_SLIDES, value);
}

function requireMatch<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  path: string,
): asserts value is Static<Schema> {
  if (Value.Check(schema, value)) return;
  const error = Value.Errors(schema, value).First();
  const where = [path, ...(error?.path ?? "").split("/").slice(1)].filter((part) => part !== "");
  throw invalidField(where.map(shortened).join("."), problemOf(error));
}

function problemOf(error: ValueError | undefined): string {
  if (error?.type === ValueErrorType.ObjectAdditionalProperties) return "there is no such field";
  if (error?.type === ValueErrorType.ObjectRequiredProperty) return "must be given";
  return error === undefined ? "is wrong" : `must be ${allowedBy(error.schema)}`;
}

/** The value without what Postgres cannot store in strings. */
function storable(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? storableText(part) : part,
  );
}

function shortened(id: string): string {
  return id.length > 60 ? `${id.slice(0, 60).toWellFormed()}…` : id;
}

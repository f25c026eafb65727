import { type Static, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Comparison, Figure, Genre, Quote } from "../posts/script.ts";

const closed = { additionalProperties: false };
const OrNull = t.Union([t.String(), t.Null()], { default: null });
const Strings = t.Array(t.String(), { default: [] });

const AnsweredPoint = t.Object(
  {
    headline: t.String(),
    text: t.String({ default: "" }),
    items: Strings,
    figure: t.Union([t.Object(Figure.properties, closed), t.Null()], { default: null }),
    quote: t.Union([t.Object(Quote.properties, closed), t.Null()], { default: null }),
    comparison: t.Union(
      [
        t.Object(
          {
            left: t.Object(Comparison.properties.left.properties, closed),
            right: t.Object(Comparison.properties.right.properties, closed),
          },
          closed,
        ),
        t.Null(),
      ],
      { default: null },
    ),
    narration: Strings,
  },
  closed,
);

/** The answer requested from a model: a script without the fields that the document determines. */
export const Answer = t.Object(
  {
    language: t.String({ default: "" }),
    genre: t.Union(Genre.anyOf, { default: "essay" }),
    kicker: OrNull,
    hook: t.String(),
    subline: OrNull,
    points: t.Array(AnsweredPoint, { default: [] }),
    callToAction: t.String({ default: "" }),
    openingNarration: Strings,
    closingNarration: Strings,
    caption: t.String({ default: "" }),
    hashtags: Strings,
  },
  closed,
);
export type Answer = Static<typeof Answer>;

/** JSON schema of {@linkcode Answer} without defaults, which the protocol does not allow. */
export function answerSchema(): Record<string, unknown> {
  const text = JSON.stringify(Answer, (key, value: unknown) =>
    key === "default" ? undefined : value,
  );
  return JSON.parse(text);
}

/**
 * Parses a model's answer, which may be in a code fence or surrounded by text. Adds defaults for
 * missing fields and drops unknown ones.
 *
 * @throws {SyntaxError} if it contains no JSON object.
 * @throws {TypeError} if the object does not match the schema.
 */
export function parseAnswer(content: string): Answer {
  const start = content.indexOf("{");
  const end = content.lastIndexOf("}");
  if (start < 0 || end < start)
    throw new SyntaxError("Cannot read the answer as it holds no JSON object");
  const parsed: unknown = JSON.parse(content.slice(start, end + 1));
  const filled = Value.Default(Answer, Value.Clean(Answer, parsed));
  if (!Value.Check(Answer, filled)) {
    const firstError = Value.Errors(Answer, filled).First();
    throw new TypeError(`Cannot use the answer: ${firstError?.message} at "${firstError?.path}"`);
  }
  return filled;
}

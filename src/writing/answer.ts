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

/** What a model is asked for: a script without what follows from the document. */
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

/** The schema as the protocol wants it: defaults are ours alone. */
export function answerSchema(): Record<string, unknown> {
  const text = JSON.stringify(Answer, (key, value: unknown) =>
    key === "default" ? undefined : value,
  );
  return JSON.parse(text);
}

/**
 * Reads a model's answer, which may be fenced or have words around it. What may be left out is
 * filled in, and what was not asked for is dropped.
 *
 * @throws {SyntaxError} if it holds no JSON object.
 * @throws {TypeError} if the object is no answer.
 */
export function parseAnswer(content: string): Answer {
  const start = content.indexOf("{");
  const end = content.lastIndexOf("}");
  if (start < 0 || end < start)
    throw new SyntaxError("Cannot read the answer as it holds no JSON object");
  const parsed: unknown = JSON.parse(content.slice(start, end + 1));
  const filled = Value.Default(Answer, Value.Clean(Answer, parsed));
  if (!Value.Check(Answer, filled)) {
    const wrong = Value.Errors(Answer, filled).First();
    throw new TypeError(`Cannot use the answer: ${wrong?.message} at "${wrong?.path}"`);
  }
  return filled;
}

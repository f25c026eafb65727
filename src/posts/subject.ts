import { type Static, Type as t } from "@sinclair/typebox";

/** What a cover or a point is about, as far as it is a thing that can be drawn. */
export const Subject = t.Object({
  /** The drawing's name in Fluent's flat emoji, such as "honeybee". */
  drawing: t.String(),
  /** How sure it is, from the least that is shown at all to 1. */
  confidence: t.Number({ minimum: 0, maximum: 1 }),
});
export type Subject = Static<typeof Subject>;

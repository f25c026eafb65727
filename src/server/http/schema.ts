import { type TSchema, Type as t } from "@sinclair/typebox";

/** What the schema says, or null. */
export function nullable<Schema extends TSchema>(schema: Schema, description?: string) {
  return t.Union([schema, t.Null()], description === undefined ? {} : { description });
}

/** A moment, as ISO 8601 writes it. */
export function timestamp(description: string) {
  return t.String({ format: "date-time", description });
}

/** One of a few names. */
export function oneOf<const Name extends string>(names: readonly Name[], description?: string) {
  const union = t.Union(
    names.map((name) => t.Literal(name)),
    description === undefined ? {} : { description },
  );
  // Elysia infers nothing from a union whose length the compiler does not know.
  return t.Unsafe<Name>(union);
}

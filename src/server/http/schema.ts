import { type TSchema, Type as t } from "@sinclair/typebox";

/** The schema or null. */
export function nullable<Schema extends TSchema>(schema: Schema, description?: string) {
  return t.Union([schema, t.Null()], description === undefined ? {} : { description });
}

/** A date and time in ISO 8601. */
export function timestamp(description: string) {
  return t.String({ format: "date-time", description });
}

/** A union of string literals. */
export function oneOf<const Name extends string>(names: readonly Name[], description?: string) {
  const union = t.Union(
    names.map((name) => t.Literal(name)),
    description === undefined ? {} : { description },
  );
  // Elysia infers nothing from a union whose length the compiler does not know.
  return t.Unsafe<Name>(union);
}

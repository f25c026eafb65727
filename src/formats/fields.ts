import { isDeepStrictEqual } from "node:util";
import { type SchemaOptions, type TSchema, Type as t } from "@sinclair/typebox";
import type { OptionNotes } from "../posts/options.ts";
import { Platform } from "../posts/platform.ts";
import { AUTO_TEMPLATE } from "../posts/template.ts";
import { allowedBy, oneOf } from "./allowed.ts";
import type { Catalogue } from "./catalogue.ts";

/** Longest custom prompt, in UTF-16 code units. */
const MAX_PROMPT_LENGTH = 2_000;
/** Longest name of a variant, in UTF-16 code units. */
const MAX_VARIANT_LENGTH = 100;
/** The platform if a request names none. */
export const DEFAULT_PLATFORM = "instagram";

/** One member of a creation request. */
export interface Field<Schema extends TSchema = TSchema> {
  schema: Schema;
  /** The allowed values, to complete "must be …" in an error message. */
  allowed: string;
  /** Another member that has to be true for this one to be allowed. */
  requires?: string;
}

/** The members of a creation request, except for its source. */
export interface Fields {
  /** Members that every format has. */
  common: ReturnType<typeof commonFields>;
  /** Options of each format, by format and name. */
  options: Readonly<Record<string, Readonly<Record<string, Field>>>>;
}

/** Derives the members of a creation request from the installed formats and templates. */
export function fieldsOf(catalogue: Catalogue): Fields {
  const options = catalogue.formats.map(({ name, options }) => [
    name,
    Object.fromEntries(
      Object.entries(options.properties).map(([option, schema]) => [option, optionField(schema)]),
    ),
  ]);
  return { common: commonFields(catalogue), options: Object.fromEntries(options) };
}

function commonFields({ formats, templates }: Catalogue) {
  const names = templates.map(({ name }) => name);
  const variants = templates.map(
    (template) => `${template.name} has ${Object.keys(template.variants).join(", ")}`,
  );
  return {
    format: field(
      choice(
        formats.map(({ name }) => name),
        {
          description: "The format of the post",
          examples: formats.flatMap(({ name, suggested }) => (suggested ? [name] : [])),
        },
      ),
    ),
    platform: field(
      t.Union([...Platform.anyOf], {
        description: "The platform that the post is for",
        default: DEFAULT_PLATFORM,
      }),
    ),
    visualTemplate: field(
      choice([AUTO_TEMPLATE, ...names.filter((name) => name !== AUTO_TEMPLATE)], {
        description:
          "The look; `auto` picks one that suits the text, and takes turns where several do",
        default: AUTO_TEMPLATE,
      }),
    ),
    visualStyleVariant: field(
      t.String({
        maxLength: MAX_VARIANT_LENGTH,
        description: `A variant of the look: ${variants.join("; ")}; any other name gives colours derived from the name`,
        examples: templates
          .slice(0, 1)
          .flatMap(({ variants }) => Object.keys(variants).slice(0, 1)),
      }),
    ),
    customPrompt: field(
      t.String({
        maxLength: MAX_PROMPT_LENGTH,
        description: "Your own instructions for the writer",
      }),
    ),
  };
}

/**
 * Merges the fields of all formats by name, for listings. An option's description names its formats;
 * if they define it differently, its schema is the union of theirs.
 */
export function allFields(
  { formats }: Catalogue,
  { common, options }: Fields,
): Record<string, Field> {
  const merged: Record<string, Field> = { ...common };
  const names = new Set(formats.flatMap(({ name }) => Object.keys(options[name] ?? {})));
  for (const name of names) {
    const owners = formats.filter((format) => options[format.name]?.[name] !== undefined);
    const fields = owners.flatMap((format) => options[format.name]?.[name] ?? []);
    const [first] = fields;
    if (first === undefined) continue;
    const isSame = fields.every(({ schema }) => isDeepStrictEqual(schema, first.schema));
    const schemas = isSame ? [first.schema] : fields.map(({ schema }) => schema);
    const needs = first.requires === undefined ? "" : `; requires \`${first.requires}\` true`;
    const description = `${schemas.map((schema) => schema.description).join(". Or: ")}, for ${oneOf(owners.map((format) => format.name))}, ignored for other formats${needs}`;
    merged[name] = {
      ...first,
      schema: isSame ? { ...first.schema, description } : t.Union(schemas, { description }),
      allowed: [...new Set(fields.map(({ allowed }) => allowed))].join(", or "),
    };
  }
  return merged;
}

function optionField(option: TSchema): Field {
  // These annotations are for forms and do not belong in the API documentation.
  const { unit, requires, suggested, open, unset, ...schema }: TSchema & Partial<OptionNotes> =
    option;
  const allowed = allowedBy(schema as TSchema, unit);
  return { schema: schema as TSchema, allowed, ...(requires !== undefined && { requires }) };
}

function field<Schema extends TSchema>(schema: Schema): Field<Schema> {
  return { schema, allowed: allowedBy(schema) };
}

function choice(values: readonly string[], options: SchemaOptions) {
  return t.Union(
    values.map((value) => t.Literal(value)),
    options,
  );
}

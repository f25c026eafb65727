import type { TObject, TSchema } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import { isRecord } from "../../common/is_record.ts";

/** The request bodies that a route accepts: a schema for each media type. */
export type Bodies = Readonly<Record<string, TSchema>>;

/** A JSON body. */
export function json(schema: TSchema): Bodies {
  return { "application/json": schema };
}

/**
 * Gives a schema the name by which it stands in the documentation, and under which client generators
 * make a type of it. Equal names have to stand for equal schemas.
 */
export function named<Schema extends TSchema>(name: string, schema: Schema): Schema {
  return { ...schema, $id: name };
}

/**
 * Converts a schema to an OpenAPI response. Its `description`, `headers` and `examples` become those
 * of the response; `contentMediaType` is the body's type if it is not JSON.
 */
export function openApiResponse({
  description = "",
  headers,
  examples = [],
  contentMediaType = "application/json",
  ...schema
}: TSchema): OpenAPIV3.ResponseObject {
  const media: OpenAPIV3.MediaTypeObject = { schema: openApiSchema(schema) };
  if (examples.length > 0) media.examples = namedExamples(examples);
  const response = { description, content: { [contentMediaType]: media } };
  return headers === undefined ? response : { ...response, headers };
}

/** Converts a schema to OpenAPI parameters, one for each property. */
export function openApiParameters(
  place: "path" | "query" | "header",
  { properties, required = [] }: TObject,
): OpenAPIV3.ParameterObject[] {
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = openApiSchema(property);
    return {
      in: place,
      name,
      required: place === "path" || required.includes(name),
      schema,
      ...(description === undefined ? {} : { description }),
    };
  });
}

/**
 * Converts bodies to an OpenAPI request body. `contentMediaType` gives the type of a form's file.
 * Defaults are told in words: client generators take a field with one for a field that is always there,
 * and would demand it of whoever sends a request.
 */
export function openApiBody(bodies: Bodies): OpenAPIV3.RequestBodyObject {
  const content = Object.entries(bodies).map(([type, schema]) => {
    const media: OpenAPIV3.MediaTypeObject = { schema: openApiSchema(defaultsInWords(schema)) };
    if (type === "multipart/form-data") media.encoding = encodingOf(schema);
    return [type, media];
  });
  return { required: true, content: Object.fromEntries(content) };
}

/**
 * The types are those of OpenAPI 3.0, as Elysia has no others; only schemas differ from them.
 *
 * Converts a JSON Schema to what client generators understand of it: `enum` instead of constants,
 * a list of types instead of a union with null, and `additionalProperties` instead of patterns.
 */
function openApiSchema(schema: object): OpenAPIV3.SchemaObject {
  return JSON.parse(JSON.stringify(schema), (_key, value) => translate(value));
}

function namedExamples(examples: readonly object[]): Record<string, OpenAPIV3.ExampleObject> {
  return Object.fromEntries(examples.map((value, index) => [`example${index + 1}`, { value }]));
}

function encodingOf({ properties = {} }: TSchema): Record<string, OpenAPIV3.EncodingObject> {
  const entries = Object.entries<TSchema>(properties).flatMap(
    ([name, { contentMediaType, items }]): [string, OpenAPIV3.EncodingObject][] => {
      const contentType = contentMediaType ?? items?.contentMediaType;
      return contentType === undefined ? [] : [[name, { contentType }]];
    },
  );
  return Object.fromEntries(entries);
}

function defaultsInWords(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    // Of the properties, one may be called "default".
    isRecord(value) && key !== "properties" && "default" in value ? inWords(value) : value,
  );
}

function inWords({ default: value, description, ...schema }: Members): Members {
  if (value === null || value === "") {
    return description === undefined ? schema : { ...schema, description };
  }
  const said = `\`${value}\` if omitted`;
  return { ...schema, description: description === undefined ? said : `${description}; ${said}` };
}

function translate(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { const: constant, contentMediaType: _, anyOf, patternProperties, ...rest } = value;
  if (isRecord(patternProperties)) {
    return { ...rest, additionalProperties: Object.values(patternProperties)[0] };
  }
  if (constant !== undefined) return { ...rest, enum: [constant] };
  return Array.isArray(anyOf) ? union(anyOf.filter(isRecord), rest) : rest;
}

type Members = Readonly<Record<string, unknown>>;

/** A union with what is said of it. Literals become a single choice, and null another type. */
function union(branches: readonly Members[], said: Members): Members {
  const values = branches.filter((branch) => branch.type !== "null");
  const [first] = values;
  const choices = values.flatMap((branch) => (Array.isArray(branch.enum) ? branch.enum : []));
  const single: Members | undefined =
    choices.length === values.length && values.length > 1
      ? { type: first?.type, enum: choices, ...said }
      : values.length === 1 && first?.$id === undefined
        ? { ...first, ...said }
        : undefined;
  const isNullable = values.length < branches.length;
  if (single === undefined) return { anyOf: branches, ...said };
  if (!isNullable) return single;
  if (typeof single.type !== "string") return { anyOf: branches, ...said };
  const nullableEnum = Array.isArray(single.enum) ? { enum: [...single.enum, null] } : {};
  return { ...single, type: [single.type, "null"], ...nullableEnum };
}

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

/** Converts bodies to an OpenAPI request body. `contentMediaType` gives the type of a form's file. */
export function openApiBody(bodies: Bodies): OpenAPIV3.RequestBodyObject {
  const content = Object.entries(bodies).map(([type, schema]) => {
    const media: OpenAPIV3.MediaTypeObject = { schema: openApiSchema(schema) };
    if (type === "multipart/form-data") media.encoding = encodingOf(schema);
    return [type, media];
  });
  return { required: true, content: Object.fromEntries(content) };
}

/**
 * Converts a JSON Schema to OpenAPI 3.0's dialect, which has `nullable` instead of a union with null,
 * `enum` instead of constants, `additionalProperties` instead of patterns, and a single example.
 */
function openApiSchema(schema: object): OpenAPIV3.SchemaObject {
  return JSON.parse(JSON.stringify(schema), (_key, value) => translate(value));
}

function namedExamples(examples: readonly object[]): Record<string, OpenAPIV3.ExampleObject> {
  return Object.fromEntries(examples.map((value, index) => [`example ${index + 1}`, { value }]));
}

function encodingOf({ properties = {} }: TSchema): Record<string, OpenAPIV3.EncodingObject> {
  const entries = Object.entries<TSchema>(properties).flatMap(
    ([name, { contentMediaType }]): [string, OpenAPIV3.EncodingObject][] =>
      contentMediaType === undefined ? [] : [[name, { contentType: contentMediaType }]],
  );
  return Object.fromEntries(entries);
}

function translate(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const {
    const: constant,
    contentMediaType: _,
    examples,
    anyOf,
    patternProperties,
    ...rest
  } = value;
  if (isRecord(patternProperties)) {
    return { ...rest, additionalProperties: Object.values(patternProperties)[0] };
  }
  const example = Array.isArray(examples) ? { example: examples[0] } : {};
  if (constant !== undefined) return { ...rest, ...example, enum: [constant] };
  if (!Array.isArray(anyOf)) return { ...rest, ...example };
  const branches = anyOf.filter(isRecord);
  const values = branches.filter((branch) => branch.type !== "null");
  const nullable = values.length < branches.length ? { nullable: true } : {};
  const [first] = values;
  if (values.length === 1) return { ...first, ...rest, ...example, ...nullable };
  const choices = values.flatMap((branch) => (Array.isArray(branch.enum) ? branch.enum : []));
  if (choices.length === values.length) {
    return { type: first?.type, enum: choices, ...rest, ...example, ...nullable };
  }
  return { anyOf: values, ...rest, ...example, ...nullable };
}

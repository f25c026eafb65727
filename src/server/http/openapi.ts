import type { TObject, TSchema } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import { isRecord } from "../../common/is_record.ts";

/** Bodies that a route takes: a schema for each media type. */
export type Bodies = Readonly<Record<string, TSchema>>;

/** A body that is JSON. */
export function json(schema: TSchema): Bodies {
  return { "application/json": schema };
}

/**
 * A response as OpenAPI says it. Of the schema, `description`, `headers` and `examples` are the
 * response's; `contentMediaType` is the body's type where it is not JSON.
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

/** Parameters as OpenAPI says them: one for each property. */
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

/** A body as OpenAPI says it. Files of a form say by `contentMediaType` what they are. */
export function openApiBody(bodies: Bodies): OpenAPIV3.RequestBodyObject {
  const content = Object.entries(bodies).map(([type, schema]) => {
    const media: OpenAPIV3.MediaTypeObject = { schema: openApiSchema(schema) };
    if (type === "multipart/form-data") media.encoding = encodingOf(schema);
    return [type, media];
  });
  return { required: true, content: Object.fromEntries(content) };
}

/**
 * Says what a schema says in OpenAPI 3.0's dialect, which has `nullable` for a union with null,
 * `enum` for constants, `additionalProperties` for members of any name and a single example.
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

import type { TSchema } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import { isRecord } from "../../common/is_record.ts";

/**
 * Says what a schema says in OpenAPI 3.0's dialect, which has `nullable` for a union with null,
 * `enum` for constants and a single example.
 */
export function openApiSchema(schema: TSchema): OpenAPIV3.SchemaObject {
  return JSON.parse(JSON.stringify(schema), (_key, value) => translate(value));
}

/** A JSON answer of that shape, with an example of each message where it is an error. */
export function jsonAnswer(
  description: string,
  schema: TSchema,
  examples: readonly object[] = [],
): OpenAPIV3.ResponseObject {
  const named = Object.fromEntries(
    examples.map((value, index) => [`example ${index + 1}`, { value }]),
  );
  const content = {
    schema: openApiSchema(schema),
    ...(examples.length > 0 ? { examples: named } : {}),
  };
  return { description, content: { "application/json": content } };
}

function translate(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { const: constant, examples, anyOf, ...rest } = value;
  const example = Array.isArray(examples) ? { example: examples[0] } : {};
  if (constant !== undefined) return { ...rest, ...example, enum: [constant] };
  if (!Array.isArray(anyOf)) return { ...rest, ...example };
  const branches = anyOf.filter(isRecord);
  const values = branches.filter((branch) => branch.type !== "null");
  const nullable = values.length < branches.length ? { nullable: true } : {};
  const [first] = values;
  if (values.length === 1) return { ...first, ...rest, ...nullable };
  const choices = values.flatMap((branch) => (Array.isArray(branch.enum) ? branch.enum : []));
  if (choices.length === values.length) {
    return { type: first?.type, enum: choices, ...rest, ...nullable };
  }
  return { anyOf: values, ...rest, ...nullable };
}

import Ajv, { type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { OpenAPIV3 } from "openapi-types";

type Schema = OpenAPIV3.SchemaObject;

/** One method of one path of a description. */
export interface Operation {
  method: string;
  path: string;
  parameters: OpenAPIV3.ParameterObject[];
  /** Media type and schema of the body; null where none is described. */
  body: { type: string; schema: Schema } | null;
  responses: Record<string, OpenAPIV3.ResponseObject>;
}

/** Every operation of a description. */
export function operationsOf(description: OpenAPIV3.Document): Operation[] {
  const { paths } = resolved(description, description) as OpenAPIV3.Document;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]): Operation => {
      const { parameters = [], requestBody, responses } = operation as OpenAPIV3.OperationObject;
      const content = Object.entries(
        (requestBody as OpenAPIV3.RequestBodyObject)?.content ?? {},
      )[0];
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters as OpenAPIV3.ParameterObject[],
        body: content ? { type: content[0], schema: (content[1].schema ?? {}) as Schema } : null,
        responses: responses as Operation["responses"],
      };
    }),
  );
}

/** A part of a description with what it refers to in place of references. */
function resolved(value: unknown, whole: object): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, whole));
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value) {
    const steps = String(value.$ref).slice("#/".length).split("/");
    const target = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step],
      whole,
    );
    return resolved(target, whole);
  }
  const entries = Object.entries(value).map(([name, member]) => [name, resolved(member, whole)]);
  return Object.fromEntries(entries);
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addFormat("binary", true);
const validators = new Map<Schema, ValidateFunction>();

/** Says what of an answer is not described; undefined if everything is. */
export async function findUndescribed(
  { responses }: Operation,
  response: Response,
): Promise<string | undefined> {
  const described = responses[response.status];
  if (described === undefined) {
    return `status ${response.status}: ${(await response.text()).slice(0, 300)}`;
  }
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (described.content === undefined) {
    await response.body?.cancel();
    return undefined;
  }
  const content = described.content[type];
  if (content === undefined) return `content type "${type}" with status ${response.status}`;
  if (type !== "application/json") {
    await response.body?.cancel();
    return undefined;
  }
  const body: unknown = await response.json();
  const validate = validatorOf((content.schema ?? {}) as Schema);
  if (validate(body)) return undefined;
  return `body with status ${response.status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 300)}`;
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const validate = ajv.compile(toJsonSchema(schema) as object);
  validators.set(schema, validate);
  return validate;
}

/** A schema in which an object has no members but those that are named. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, toJsonSchema(member)]);
  const schema: Record<string, unknown> = Object.fromEntries(entries);
  if ([schema.type].flat().includes("object") && schema.properties !== undefined) {
    schema.additionalProperties ??= false;
  }
  return schema;
}

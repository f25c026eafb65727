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

/** Every operation of a description that has no references in it. */
export function operationsOf(description: OpenAPIV3.Document): Operation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
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

/** OpenAPI's dialect as JSON schema, in which an object has no members but those that are named. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = value as Record<string, unknown>;
  const entries = Object.entries(rest).map(([name, member]) => [name, toJsonSchema(member)]);
  const schema: Record<string, unknown> = Object.fromEntries(entries);
  if (schema.type === "object" && schema.properties !== undefined) {
    schema.additionalProperties ??= false;
  }
  return nullable === true ? { anyOf: [schema, { type: "null" }] } : schema;
}

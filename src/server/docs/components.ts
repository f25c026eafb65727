import { isDeepStrictEqual } from "node:util";
import type { OpenAPIV3 } from "openapi-types";
import { isRecord } from "../../common/is_record.ts";

/** A description of an API: that of OpenAPI 3.0, with what 3.1 added. */
export interface ApiDescription extends OpenAPIV3.Document {
  webhooks: Readonly<Record<string, OpenAPIV3.PathItemObject>>;
}

/**
 * Moves every schema that has a name, its `$id`, to the components of a description, and refers to it
 * where it was: client generators make one type of each.
 *
 * @throws {Error} if two different schemas have the same name.
 */
export function withComponents(description: ApiDescription): ApiDescription {
  const schemas: Record<string, OpenAPIV3.SchemaObject> = {};

  function refer(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(refer);
    if (!isRecord(value)) return value;
    const { $id: name, ...rest } = value;
    const schema = Object.fromEntries(
      Object.entries(rest).map(([member, inner]) => [member, refer(inner)]),
    );
    if (typeof name !== "string") return schema;
    const known = schemas[name];
    if (known !== undefined && !isDeepStrictEqual(known, schema)) {
      throw new Error(`Cannot describe the API as two different schemas are named "${name}"`);
    }
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  const referring = refer(description) as ApiDescription;
  const sorted = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...referring,
    components: { ...referring.components, schemas: Object.fromEntries(sorted) },
  };
}

import fc from "fast-check";
import type { OpenAPIV3 } from "openapi-types";
import { PNG } from "pngjs";
import type { Operation } from "./_openapi.ts";

/** Who is said to send a request. */
type Sender = "key" | "other key" | "wrong key" | "nobody" | "session" | "forged session";

/** A request that was made up. */
export interface MadeUp {
  url: string;
  sender: Sender;
  headers: Record<string, string>;
  body:
    | string
    | [
        name: string,
        value: string | { name: string; type: string; content: string | Uint8Array<ArrayBuffer> },
      ][]
    | null;
}

type Schema = OpenAPIV3.SchemaObject;

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.constantFrom("", " ", "\0", "\ud800", "' or 1=1 --", "<script>", "../../etc/passwd", "null"),
);
const junk: fc.Arbitrary<unknown> = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));

/** Makes up requests for an operation: many that could be right, and many that are wrong somewhere. */
export function requestFor(
  operation: Operation,
  identifiers: readonly string[],
): fc.Arbitrary<MadeUp> {
  const sender = fc.oneof(
    { arbitrary: fc.constantFrom<Sender>("key", "session"), weight: 6 },
    {
      arbitrary: fc.constantFrom<Sender>("other key", "wrong key", "nobody", "forged session"),
      weight: 2,
    },
  );
  return fc.record({
    sender,
    url: urlFor(operation, identifiers),
    headers: headersFor(operation),
    body: bodyFor(operation),
  });
}

function urlFor(
  { path, parameters }: Operation,
  identifiers: readonly string[],
): fc.Arbitrary<string> {
  const identifier = fc.oneof(
    { arbitrary: fc.constantFrom(...identifiers), weight: 4 },
    { arbitrary: fc.oneof(text, fc.constant("job_0")), weight: 1 },
  );
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const segments = fc.record(Object.fromEntries(names.map((name) => [name, identifier])));
  const queries = parameters.filter((parameter) => parameter.in === "query");
  const query = fc.record(
    Object.fromEntries(
      queries.map(({ name, schema }) => [
        name,
        fc.oneof(
          { arbitrary: arbitraryOf(schema as Schema), weight: 3 },
          { arbitrary: text, weight: 1 },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.tuple(segments, query).map(([values, asked]) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => segmentOf(String(values[name]), path));
    const pairs = Object.entries(asked).map(([name, value]) => `${name}=${encode(String(value))}`);
    return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
  });
}

function headersFor({ parameters, body }: Operation): fc.Arbitrary<Record<string, string>> {
  const ascii = fc.string({ unit: "grapheme-ascii", maxLength: 300 }).map((value) => value.trim());
  const names = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
  const named = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(fc.constantFrom("one", "two"), ascii)])),
    { requiredKeys: [] },
  );
  const type = body?.type === "application/json" ? body.type : undefined;
  const types = fc.oneof(
    { arbitrary: fc.constant(type), weight: 8 },
    { arbitrary: fc.constantFrom("text/plain", "multipart/form-data; boundary=x", ""), weight: 1 },
  );
  return fc.tuple(named, types).map(([values, contentType]): Record<string, string> => {
    const given = Object.entries(values).map(([name, value]) => [name, value ?? ""]);
    return Object.fromEntries(
      contentType === undefined ? given : [...given, ["content-type", contentType]],
    );
  });
}

function bodyFor({ body, method }: Operation): fc.Arbitrary<MadeUp["body"]> {
  if (body === null) {
    return method === "GET" ? fc.constant(null) : fc.oneof(fc.constant(null), text);
  }
  const fields = mutated(body.schema);
  if (body.type === "application/json") {
    return fc.oneof(
      { arbitrary: fields.map((value) => JSON.stringify(value)), weight: 8 },
      {
        arbitrary: fc.oneof(
          text,
          junk.map((value) => JSON.stringify(value)),
        ),
        weight: 1,
      },
    );
  }
  const properties = Object.entries(body.schema.properties ?? {});
  const [fileField] = properties.find(([, s]) => (s as Schema).format === "binary") ?? ["file"];
  const file = fc.record({
    name: text,
    type: fc.oneof(
      { arbitrary: fc.constant("application/pdf"), weight: 4 },
      { arbitrary: fc.constantFrom("text/plain", ""), weight: 1 },
    ),
    content: fc.oneof(
      text,
      text.map((rest) => `%PDF-1.7 ${rest}`),
      fc.constant(picture()),
    ),
  });
  return fc.oneof(
    {
      arbitrary: fc.tuple(fields, file, fc.boolean()).map(([values, given, hasFile]) => [
        ...Object.entries(values)
          .filter(([name]) => !hasFile || name !== fileField)
          .map(([name, value]): [string, string] => [name, textOf(value)]),
        ...(hasFile ? [[fileField, given] satisfies [string, object]] : []),
      ]),
      weight: 8,
    },
    { arbitrary: text, weight: 1 },
  );
}

/** A value as a form has it. Of an object whose prototype was made up, there is no string. */
function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A picture that can be used where one is wanted. */
function picture(): Uint8Array<ArrayBuffer> {
  const png = new PNG({ width: 20, height: 20 });
  png.data.fill(0xff);
  return new Uint8Array(PNG.sync.write(png));
}

/** An object of the schema in which a few members are missing, wrong or new. */
function mutated({ properties = {}, required = [] }: Schema) {
  const valid = objectOf({ properties, required });
  const name = fc.oneof(fc.constantFrom(...Object.keys(properties), "__proto__", "id"), text);
  const wrong = fc.dictionary(name, junk, { maxKeys: 2 });
  return fc.oneof(
    { arbitrary: valid, weight: 3 },
    { arbitrary: fc.tuple(valid, wrong).map(([right, odd]) => ({ ...right, ...odd })), weight: 2 },
  );
}

/** Any object that a schema allows. */
function objectOf({ properties = {}, required = [] }: Schema) {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, s]) => [name, arbitraryOf(s as Schema)]),
    ),
    { requiredKeys: required },
  );
}

/** Any value that a schema allows. */
function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const [type, ...others]: string[] = [schema.type ?? []].flat();
  if (others.length > 0) {
    return fc.oneof(fc.constant(null), arbitraryOf({ ...schema, type } as Schema));
  }
  if (type === "null") return fc.constant(null);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => arbitraryOf(branch as Schema)));
  const { minimum = -1000, maximum = 1000, minLength = 0, maxLength = 60, format } = schema;
  if (schema.type === "object") return objectOf(schema);
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.type === "integer") return fc.integer({ min: minimum, max: maximum });
  if (schema.type === "number") {
    return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
  }
  if (schema.type === "boolean") return fc.boolean();
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl();
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  return fc.oneof(
    fc.string({ unit: "grapheme", ...lengths }),
    fc.lorem().map((words) => words.padEnd(minLength, "x")),
  );
}

/** An identifier in a path. Of some, what is no segment at all would be another path. */
function segmentOf(value: string, path: string): string {
  const mayBeMissing = /^\/api\/(job-status|job-result|content)\//.test(path);
  const isNone = value === "" ? !mayBeMissing : value === "." || value === "..";
  return isNone ? "-" : encode(value);
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

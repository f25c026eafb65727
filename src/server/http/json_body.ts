import { isRecord } from "../../common/is_record.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { checkJsonShape } from "./check_json_shape.ts";
import { mediaTypeOf, readBody } from "./request_body.ts";
import { RequestError } from "./request_error.ts";

/** The members of a body before validation: any may be missing or of another type. */
export type Unchecked<Body> = { readonly [Name in keyof Body]?: unknown };

/** Far more than any of the dashboard's forms. */
const MAX_FORM_BYTES = 64 * 1024;

/**
 * Reads a JSON object; its members are not validated.
 *
 * @throws {InvalidRequestError} if it is not a JSON object, is nested too deep or has too many values.
 * @throws {BodyTooLargeError} if it is larger than `maxBytes`.
 */
export async function readJsonBody<Body>(
  request: Request,
  maxBytes: number,
): Promise<Unchecked<Body>> {
  if (mediaTypeOf(request) !== "application/json") {
    throw new InvalidRequestError("Invalid Content-Type: must be application/json");
  }
  using body = await readBody(request, maxBytes);
  return parseJsonObject(body.bytes);
}

/**
 * Reads a JSON object of a media type of its own; its members are not validated.
 *
 * @throws {RequestError} 415 for any other media type.
 * @throws {InvalidRequestError} if it is not a JSON object, is nested too deep or has too many values.
 * @throws {BodyTooLargeError} if it is larger than `maxBytes`.
 */
export async function readJsonOfType(
  request: Request,
  { mediaType, maxBytes }: { mediaType: string; maxBytes: number },
): Promise<Readonly<Record<string, unknown>>> {
  if (mediaTypeOf(request) !== mediaType) {
    throw new RequestError(415, `Invalid Content-Type: must be ${mediaType}`, {
      code: "unsupported_media_type",
    });
  }
  using body = await readBody(request, maxBytes);
  return parseJsonObject(body.bytes);
}

/** Reads a small JSON object, see {@linkcode readJsonBody}. */
export async function readJsonForm<Body>(request: Request): Promise<Unchecked<Body>> {
  return await readJsonBody<Body>(request, MAX_FORM_BYTES);
}

/** Reads a string member. @throws {InvalidRequestError} if it is not a string. */
export function readString<Name extends string>(
  values: Unchecked<Record<Name, unknown>>,
  name: Name,
): string {
  const value = values[name];
  if (typeof value === "string") return value;
  throw new InvalidRequestError(`Invalid ${name}: must be a string`);
}

/** Reads an optional string member. @throws {InvalidRequestError} if it is present but not a string. */
export function readOptionalString<Name extends string>(
  values: Unchecked<Record<Name, unknown>>,
  name: Name,
): string | null {
  return values[name] === undefined || values[name] === null ? null : readString(values, name);
}

/** Reads an optional boolean member, false if absent. @throws {InvalidRequestError} if it is another. */
export function readOptionalBoolean<Name extends string>(
  values: Unchecked<Record<Name, unknown>>,
  name: Name,
): boolean {
  const value = values[name] ?? false;
  if (typeof value === "boolean") return value;
  throw new InvalidRequestError(`Invalid ${name}: must be true or false`);
}

function parseJsonObject(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  checkJsonShape(bytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new InvalidRequestError("Malformed JSON", { cause });
  }
  if (!isRecord(value)) throw new InvalidRequestError("Invalid body: must be a JSON object");
  return value;
}

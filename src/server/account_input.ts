import { parseEmail } from "../accounts/email.ts";
import { isPassword, PASSWORD_RULE } from "../accounts/passwords.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import { readJsonInput } from "./creation_input.ts";

type Values = Readonly<Record<string, unknown>>;

/** Far more than any of these forms takes. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads a small JSON object; its members are yet to be checked.
 *
 * @throws {InvalidRequestError} if it is no JSON object.
 * @throws {RequestError} 413 if it is too large.
 */
export async function readForm(request: Request): Promise<Values> {
  return await readJsonInput(request, MAX_BYTES);
}

/** @throws {InvalidRequestError} naming the member, if it is no string. */
export function readString(values: Values, name: string): string {
  const value = values[name];
  if (typeof value === "string") return value;
  throw new InvalidRequestError(`Invalid ${name}: must be a string`);
}

/** @throws {InvalidRequestError} naming the member, if it is there and no string. */
export function readOptionalString(values: Values, name: string): string | null {
  return values[name] === undefined || values[name] === null ? null : readString(values, name);
}

/** @throws {InvalidRequestError} if the member "email" is no email. */
export function readEmail(values: Values): string {
  const email = parseEmail(readString(values, "email"));
  if (email !== undefined) return email;
  throw new InvalidRequestError('Invalid email: must be an address such as "name@example.com"');
}

/** @throws {InvalidRequestError} naming the member, if it is no password that may be used. */
export function readNewPassword(values: Values, name: string): string {
  const password = readString(values, name);
  if (isPassword(password)) return password;
  throw new InvalidRequestError(`Invalid ${name}: ${PASSWORD_RULE}`);
}

import { parseEmail } from "../../accounts/account.ts";
import { passwordProblem } from "../../accounts/passwords.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { readString, type Unchecked } from "../http/json_body.ts";

/** Reads the member `email`. @throws {InvalidRequestError} if it is no email. */
export function readEmail(values: Unchecked<{ email: string }>): string {
  const email = parseEmail(readString(values, "email"));
  if (email !== undefined) return email;
  throw new InvalidRequestError('Invalid email: must be an address such as "name@example.com"');
}

/** Reads a new password for an account. @throws {InvalidRequestError} if it may not be used. */
export async function readNewPassword<Name extends string>(
  values: Unchecked<Record<Name, unknown>>,
  name: Name,
  account: { email: string },
): Promise<string> {
  const password = readString(values, name);
  const problem = await passwordProblem(password, account);
  if (problem === undefined) return password;
  throw new InvalidRequestError(`Invalid ${name}: ${problem}`);
}

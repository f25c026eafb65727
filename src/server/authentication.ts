import type { Account } from "../accounts/account.ts";
import type { Keys } from "../accounts/keys.ts";
import { RequestError } from "./request_error.ts";

/** The header that carries an API key. */
export const KEY_HEADER = "x-api-key";

/**
 * Finds the account that a request's key belongs to.
 *
 * @throws {RequestError} 401 if there is no key, or none that is valid.
 */
export async function authenticate(request: Request, keys: Keys): Promise<Account> {
  const text = request.headers.get(KEY_HEADER)?.trim() ?? "";
  if (text === "") throw new RequestError(401, "API key is required", { statusCode: 401 });
  const account = await keys.verify(text);
  if (account === undefined) throw new RequestError(401, "Invalid API key", { statusCode: 401 });
  return account;
}

import type { Account } from "../../accounts/account.ts";
import { RequestError } from "../http/request_error.ts";
import { SAFE_METHODS } from "./own_origin.ts";

/**
 * Refuses requests that change something for an account that is not confirmed.
 *
 * @throws {RequestError} 403 if it has to be and is not.
 */
export function requireConfirmed(
  { confirmed, email }: Account,
  request: Request,
  { confirmsEmails }: { confirmsEmails: boolean },
): void {
  if (confirmed || !confirmsEmails || SAFE_METHODS.includes(request.method)) return;
  throw new RequestError(
    403,
    `Unconfirmed account: open the link that was sent to ${email} first`,
    {
      code: "unconfirmed",
    },
  );
}

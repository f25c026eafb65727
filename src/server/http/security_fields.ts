import { requestIdOf } from "./access_log.ts";
import { callerOf } from "./caller.ts";

/** Who did something that concerns the safety of accounts, as the log tells it. */
export interface SecurityFields {
  /** Null if there is no such account. */
  accountId: string | null;
  /** Null for requests that came over no network. */
  address: string | null;
  requestId: string | undefined;
}

/**
 * The fields of an entry about the safety of accounts: whose it is, from where and by which request.
 * Never what was entered, as people type passwords into the field for their email.
 */
export function securityFields(request: Request, accountId?: string): SecurityFields {
  const caller = callerOf(request);
  return {
    accountId: accountId ?? caller.accountId ?? caller.triedId,
    address: caller.address,
    requestId: requestIdOf(request),
  };
}

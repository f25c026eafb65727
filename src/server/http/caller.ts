import type { Elysia } from "elysia";
import type { Log } from "../../common/log.ts";
import { clientAddress } from "./client_address.ts";

/** Who sent a request, as far as that is known yet. */
export interface Caller {
  /** See {@linkcode clientAddress}. */
  address: string | null;
  /** Null until the request is authenticated, and if it need not be. */
  accountId: string | null;
  /** The account that somebody tries to enter who has not shown yet that it is theirs. */
  triedId: string | null;
}

const NOBODY: Caller = { address: null, accountId: null, triedId: null };
const callers = new WeakMap<Request, Caller>();

/** Returns who sent a request. */
export function callerOf(request: Request): Caller {
  return callers.get(request) ?? NOBODY;
}

/** The caller's name in counts: the account's if it is known, else the address's; null if neither is. */
export function nameOf({ accountId, address }: Caller): string | null {
  return accountId ?? address;
}

/** Notes whose a request is, once that is known. */
export function noteAccount(request: Request, accountId: string): void {
  callers.set(request, { ...callerOf(request), accountId });
}

/** Notes which account a request tries to enter; null if there is no such. */
export function noteTried(request: Request, triedId: string | null): void {
  callers.set(request, { ...callerOf(request), triedId });
}

/** Notes the address of every request, for {@linkcode callerOf}. */
export function notedCallers({ trustedProxies, log }: { trustedProxies: number; log: Log }) {
  let hasWarned = false;
  return (app: Elysia) =>
    app.onRequest(({ request, server }) => {
      const peer = server?.requestIP(request)?.address ?? null;
      const address = clientAddress(request, peer, trustedProxies);
      callers.set(request, { ...NOBODY, address });
      if (hasWarned || trustedProxies > 0 || !request.headers.has("x-forwarded-for")) return;
      hasWarned = true;
      log.warn("Ignored X-Forwarded-For: set TRUST_PROXY if a proxy is in front of the server", {
        peer,
      });
    });
}

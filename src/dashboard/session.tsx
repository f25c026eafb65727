import { createContext, use } from "react";
import type { AccountData } from "../server/account/schemas.ts";
import type { Facts } from "../server/dashboard/facts.ts";
import type { Api } from "./api.ts";

/** What every page of a signed-in account uses. */
export interface Session {
  api: Api;
  account: AccountData;
  facts: Facts;
  signOut: () => void;
  /** Reads the account again, which has changed. */
  reload: () => void;
  /** Goes to the sign-in page, once the session has ended. */
  leave: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The current session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("Cannot use the session outside a signed-in page");
  return session;
}

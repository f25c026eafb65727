import type { AccountData } from "../../src/server/account/schemas.ts";
import type { NewKeyData } from "../../src/server/keys/schemas.ts";

/** Sends a request to the service under test. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export const PASSWORD = "correct horse battery";

/** Sends requests as one of the service's own pages would, and keeps the session's cookie. */
export function createBrowser(ask: Ask, headers: Record<string, string> = {}) {
  let cookie = "";
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await ask(path, {
      method,
      headers: {
        origin: "http://localhost",
        "content-type": "application/json",
        ...headers,
        ...(cookie === "" ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    return response;
  }
  return {
    send,
    cookie: () => cookie,
    async signUp(email: string) {
      const response = await send("POST", "/api/account/sign-up", { email, password: PASSWORD });
      const { data }: { data: AccountData } = await response.json();
      return data;
    },
    async createKey(name = "key") {
      const response = await send("POST", "/api/account/keys", { name });
      const { data }: { data: NewKeyData } = await response.json();
      return data;
    },
  };
}

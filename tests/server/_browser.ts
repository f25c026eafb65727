import type { AccountData } from "../../src/server/account/schemas.ts";
import type { NewKeyData } from "../../src/server/keys/schemas.ts";

/** Sends a request to the service under test. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export const PASSWORD = "correct horse battery";

/** Sends requests as one of the service's own pages would, and keeps the cookies. */
export function createBrowser(ask: Ask, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const jar = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await ask(path, {
      method,
      headers: {
        origin: "http://localhost",
        "content-type": "application/json",
        ...headers,
        ...(cookies.size === 0 ? {} : { cookie: jar() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  return {
    send,
    cookie: jar,
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

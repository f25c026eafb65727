import { PermissionError } from "./errors.ts";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 20;
const PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** The fetch that a stage's fetch is built on. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Options of {@linkcode guardFetch}. */
export interface FetchGuard {
  stage: string;
  /** Hosts that may be reached, with or without a port. */
  net: readonly string[];
  signal: AbortSignal;
  fetch: Fetch;
}

/** Creates a fetch that can reach only the declared hosts, redirects included. */
export function guardFetch(
  guard: FetchGuard,
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  return async (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([guard.signal, init.signal]) : guard.signal;
    let url = new URL(input);
    let request: RequestInit = { ...init, signal, redirect: "manual" };
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      requireDeclared(url, guard);
      const response = await guard.fetch(url, request);
      const location = response.headers.get("location");
      if (init.redirect === "manual" || location === null || !REDIRECTS.has(response.status)) {
        return response;
      }
      await response.body?.cancel();
      if (init.redirect === "error") throw new TypeError(`Cannot fetch "${url}" as it redirects`);
      const next = new URL(location, url);
      request = requestAfterRedirect(request, response.status, next.origin === url.origin);
      url = next;
    }
    throw new TypeError(`Cannot fetch "${url}" as it redirects more than ${MAX_REDIRECTS} times`);
  };
}

function requireDeclared(url: URL, { stage, net }: FetchGuard): void {
  const port = PORTS[url.protocol];
  if (port === undefined) {
    throw new PermissionError(
      `Cannot fetch "${url.protocol}" in stage "${stage}" as only http and https are allowed`,
    );
  }
  const withPort = `${url.hostname}:${url.port || port}`;
  const allowed = net.map((host) => host.toLowerCase());
  if (allowed.includes(url.hostname) || allowed.includes(withPort)) return;
  throw new PermissionError(
    `Cannot fetch from "${url.host}" in stage "${stage}" as it is not declared: ` +
      `add "${url.host}" to its permissions.net`,
  );
}

/** The request to send to a redirect's target, as the fetch standard has it. */
function requestAfterRedirect(
  request: RequestInit,
  status: number,
  sameOrigin: boolean,
): RequestInit {
  const { body, ...rest } = request;
  const headers = new Headers(rest.headers);
  if (!sameOrigin) for (const name of ["authorization", "cookie"]) headers.delete(name);
  const method = (rest.method ?? "GET").toUpperCase();
  const becomesGet =
    (status === 303 && method !== "HEAD" && method !== "GET") ||
    ((status === 301 || status === 302) && method === "POST");
  if (!becomesGet) return { ...rest, headers, ...(body != null && { body }) };
  for (const name of ["content-type", "content-length", "content-encoding", "content-language"]) {
    headers.delete(name);
  }
  return { ...rest, headers, method: "GET" };
}

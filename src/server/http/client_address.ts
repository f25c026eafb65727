import { isIP, isIPv6 } from "node:net";

/**
 * The address of a request's client. Of an IPv6 address only the /64 network, which commonly belongs
 * to one client, who could use any address in it. Null if it did not come over a network.
 *
 * @param peer Address of the connection to the server.
 * @param proxies How many proxies in front of the server add to X-Forwarded-For.
 */
export function clientAddress(
  request: Request,
  peer: string | null,
  proxies: number,
): string | null {
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const claimed = proxies === 0 ? undefined : bare(hops.at(-Math.min(proxies, hops.length)) ?? "");
  const address = claimed !== undefined && isIP(claimed) ? claimed : peer;
  return address === null ? null : network(address);
}

/** True if a request came over HTTPS, to the server or to the proxy in front of it. */
export function cameByHttps(request: Request, proxies: number): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return request.url.startsWith("https:") || (proxies > 0 && forwarded === "https");
}

/** Strips the port, which some proxies add. */
function bare(hop: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(hop) ?? [];
  return inBrackets ?? (/^[\d.]+:\d+$/.test(hop) ? hop.replace(/:\d+$/, "") : hop);
}

function network(address: string): string {
  const [, embedded] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (embedded !== undefined) return embedded;
  if (!isIPv6(address)) return address;
  const [first = "", rest] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const groups = first.split(":").filter(Boolean);
  const after = (rest ?? "").split(":").filter(Boolean);
  const zeros = new Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
  const prefix = [...groups, ...zeros, ...after].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Longest URL of a webhook, in UTF-16 code units. */
const MAX_URL_LENGTH = 2_000;
/** All that is routed of IPv6: elsewhere are addresses that some systems turn into private IPv4 ones. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Thrown for a webhook URL that is not allowed; the message says what is. */
export class WebhookTargetError extends Error {
  override readonly name = "WebhookTargetError";
}

/** A resolved IP address that deliveries are allowed to connect to. */
export interface Target {
  address: string;
  family: 4 | 6;
}

/** Rules for {@linkcode validateTarget} and {@linkcode resolveTarget}. */
export interface TargetRules {
  /** Allows private, loopback and link-local addresses. */
  allowPrivate: boolean;
}

/**
 * Validates a webhook URL as far as possible without a DNS lookup, and returns it normalised.
 *
 * @throws {WebhookTargetError} if it is not http or https, contains credentials, or has a private host.
 */
export function validateTarget(value: string, { allowPrivate }: TargetRules): string {
  const url = URL.parse(value);
  if (
    url === null ||
    value.length > MAX_URL_LENGTH ||
    !["http:", "https:"].includes(url.protocol) ||
    url.username !== "" ||
    url.password !== ""
  ) {
    throw new WebhookTargetError(
      `Invalid url: must be an http or https address of at most ${MAX_URL_LENGTH.toLocaleString("en")} characters, without a user name`,
    );
  }
  const host = hostOf(url);
  const isPrivate =
    isIP(host) === 0 ? /(^|\.)(localhost|local|internal)\.?$/i.test(host) : !isPublic(host);
  if (isPrivate && !allowPrivate) throw privateTarget();
  return url.href;
}

/**
 * Resolves a webhook's host. Connect to the returned address, as a second lookup may return a
 * different one.
 *
 * @throws {WebhookTargetError} if any of the host's addresses is not public.
 * @throws the resolver's error if the host is unknown.
 */
export async function resolveTarget(url: URL, { allowPrivate }: TargetRules): Promise<Target> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family === 0 ? await lookup(host, { all: true }) : [{ address: host, family }];
  if (!allowPrivate && !found.every(({ address }) => isPublic(address))) throw privateTarget();
  const [first] = found;
  if (first === undefined) throw new WebhookTargetError(`Cannot find the host "${host}"`);
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** True for publicly routable addresses. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps IPv4 addresses that sockets take in the form of IPv6.
  const parsed = ipaddr.process(address);
  const isRouted = parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
  return isRouted && parsed.range() === "unicast";
}

function privateTarget(): WebhookTargetError {
  return new WebhookTargetError(
    "Invalid url: must be a public address, as private, loopback and link-local ones are refused",
  );
}

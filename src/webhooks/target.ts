import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Longest address of a webhook, in UTF-16 code units. */
const MAX_URL_LENGTH = 2_000;

/** Thrown when a webhook's address cannot be used; the message says what is allowed. */
export class WebhookTargetError extends Error {
  override readonly name = "WebhookTargetError";
}

/** A place on the internet that was looked up and may be connected to. */
export interface Target {
  address: string;
  family: 4 | 6;
}

/** Rules for {@linkcode readTarget} and {@linkcode resolveTarget}. */
export interface TargetRules {
  /** Lets deliveries go to private, loopback and link-local addresses. */
  allowPrivate: boolean;
}

/**
 * Checks the address of a webhook as far as that is possible without looking its host up.
 *
 * @throws {WebhookTargetError} if it is no http or https address, has a user's name in it, or names a private host.
 */
export function readTarget(value: string, { allowPrivate }: TargetRules): string {
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
 * Looks a webhook's host up. Whoever connects must use the address that this returns: a second
 * look-up may give another.
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

/** True for addresses that anybody on the internet can reach. */
function isPublic(address: string): boolean {
  // Addresses of IPv4 that are written as IPv6 count as what they are.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

function privateTarget(): WebhookTargetError {
  return new WebhookTargetError(
    "Invalid url: must be a public address, as private, loopback and link-local ones are refused",
  );
}

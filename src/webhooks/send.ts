import * as http from "node:http";
import * as https from "node:https";
import { abortable } from "../common/deadline.ts";
import { resolveTarget, type TargetRules } from "./target.ts";

/** Largest response that is read; only its status matters. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/** A signed request, ready to send. */
export interface Delivery {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Options of {@linkcode sendDelivery}. */
export interface SendOptions extends TargetRules {
  /** Aborts on timeout and when the deliverer stops. */
  signal: AbortSignal;
}

/**
 * Posts a delivery to the resolved and checked address, without following redirects. Returns the
 * response's status.
 *
 * @throws {WebhookTargetError} if the host is not public.
 * @throws the network error if there is no response.
 */
export async function sendDelivery(delivery: Delivery, options: SendOptions): Promise<number> {
  const { signal } = options;
  const url = new URL(delivery.url);
  const target = await abortable(resolveTarget(url, options), signal);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const body = Buffer.from(delivery.body);
  const request = (url.protocol === "https:" ? https : http).request(
    url,
    {
      method: "POST",
      // A new connection each time: a reused one would bypass the check of the address.
      agent: false,
      headers: {
        ...delivery.headers,
        "content-type": "application/json",
        "content-length": body.length,
        "user-agent": "Postloom-Webhooks/1",
      },
      lookup(_host, lookupOptions, callback) {
        if (lookupOptions.all) callback(null, [target]);
        else callback(null, target.address, target.family);
      },
    },
    (response) => {
      let size = 0;
      response.on("data", (chunk: Uint8Array) => {
        size += chunk.length;
        if (size > MAX_RESPONSE_BYTES) response.destroy();
      });
      response.on("error", () => response.destroy());
      resolve(response.statusCode ?? 0);
    },
  );
  request.on("error", reject);
  request.end(body);
  try {
    return await abortable(promise, signal);
  } catch (error) {
    request.destroy();
    throw error;
  }
}

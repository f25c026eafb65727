import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import {
  type ApiKey,
  InvalidKeyNameError,
  KEY_NAME_RULE,
  KeyLimitError,
  KeyNotFoundError,
  MAX_ACTIVE_KEYS,
} from "../../accounts/key_store.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { isId } from "../../database/id.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { requireConfirmed } from "../auth/require_confirmed.ts";
import { readSessionToken } from "../auth/session_cookie.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { readJsonForm, readString } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { notFoundError, RequestError } from "../http/request_error.ts";
import { bodyTooLarge, failure, invalid, notFound, ok } from "../http/responses.ts";
import { securityFields } from "../http/security_fields.ts";
import { KeyData, NewKeyBody, NewKeyData } from "./schemas.ts";

/** The endpoints for creating, listing and revoking an account's API keys. */
export function keysController(services: AuthServices) {
  const { keys, log } = services;
  return new Elysia({ prefix: "/api/account/keys", tags: ["Account"] })
    .use(authPlugin(services))
    .get(
      "",
      async ({ account }) => ({
        success: true,
        data: (await keys.list(account.id)).map(toKeyData),
      }),
      readEndpoint({
        auth: "session",
        operationId: "listKeys",
        summary: "List the account's API keys",
        description:
          "Without the keys themselves, which nobody can read again; revoked ones are among them.",
        response: { 200: ok("Oldest first, revoked ones included", t.Array(KeyData)) },
      }),
    )
    .post(
      "",
      async ({ account, request, status }) => {
        requireConfirmed(account, request, services);
        const name = readString(await readJsonForm<NewKeyBody>(request), "name");
        const session = readSessionToken(request);
        const { text, ...key } = await keys.create(account.id, name, { session }).catch(refuse);
        log.info("Key made", { ...securityFields(request), keyId: key.id });
        return status(201, { success: true, data: { ...toKeyData(key), key: text } });
      },
      writeEndpoint({
        auth: "session",
        operationId: "createKey",
        summary: "Create an API key",
        description: "The answer has the key, this once. An account has at most 10 active keys.",
        body: json(NewKeyBody),
        response: {
          201: ok("The key, which is not shown again", NewKeyData),
          400: invalid(`Invalid name: ${KEY_NAME_RULE}`),
          409: failure("The account has reached its limit of active keys"),
          413: bodyTooLarge("64KB"),
        },
      }),
    )
    .delete(
      "/:keyId",
      async ({ account, params: { keyId }, request }) => {
        if (!isId(keyId)) throw notFoundError("Key not found");
        const key = await keys.revoke(account.id, keyId).catch(refuse);
        log.info("Key revoked", { ...securityFields(request), keyId: key.id });
        return { success: true, data: toKeyData(key) };
      },
      writeEndpoint({
        auth: "session",
        operationId: "revokeKey",
        summary: "Revoke an API key",
        description: "At once and for good: the key opens nothing any more.",
        response: {
          200: ok("The revoked key", KeyData),
          404: notFound("The account has no such key"),
        },
      }),
    );
}

function refuse(error: unknown): never {
  if (error instanceof InvalidKeyNameError) {
    throw new InvalidRequestError(`Invalid name: ${KEY_NAME_RULE}`);
  }
  if (error instanceof KeyLimitError) {
    const message = `Too many keys: an account has ${MAX_ACTIVE_KEYS} at most, so revoke one first`;
    throw new RequestError(409, message, { code: "key_limit" });
  }
  if (error instanceof KeyNotFoundError) throw notFoundError("Key not found");
  throw error;
}

function toKeyData({ id, name, prefix, lastFour, ...moments }: ApiKey): KeyData {
  return {
    id,
    name,
    prefix,
    lastFour,
    createdAt: moments.createdAt.toISOString(),
    lastUsedAt: moments.lastUsedAt?.toISOString() ?? null,
    revokedAt: moments.revokedAt?.toISOString() ?? null,
  };
}

import { Elysia } from "elysia";
import type { ApiKey } from "../accounts/account.ts";
import {
  InvalidKeyNameError,
  KEY_NAME_RULE,
  KeyLimitError,
  KeyNotFoundError,
  MAX_ACTIVE_KEYS,
} from "../accounts/keys.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import { isId } from "../database/id.ts";
import type { KeyView } from "./account_answers.ts";
import { accountKeysDocs } from "./account_docs.ts";
import { readForm, readString } from "./account_input.ts";
import { type AuthenticationServices, requireSession } from "./authentication.ts";
import { RequestError } from "./request_error.ts";

/** The endpoints by which people make, see and revoke the keys of their account. */
export function accountKeysController(services: AuthenticationServices) {
  const { keys } = services;
  return new Elysia({ prefix: "/api/account/keys" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .get(
      "",
      async ({ request }) => {
        const account = await requireSession(request, services);
        return { success: true, data: (await keys.list(account.id)).map(presentKey) };
      },
      { detail: accountKeysDocs.list },
    )
    .post(
      "",
      async ({ request, status }) => {
        const account = await requireSession(request, services);
        const name = readString(await readForm(request), "name");
        const { text, ...key } = await keys.create(account.id, name).catch(refuse);
        return status(201, { success: true, data: { ...presentKey(key), key: text } });
      },
      { parse: "none", detail: accountKeysDocs.create },
    )
    .delete(
      "/:keyId",
      async ({ request, params: { keyId } }) => {
        const account = await requireSession(request, services);
        if (!isId(keyId)) throw notFound();
        const key = await keys.revoke(account.id, keyId).catch(refuse);
        return { success: true, data: presentKey(key) };
      },
      { parse: "none", detail: accountKeysDocs.revoke },
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
  if (error instanceof KeyNotFoundError) throw notFound();
  throw error;
}

function notFound(): RequestError {
  return new RequestError(404, "Key not found", { success: false });
}

function presentKey({ id, name, prefix, lastFour, ...moments }: ApiKey): KeyView {
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

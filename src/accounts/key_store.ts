import { and, asc, count, eq, inArray, isNull } from "drizzle-orm";
import { batched } from "../common/batched.ts";
import { UserError } from "../common/user_error.ts";
import { newId } from "../database/id.ts";
import type { Database, Queries } from "../database/mod.ts";
import { accounts, apiKeys } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { isKeyText, newKeyText, visibleParts } from "./key_text.ts";
import { hashSecret } from "./secret.ts";
import { createSessionStore } from "./session_store.ts";

/** An API key without its text, which is shown only when it is created. */
export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  /** First and last characters of the key, for its owner to recognise it. */
  prefix: string;
  lastFour: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Maximum number of active keys per account. */
export const MAX_ACTIVE_KEYS = 10;
/** Longest name of a key, in UTF-16 code units. */
export const MAX_KEY_NAME_LENGTH = 100;
/** Rule for key names, for error messages. */
export const KEY_NAME_RULE = `must be 1 to ${MAX_KEY_NAME_LENGTH} printable characters`;
/** `lastUsedAt` is updated at most this often. */
const LAST_USED_INTERVAL_MS = 60_000;

/** Thrown for an invalid key name. */
export class InvalidKeyNameError extends UserError {
  override readonly name = "InvalidKeyNameError";
}

/** Thrown when an account has reached its limit of active keys. */
export class KeyLimitError extends UserError {
  override readonly name = "KeyLimitError";
}

/** Thrown when there is no such account or key. */
export class KeyNotFoundError extends UserError {
  override readonly name = "KeyNotFoundError";
}

/** API keys in the database. */
export interface KeyStore {
  /**
   * Creates a key and returns it with its text, which cannot be read again.
   *
   * @throws {InvalidKeyNameError} if the name is empty or longer than 100 characters.
   * @throws {KeyLimitError} if the account has {@linkcode MAX_ACTIVE_KEYS} active keys.
   * @throws {KeyNotFoundError} if there is no such account, or the session that asks has ended.
   */
  create(
    accountId: string,
    name: string,
    options?: { session?: string },
  ): Promise<ApiKey & { text: string }>;
  /** An account's keys, revoked ones included, oldest first. */
  list(accountId: string): Promise<ApiKey[]>;
  /**
   * Revokes a key at once. Idempotent.
   *
   * @throws {KeyNotFoundError} if the account has no such key.
   */
  revoke(accountId: string, keyId: string): Promise<ApiKey>;
  /** Returns the account of an active key. */
  verify(text: string): Promise<Account | undefined>;
}

/** Revokes every key of an account at once. */
export async function revokeAllKeys(db: Queries, accountId: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: new Date() })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)));
}

/** The columns of a key except for its hash. */
const keyColumns = {
  id: apiKeys.id,
  accountId: apiKeys.accountId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  lastFour: apiKeys.lastFour,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
};

/** Creates a key store on Postgres, which contains only hashes of keys. */
export function createKeyStore(db: Database["db"]): KeyStore {
  async function create(
    accountId: string,
    name: string,
    { session }: { session?: string } = {},
  ): Promise<ApiKey & { text: string }> {
    const text = newKeyText();
    const values = {
      id: newId("key"),
      accountId,
      name: readName(name),
      ...visibleParts(text),
      hash: await hashSecret(text),
    };
    return await db.transaction(async (tx) => {
      // The lock serialises the creation of an account's keys, for their count to be right.
      const [account] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
        .for("no key update");
      // A password that was changed meanwhile has ended the session, and may have revoked all keys.
      const isOpen =
        session === undefined || (await createSessionStore(tx).verify(session)) !== undefined;
      if (account === undefined || !isOpen) {
        throw new KeyNotFoundError(`Cannot create a key as there is no account "${accountId}"`);
      }
      const [active] = await tx
        .select({ count: count() })
        .from(apiKeys)
        .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)));
      if (active === undefined || active.count >= MAX_ACTIVE_KEYS) {
        throw new KeyLimitError(
          `Cannot create a key as the account has ${MAX_ACTIVE_KEYS} active ones: revoke one first`,
        );
      }
      const [key] = await tx.insert(apiKeys).values(values).returning(keyColumns);
      if (key === undefined) throw new Error("Cannot create a key as the database kept none");
      return { ...key, text };
    });
  }

  async function revoke(accountId: string, keyId: string): Promise<ApiKey> {
    const isKey = and(eq(apiKeys.id, keyId), eq(apiKeys.accountId, accountId));
    const [revoked] = await db
      .update(apiKeys)
      .set({ revokedAt: new Date() })
      .where(and(isKey, isNull(apiKeys.revokedAt)))
      .returning(keyColumns);
    const [key] = revoked ? [revoked] : await db.select(keyColumns).from(apiKeys).where(isKey);
    if (key === undefined)
      throw new KeyNotFoundError(`Cannot revoke "${keyId}": there is no such key`);
    return key;
  }

  // Concurrent lookups share a query that starts after all of them, so none sees stale data.
  const findActive = batched(async (hashes: string[]) => {
    const found = await db
      .select({
        account: accountColumns,
        keyId: apiKeys.id,
        hash: apiKeys.hash,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
      .where(
        and(
          inArray(apiKeys.hash, [...new Set(hashes)]),
          isNull(apiKeys.revokedAt),
          isNull(accounts.deletedAt),
        ),
      );
    return new Map(found.map((active) => [active.hash, active]));
  });

  async function verify(text: string): Promise<Account | undefined> {
    if (!isKeyText(text)) return undefined;
    const hash = await hashSecret(text);
    const found = (await findActive(hash)).get(hash);
    if (found === undefined) return undefined;
    const now = new Date();
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= LAST_USED_INTERVAL_MS) {
      await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, found.keyId));
    }
    return found.account;
  }

  return {
    create,
    revoke,
    verify,
    list: async (accountId) =>
      await db
        .select(keyColumns)
        .from(apiKeys)
        .where(eq(apiKeys.accountId, accountId))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
  };
}

function readName(value: string): string {
  const name = value.trim();
  if (name === "" || name.length > MAX_KEY_NAME_LENGTH || /\p{Cc}/u.test(name)) {
    throw new InvalidKeyNameError(
      `Cannot name a key "${value}": write 1 to ${MAX_KEY_NAME_LENGTH} printable characters`,
    );
  }
  return name;
}

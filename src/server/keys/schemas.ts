import { type Static, Type as t } from "@sinclair/typebox";
import { MAX_KEY_NAME_LENGTH } from "../../accounts/key_store.ts";
import { named } from "../http/openapi.ts";
import { nullable, timestamp } from "../http/schema.ts";

/** A key, without the key itself. */
export const KeyData = named(
  "ApiKey",
  t.Object({
    id: t.String(),
    name: t.String(),
    prefix: t.String({ description: "The first characters of the key" }),
    lastFour: t.String({ description: "The last four characters of the key" }),
    createdAt: timestamp("When the key was created"),
    lastUsedAt: nullable(timestamp("When the key was last used, to the minute; null: never")),
    revokedAt: nullable(timestamp("When the key was revoked; null: it is active")),
  }),
);
export type KeyData = Static<typeof KeyData>;

/** A new key. Only this response contains the key itself. */
export const NewKeyData = named("NewApiKey", t.Object({ ...KeyData.properties, key: t.String() }));
export type NewKeyData = Static<typeof NewKeyData>;

/** Body of a key's creation. */
export const NewKeyBody = t.Object({
  name: t.String({ minLength: 1, maxLength: MAX_KEY_NAME_LENGTH }),
});
export type NewKeyBody = Static<typeof NewKeyBody>;

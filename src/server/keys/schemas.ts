import { type Static, Type as t } from "@sinclair/typebox";
import { MAX_KEY_NAME_LENGTH } from "../../accounts/key_store.ts";
import { nullable, timestamp } from "../http/schema.ts";

/** A key, without the key itself. */
export const KeyData = t.Object({
  id: t.String(),
  name: t.String(),
  prefix: t.String({ description: "How the key starts" }),
  lastFour: t.String({ description: "How the key ends" }),
  createdAt: timestamp("When the key was made"),
  lastUsedAt: nullable(timestamp("When it was last used, to the minute; null: never")),
  revokedAt: nullable(timestamp("Since when it opens nothing; null: it is active")),
});
export type KeyData = Static<typeof KeyData>;

/** A key that was just made: nothing else ever shows the key itself. */
export const NewKeyData = t.Object({ ...KeyData.properties, key: t.String() });
export type NewKeyData = Static<typeof NewKeyData>;

/** What a key is made of. */
export const NewKeyBody = t.Object({
  name: t.String({ minLength: 1, maxLength: MAX_KEY_NAME_LENGTH }),
});
export type NewKeyBody = Static<typeof NewKeyBody>;

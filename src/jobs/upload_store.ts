import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { uploads } from "../database/schema.ts";
import { countAttempts } from "../limits/attempts.ts";
import type { Policy } from "../limits/sliding_window.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import { extensionOf } from "../storage/content_types.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { SentPicture } from "./sent_pictures.ts";

/** Longer than a request that names it can be repeated. */
const LIFETIME_MS = 48 * 60 * 60 * 1000;

/** What is sent stays for days, whether it is used or not. */
const UPLOADS: Policy = { name: "uploads", limit: 200, windowSeconds: 3600 };

/** A picture that was sent ahead of a request. */
interface Upload {
  id: string;
  expiresAt: Date;
}

/** Pictures that were sent ahead of the requests that show them. */
export interface UploadStore {
  /**
   * Counts an upload. Call it before processing the file.
   *
   * @throws {TooManyAttemptsError} if the account has sent too many in the last hour.
   */
  count(accountId: string): Promise<void>;
  /** Stores a picture of an account for two days. */
  add(accountId: string, picture: SentPicture): Promise<Upload>;
  /** The account's picture with an id, where it is kept for now; null if it is gone. */
  find(accountId: string, id: string): Promise<OwnPicture | null>;
  /** The account's picture with each of these ids, in their order; undefined for those that are gone. */
  getMany(accountId: string, ids: readonly string[]): Promise<(SentPicture | undefined)[]>;
}

const isKept = gt(uploads.expiresAt, sql`now()`);

/** Creates an upload store on Postgres and an object store. */
export function createUploadStore(db: Queries, store: ObjectStore): UploadStore {
  return {
    count: (accountId) => countAttempts(db, [{ key: `uploads of ${accountId}`, policy: UPLOADS }]),

    async add(accountId, { bytes, type, facts, alt }) {
      const id = newId("upl");
      const key = `uploads/${id}${extensionOf(type)}`;
      // What has no row in the end is swept.
      await store.put(key, bytes, type);
      const picture = { ...facts, key, alt };
      const expiresAt = new Date(Date.now() + LIFETIME_MS);
      await db.insert(uploads).values({ id, accountId, picture, bytes: bytes.length, expiresAt });
      return { id, expiresAt };
    },

    async find(accountId, id) {
      const [row] = await db
        .select({ picture: uploads.picture })
        .from(uploads)
        .where(and(eq(uploads.accountId, accountId), eq(uploads.id, id), isKept));
      return row?.picture ?? null;
    },

    async getMany(accountId, ids) {
      const rows = await db
        .select({ id: uploads.id, picture: uploads.picture })
        .from(uploads)
        .where(and(eq(uploads.accountId, accountId), inArray(uploads.id, [...ids]), isKept));
      const byId = new Map(rows.map(({ id, picture }) => [id, picture]));
      return await Promise.all(
        ids.map(async (id) => {
          const picture = byId.get(id);
          const object = picture && (await store.get(picture.key));
          if (picture === undefined || object === undefined) return undefined;
          const { key, alt, ...facts } = picture;
          const bytes = await new Response(object.body).bytes();
          const type = key.endsWith(".webp") ? "image/webp" : "image/jpeg";
          return { bytes, type, facts, alt };
        }),
      );
    },
  };
}

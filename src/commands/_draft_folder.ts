import { createHash } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Static, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Json } from "../common/json.ts";
import { UserError } from "../common/user_error.ts";
import { StoredDraft } from "../drafts/stored_draft.ts";
import { toDraft } from "../drafts/to_draft.ts";
import type { FormatEntry } from "../formats/catalogue.ts";
import { plainNames } from "../jobs/job_files.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import { Brand } from "../posts/brand.ts";
import type { Content } from "../posts/content.ts";
import { PostRequest, REQUEST_VERSION } from "../posts/request.ts";
import { contentTypeOf } from "../storage/content_types.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/** The draft, for people to edit. */
const DRAFT = "draft.json";
/** What it was drawn with, beside it. */
const FOLDER = ".draft";

/** What a post was drawn from and with, as it is kept beside its files. */
const Made = t.Object({
  stored: StoredDraft,
  request: t.Composite([
    PostRequest,
    t.Object({
      version: t.Literal(REQUEST_VERSION),
      options: t.Record(t.String(), t.Unknown()),
    }),
  ]),
  sourceType: t.Union([t.Literal("text"), t.Literal("pdf")]),
  brand: t.Union([Brand, t.Null()]),
  /** What stages kept. */
  kept: t.Record(t.String(), t.Unknown()),
  /** Names of the post's files by their object keys, which have a digest of their bytes. */
  files: t.Record(t.String(), t.String()),
  /** Object keys of other files, in the order in which they are numbered. */
  objects: t.Array(t.String()),
});
export type Made = Static<typeof Made>;

/** Creates a store of what stages keep, which finds what an earlier run has kept too. */
export function createKeptRecord(
  earlier: Readonly<Record<string, unknown>> = {},
): CheckpointStore & { readonly kept: Record<string, Json> } {
  const kept: Record<string, Json> = {};
  return {
    kept,
    async get(key) {
      const known = Object.hasOwn(kept, key) ? kept[key] : earlier[key];
      return known === undefined ? undefined : (structuredClone(known) as Json);
    },
    async set(key, _stage, value) {
      kept[key] = structuredClone(value);
    },
  };
}

/** Options of {@linkcode saveDraft}. */
export interface SaveDraftOptions extends Omit<Made, "files" | "objects"> {
  post: Content;
  format: FormatEntry;
  store: ObjectStore;
  /** An existing folder. */
  dir: string;
}

/**
 * Writes what a post was drawn from into the folder of its files: `draft.json` for people, and what a
 * program needs for drawing it again.
 *
 * @returns The path of `draft.json`.
 */
export async function saveDraft(options: SaveDraftOptions): Promise<string> {
  const { post, format, store, dir, ...made } = options;
  const next = join(dir, `${FOLDER}.next`);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const objects: string[] = [];
  for (const prefix of [
    `kept/${post.jobId}/`,
    `sources/${post.jobId}/picture-`,
    "media/logos/",
    "fonts/",
  ]) {
    for await (const { key } of store.list(prefix)) {
      await Bun.write(
        join(next, String(objects.length)),
        new Response((await store.get(key))?.body),
      );
      objects.push(key);
    }
  }
  const record: Made = { ...made, files: Object.fromEntries(plainNames(post)), objects };
  await Bun.write(join(next, "made.json"), JSON.stringify(record));
  await rm(join(dir, FOLDER), { recursive: true, force: true });
  await rename(next, join(dir, FOLDER));
  const path = join(dir, DRAFT);
  const draft = toDraft(made.stored, { format, request: made.request });
  await Bun.write(path, `${JSON.stringify(draft, null, 2)}\n`);
  return path;
}

/**
 * Loads what a post was drawn with from beside its draft, and puts its files into a store: those of the
 * post only where nobody has changed them.
 *
 * @throws {UserError} if that is not there.
 */
export async function loadMade(dir: string, store: ObjectStore): Promise<Made> {
  const folder = join(dir, FOLDER);
  const made: unknown = await Bun.file(join(folder, "made.json"))
    .json()
    .catch(() => undefined);
  if (!Value.Check(Made, made)) {
    throw new UserError(
      `Cannot find what the draft was drawn with, "${folder}": keep it beside the draft, or generate the post anew`,
    );
  }
  const put = async (key: string, path: string, isOurs: (bytes: Uint8Array) => boolean) => {
    const file = Bun.file(path);
    const bytes = (await file.exists()) ? await file.bytes() : undefined;
    if (bytes !== undefined && isOurs(bytes)) await store.put(key, bytes, contentTypeOf(key));
  };
  for (const [index, key] of made.objects.entries()) {
    await put(key, join(folder, String(index)), () => true);
  }
  for (const [key, name] of Object.entries(made.files)) {
    const isUnchanged = (bytes: Uint8Array) =>
      key.includes(createHash("sha256").update(bytes).digest("hex").slice(0, 12));
    await put(key, join(dir, name), isUnchanged);
  }
  return made;
}

import { type Static, Type as t } from "@sinclair/typebox";
import { Brand } from "./brand.ts";
import { Medium } from "./medium.ts";
import { PostRequest } from "./request.ts";

/**
 * What every format's chain starts from: the job, as far as its stages may know it. A format adds
 * `formatOptions`, what was chosen of its own options.
 */
export const PostInput = t.Object({
  jobId: t.String(),
  /** Chosen with the job, so that a repeated run names its files as the first one did. */
  contentId: t.String(),
  sourceType: t.Union([t.Literal("text"), t.Literal("pdf")]),
  /** Object key of the text or the PDF. */
  sourceKey: t.String(),
  request: PostRequest,
  /** What the format's posts are made of. */
  medium: Medium,
  /** What the account's posts are known by, as it was when the job was made. */
  brand: t.Union([Brand, t.Null()]),
});
export type PostInput = Static<typeof PostInput>;

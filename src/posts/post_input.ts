import { type Static, Type as t } from "@sinclair/typebox";
import { Brand } from "./brand.ts";
import { PastDesign } from "./design.ts";
import { Medium } from "./medium.ts";
import { OwnPicture } from "./own_picture.ts";
import { PostRequest } from "./request.ts";

/**
 * The input of every format's chain: the parts of a job that stages can see. A format adds
 * `formatOptions`, the values of its own options.
 */
export const PostInput = t.Object({
  jobId: t.String(),
  /** Fixed for the job, to give files the same names in every run. */
  contentId: t.String(),
  sourceType: t.Union([t.Literal("text"), t.Literal("pdf")]),
  /** Object key of the text or the PDF. */
  sourceKey: t.String(),
  /** Pictures that were sent with the request, in the order in which they were sent. */
  ownPictures: t.Optional(t.Array(OwnPicture)),
  request: PostRequest,
  /** The medium of the format. */
  medium: Medium,
  /** The account's brand at the time the job was created. */
  brand: t.Union([Brand, t.Null()]),
  /** The looks of the account's last posts, the latest first; left out where nothing is known of them. */
  recent: t.Optional(t.Array(PastDesign)),
});
export type PostInput = Static<typeof PostInput>;

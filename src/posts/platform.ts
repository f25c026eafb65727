import { type Static, Type as t } from "@sinclair/typebox";

/** Where a post is published. */
export const Platform = t.Union([
  t.Literal("instagram"),
  t.Literal("tiktok"),
  t.Literal("youtube_shorts"),
]);
export type Platform = Static<typeof Platform>;

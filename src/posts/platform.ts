import { type Static, Type as t } from "@sinclair/typebox";

/** The platform that a post is made for. */
export const Platform = t.Union([
  t.Literal("instagram"),
  t.Literal("tiktok"),
  t.Literal("youtube_shorts"),
]);
export type Platform = Static<typeof Platform>;

import { type Static, Type as t } from "@sinclair/typebox";

/** What a post is made of: one picture, several to swipe through, or a video. */
export const Medium = t.Union([t.Literal("picture"), t.Literal("slides"), t.Literal("video")]);
export type Medium = Static<typeof Medium>;

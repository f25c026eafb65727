import { type Static, Type as t } from "@sinclair/typebox";

/** How captions look in a reel. */
export const CaptionSettings = t.Object({
  style: t.Union([t.Literal("modern"), t.Literal("minimal")]),
  position: t.Union([t.Literal("bottom"), t.Literal("center")]),
  fontSize: t.Union([t.Literal("small"), t.Literal("medium"), t.Literal("large")]),
});
export type CaptionSettings = Static<typeof CaptionSettings>;

/** The defaults for a request that leaves them out. */
export const DEFAULT_CAPTIONS: CaptionSettings = {
  style: "modern",
  position: "bottom",
  fontSize: "medium",
};

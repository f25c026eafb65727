import { type Static, Type as t } from "@sinclair/typebox";

/** Words shown together as a caption. Times are relative to the start of the reel. */
export const Cue = t.Object({
  startMs: t.Number(),
  endMs: t.Number(),
  words: t.Array(
    t.Object({
      text: t.String(),
      /** True if no space separates the word from the one before, as in Chinese. */
      joined: t.Optional(t.Boolean()),
      startMs: t.Number(),
      endMs: t.Number(),
    }),
  ),
});
export type Cue = Static<typeof Cue>;

import { type Static, Type as t } from "@sinclair/typebox";

/** A run of words shown together as a caption. Times count from the start of the reel. */
export const Cue = t.Object({
  startMs: t.Number(),
  endMs: t.Number(),
  words: t.Array(
    t.Object({
      text: t.String(),
      /** True where no space stands between this word and the one before, as in Chinese. */
      joined: t.Optional(t.Boolean()),
      startMs: t.Number(),
      endMs: t.Number(),
    }),
  ),
});
export type Cue = Static<typeof Cue>;

import type { PlatformFacts } from "./facts.ts";

export const THREADS: PlatformFacts = {
  title: "Threads",
  stillHeight: 1350,
  covered: { top: 220, right: 136, bottom: 400, left: 84 },
  // With the tag.
  caption: { accepts: 500, maxLength: 460, maxOpening: 150, isTitled: false, maxFacts: 1 },
  // It links the first one alone.
  hashtags: { min: 1, max: 1 },
  asksToSubscribe: false,
  habits: "one or two sentences that begin a conversation, and one hashtag",
};

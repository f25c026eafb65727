import type { PlatformFacts } from "./facts.ts";

export const PINTEREST: PlatformFacts = {
  title: "Pinterest",
  // Pins of 2:3; longer ones are cut off.
  stillHeight: 1620,
  covered: { top: 200, right: 120, bottom: 400, left: 84 },
  caption: { accepts: 500, maxLength: 500, maxOpening: 100, isTitled: true, maxFacts: 2 },
  hashtags: { min: 2, max: 3 },
  asksToSubscribe: false,
  habits:
    "a title of at most 90 characters, then one or two sentences with the words that people search for, and 2 to 3 hashtags",
};

import type { PlatformFacts } from "./facts.ts";

export const LINKEDIN: PlatformFacts = {
  title: "LinkedIn",
  stillHeight: 1350,
  covered: { top: 220, right: 148, bottom: 420, left: 84 },
  caption: { accepts: 3000, maxLength: 2600, maxOpening: 200, isTitled: false, maxFacts: 3 },
  hashtags: { min: 3, max: 5 },
  asksToSubscribe: false,
  habits:
    "a first line that says what the reader gets out of it, then 2 to 4 short paragraphs for people at work, and 3 to 5 hashtags",
};

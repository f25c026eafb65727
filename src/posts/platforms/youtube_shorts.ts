import type { PlatformFacts } from "./facts.ts";

export const YOUTUBE_SHORTS: PlatformFacts = {
  title: "YouTube Shorts",
  stillHeight: 1920,
  covered: { top: 220, right: 148, bottom: 400, left: 84 },
  caption: { accepts: 5000, maxLength: 1500, maxOpening: 100, isTitled: true, maxFacts: 2 },
  hashtags: { min: 2, max: 3, always: "#Shorts" },
  asksToSubscribe: true,
  habits:
    "a title of at most 90 characters, then a short description, and 3 hashtags, one of them #Shorts",
};

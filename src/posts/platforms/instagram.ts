import type { PlatformFacts } from "./facts.ts";

export const INSTAGRAM: PlatformFacts = {
  title: "Instagram",
  stillHeight: 1350,
  covered: { top: 230, right: 136, bottom: 400, left: 84 },
  caption: { accepts: 2200, maxLength: 2200, maxOpening: 125, isTitled: false, maxFacts: 3 },
  hashtags: { min: 5, max: 8 },
  asksToSubscribe: false,
  habits: "a caption of 2 to 5 short paragraphs and 5 to 8 hashtags",
};

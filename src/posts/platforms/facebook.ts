import type { PlatformFacts } from "./facts.ts";

export const FACEBOOK: PlatformFacts = {
  title: "Facebook",
  stillHeight: 1350,
  covered: { top: 230, right: 136, bottom: 430, left: 84 },
  caption: { accepts: 63_206, maxLength: 1500, maxOpening: 125, isTitled: false, maxFacts: 2 },
  hashtags: { min: 1, max: 3 },
  asksToSubscribe: false,
  habits: "a caption of 1 to 3 short paragraphs, as to people one knows, and 1 to 3 hashtags",
};

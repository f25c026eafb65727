import type { PlatformFacts } from "./facts.ts";

export const TIKTOK: PlatformFacts = {
  title: "TikTok",
  stillHeight: 1920,
  covered: { top: 190, right: 148, bottom: 410, left: 84 },
  caption: { accepts: 2200, maxLength: 400, maxOpening: 100, isTitled: false, maxFacts: 1 },
  hashtags: { min: 3, max: 5 },
  asksToSubscribe: false,
  habits: "a caption of one or two short lines and 3 to 5 hashtags",
};

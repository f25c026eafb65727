import type { Catalogue } from "../../src/jobs/job_fields.ts";

/** Every format, and two looks. */
export const CATALOGUE: Catalogue = {
  formats: ["carousel", "image", "reel"],
  stages: { carousel: ["read"], image: ["read"], reel: ["read", "narrate"] },
  templates: [
    { name: "minimal", title: "Minimal", description: "Large type", variants: ["light", "dark"] },
    { name: "news", title: "News", description: "A newspaper", variants: ["red"] },
  ],
  palettes: {
    minimal: {
      light: { background: "#ffffff", ink: "#111111", accent: "#ff4d00" },
      dark: { background: "#111111", ink: "#ffffff", accent: "#ff4d00" },
    },
    news: { red: { background: "#ffffff", ink: "#111111", accent: "#cc0000" } },
  },
};

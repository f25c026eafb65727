import carousel from "../../pipelines/carousel.ts";
import image from "../../pipelines/image.ts";
import reel from "../../pipelines/reel.ts";
import { type Catalogue, catalogueOf } from "../../src/formats/catalogue.ts";
import { sortFormats } from "../../src/formats/load.ts";
import type { Template } from "../../src/posts/template.ts";

const look = {
  typefaces: { display: "inter", text: "inter" },
  suits: () => 0,
  Slide: null,
} as const;

/** Every format. */
export const FORMATS = sortFormats([carousel, image, reel]);

/** Two looks, which cannot draw. */
export const LOOKS = {
  minimal: {
    ...look,
    title: "Minimal",
    description: "Large type",
    variants: {
      light: { background: "#ffffff", ink: "#111111", accent: "#ff4d00" },
      dark: { background: "#111111", ink: "#ffffff", accent: "#ff4d00" },
    },
  },
  news: {
    ...look,
    title: "News",
    description: "A newspaper",
    variants: { red: { background: "#ffffff", ink: "#111111", accent: "#cc0000" } },
  },
} satisfies Readonly<Record<string, Template>>;

/** Every format, and two looks. */
export const CATALOGUE: Catalogue = catalogueOf(FORMATS, LOOKS);

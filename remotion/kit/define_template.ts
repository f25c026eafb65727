import type { ComponentType } from "react";
import type { Tone } from "../../src/posts/script.ts";
import type { SlideProps, Template } from "../../src/posts/template.ts";
import type { Motif } from "./drawing/motif.ts";
import type { SceneCut } from "./motion/cuts.ts";
import type { DriftMotion } from "./motion/drift.tsx";
import type { EntranceKind } from "./page/motion.ts";

/** How a look moves in reels. */
export interface LookMotion {
  /** How its scenes give way to each other, in turn. Defaults to "push". */
  cuts?: readonly SceneCut[];
  /** How its texts come in. Defaults to "rise". */
  entrance?: EntranceKind;
  /** How the camera moves over a page. Defaults to a little nearer, so that nothing ever stands still. */
  camera?: DriftMotion;
  /** What takes their place in a grave post, where these would be a joke. */
  grave?: Omit<LookMotion, "grave">;
}

/** How a look moves in a post of a tone. */
export function motionFor({ motion = {} }: ReactTemplate, tone: Tone = "neutral"): LookMotion {
  return tone === "grave" ? { ...motion, ...motion.grave } : motion;
}

/** Props for what stands beside the page of a wide picture. */
export interface PanelProps {
  /** What the post is about. */
  motif: Motif;
}

/** A template whose slides are React components. */
export interface ReactTemplate extends Template<ComponentType<SlideProps>> {
  motion?: LookMotion;
  /** Draws what the post is about beside the page of a wide picture. Defaults to cut paper. */
  Panel?: ComponentType<PanelProps>;
}

/**
 * Defines a look. Its result is the default export of a file in `templates/`.
 *
 * @throws {TypeError} if there are fewer than four variants, or a colour is not in the form "#rrggbb".
 *
 * @example
 * ```tsx
 * export default defineTemplate({
 *   title: "Poster",
 *   description: "One line, very large",
 *   typefaces: { display: "archivo", text: "inter" },
 *   variants: { day: { background: "#ffffff", ink: "#111111", accent: "#ff4d00" }, ... },
 *   suits: byGenre({ quote: 0.9 }, 0.3),
 *   Slide: Poster,
 * });
 * ```
 */
export function defineTemplate(template: ReactTemplate): ReactTemplate {
  const variants = Object.entries(template.variants);
  if (variants.length < 4) {
    throw new TypeError(
      `Cannot define template "${template.title}" as it has ${variants.length} variants: give it four or more`,
    );
  }
  for (const [name, variant] of variants) {
    for (const colour of [variant.background, variant.ink, variant.accent]) {
      if (/^#[0-9a-f]{6}$/.test(colour)) continue;
      throw new TypeError(
        `Cannot use colour "${colour}" of variant "${name}": write it as "#rrggbb" in lower case`,
      );
    }
  }
  return template;
}

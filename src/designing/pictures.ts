import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  SAMPLE_COLOURS,
  SAMPLE_SENDER,
  SAMPLES,
  type Sample,
  sampleReel,
  sampleStills,
} from "../../remotion/engine/samples.ts";
import type { ReelProps } from "../posts/props.ts";
import type { Report } from "../posts/report.ts";
import type { Template } from "../posts/template.ts";
import type { RenderedStill, Renderer } from "../rendering/renderer.ts";

/** Half of a post's width: large enough to judge, and drawn in a quarter of the time. */
const WIDTH = 540;
const HEIGHTS = { "4:5": 675, "9:16": 960 } as const;
/** Short of an entrance's end, so that scenes are caught while they move. */
const ENTERING_FRAMES = 5;

/** One post, its pictures side by side. */
export interface Strip {
  label: string;
  /** Paths, relative to the gallery's folder. */
  pictures: string[];
}

/** The pictures of one look. */
export interface LookPictures {
  /** Every variant, both sizes, and a reel. */
  variants: Strip[];
  /** The first variant in every script of the samples. */
  scripts: Strip[];
}

/** Options of {@linkcode drawLook}. */
export interface DrawLookOptions {
  renderer: Renderer;
  /** The gallery's folder. */
  dir: string;
  signal: AbortSignal;
  onReport(report: Report): void;
}

/** A strip that is still to be drawn. */
interface Plan {
  label: string;
  folder: string;
  draw(
    renderer: Renderer,
    options: Parameters<Renderer["renderStills"]>[1],
  ): Promise<RenderedStill[]>;
}

/** Draws a look in all that it has to be good at. */
export async function drawLook(
  name: string,
  template: Template,
  options: DrawLookOptions,
): Promise<LookPictures> {
  const [english, ...others] = SAMPLES;
  const [first = "", ...variants] = Object.keys(template.variants);
  const stills = (variant: string, sample: Sample, size: keyof typeof HEIGHTS): Plan => ({
    label: `${variant} · ${sample.language} · ${size}`,
    folder: join(name, `${variant}-${sample.language}-${size.replace(":", "x")}`),
    draw: (renderer, drawOptions) =>
      renderer.renderStills(
        sampleStills(sample, { template: name, variant, width: WIDTH, height: HEIGHTS[size] }),
        drawOptions,
      ),
  });
  const reel = (label: string, of: (props: ReelProps) => ReelProps): Plan => ({
    label: `${first} · ${label}`,
    folder: join(name, label.replaceAll(/\W+/g, "-")),
    draw: (renderer, drawOptions) => {
      const look = { template: name, variant: first, width: WIDTH, height: HEIGHTS["9:16"] };
      return renderer.renderScenes(of(sampleReel(english, look)), drawOptions);
    },
  });
  const branded: Plan = {
    label: `${first} · with an account's brand`,
    folder: join(name, "brand"),
    draw: (renderer, drawOptions) => {
      const look = { template: name, variant: first, width: WIDTH, height: HEIGHTS["4:5"] };
      const post = { ...english, sender: SAMPLE_SENDER };
      return renderer.renderStills(
        sampleStills(post, { ...look, colours: SAMPLE_COLOURS }),
        drawOptions,
      );
    },
  };
  const draw = (plans: readonly Plan[]) =>
    Promise.all(plans.map((plan) => drawStrip(plan, options)));
  const [shown, scripts] = await Promise.all([
    draw([
      stills(first, english, "4:5"),
      stills(first, english, "9:16"),
      reel("reel with captions", (props) => props),
      reel("reel while scenes enter", entering),
      branded,
      ...variants.map((variant) => stills(variant, english, "4:5")),
    ]),
    draw(others.map((sample) => stills(first, sample, "4:5"))),
  ]);
  return { variants: shown, scripts: [...shown.slice(0, 1), ...scripts] };
}

async function drawStrip(
  { label, folder, draw }: Plan,
  { renderer, dir, signal, onReport }: DrawLookOptions,
): Promise<Strip> {
  const outputDir = join(dir, folder);
  await mkdir(outputDir, { recursive: true });
  const pictures = await draw(renderer, { outputDir, signal, onReport, onProgress() {} });
  return { label, pictures: pictures.map(({ path }) => join(folder, basename(path))) };
}

/** The same reel with scenes so short that they are over before they have come to rest. */
function entering(props: ReelProps): ReelProps {
  return {
    ...props,
    scenes: props.scenes.map((scene, i) => ({
      ...scene,
      startFrame: i * ENTERING_FRAMES,
      durationInFrames: ENTERING_FRAMES,
    })),
    cues: [],
  };
}

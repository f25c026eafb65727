import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  SAMPLE_COLOURS,
  SAMPLE_SENDER,
  SAMPLES,
  type Sample,
  sampleReel,
  sampleStills,
  withPictures,
} from "../../remotion/engine/samples.ts";
import type { ReelProps } from "../posts/props.ts";
import type { Report } from "../posts/report.ts";
import type { Template } from "../posts/template.ts";
import type { RenderedStill, Renderer } from "../rendering/renderer.ts";

/** Half a post's width: large enough to review, and rendered in a quarter of the time. */
const WIDTH = 540;
const HEIGHTS = { "4:5": 675, "9:16": 960 } as const;
/** Shorter than an entrance, to catch scenes while they move. */
const ENTERING_FRAMES = 5;

/** The pictures of one post, shown side by side. */
export interface Strip {
  label: string;
  /** Paths, relative to the gallery's folder. */
  pictures: string[];
}

/** The pictures of a template. */
export interface TemplatePictures {
  /** Every variant, both sizes, a reel, a brand and pictures of one's own. */
  variants: Strip[];
  /** The first variant in every script of the samples. */
  scripts: Strip[];
}

/** Options of {@linkcode drawTemplate}. */
export interface DrawTemplateOptions {
  renderer: Renderer;
  /** The gallery's folder. */
  dir: string;
  signal: AbortSignal;
  onReport(report: Report): void;
  /** Is told how many strips are drawn, of how many. */
  onStrip(drawn: number, total: number): void;
}

/** A strip to draw. */
interface StripPlan {
  label: string;
  folder: string;
  draw(
    renderer: Renderer,
    options: Parameters<Renderer["renderStills"]>[1],
  ): Promise<RenderedStill[]>;
}

/** Draws a template in every variant, size, script and medium that it has to look good in. */
export async function drawTemplate(
  name: string,
  template: Template,
  options: DrawTemplateOptions,
): Promise<TemplatePictures> {
  const [english, ...others] = SAMPLES;
  const [first = "", ...variants] = Object.keys(template.variants);
  const stills = (variant: string, sample: Sample, size: keyof typeof HEIGHTS): StripPlan => ({
    label: `${variant} · ${sample.language} · ${size}`,
    folder: join(name, `${variant}-${sample.language}-${size.replace(":", "x")}`),
    draw: (renderer, drawOptions) =>
      renderer.renderStills(
        sampleStills(sample, { template: name, variant, width: WIDTH, height: HEIGHTS[size] }),
        drawOptions,
      ),
  });
  const reel = (label: string, transform: (props: ReelProps) => ReelProps): StripPlan => ({
    label: `${first} · ${label}`,
    folder: join(name, label.replaceAll(/\W+/g, "-")),
    draw: (renderer, drawOptions) => {
      const design = { template: name, variant: first, width: WIDTH, height: HEIGHTS["9:16"] };
      return renderer.renderScenes(transform(sampleReel(english, design)), drawOptions);
    },
  });
  const branded: StripPlan = {
    label: `${first} · with an account's brand`,
    folder: join(name, "brand"),
    draw: (renderer, drawOptions) => {
      const design = { template: name, variant: first, width: WIDTH, height: HEIGHTS["4:5"] };
      const post = { ...english, sender: SAMPLE_SENDER };
      return renderer.renderStills(
        sampleStills(post, { ...design, colours: SAMPLE_COLOURS }),
        drawOptions,
      );
    },
  };
  const pictured: StripPlan = {
    ...stills(first, withPictures(english), "4:5"),
    label: `${first} · with pictures of one's own`,
    folder: join(name, "own-pictures"),
  };
  let [drawn, total] = [0, 0];
  const draw = (plans: readonly StripPlan[]) => {
    total += plans.length;
    return Promise.all(
      plans.map(async (plan) => {
        const strip = await drawStrip(plan, options);
        options.onStrip(++drawn, total);
        return strip;
      }),
    );
  };
  const [variantStrips, scripts] = await Promise.all([
    draw([
      stills(first, english, "4:5"),
      stills(first, english, "9:16"),
      reel("reel with captions", (props) => ({ ...props, atRest: true })),
      reel("reel while scenes enter", cutToEntrances),
      branded,
      pictured,
      ...variants.map((variant) => stills(variant, english, "4:5")),
    ]),
    draw(others.map((sample) => stills(first, sample, "4:5"))),
  ]);
  return { variants: variantStrips, scripts: [...variantStrips.slice(0, 1), ...scripts] };
}

async function drawStrip(
  { label, folder, draw }: StripPlan,
  { renderer, dir, signal, onReport }: Omit<DrawTemplateOptions, "onStrip">,
): Promise<Strip> {
  const outputDir = join(dir, folder);
  await mkdir(outputDir, { recursive: true });
  const pictures = await draw(renderer, { outputDir, signal, onReport, onProgress() {} });
  return { label, pictures: pictures.map(({ path }) => join(folder, basename(path))) };
}

/** The same reel with scenes too short for their entrances to finish. */
function cutToEntrances(props: ReelProps): ReelProps {
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

import { Composition, Folder, Sequence } from "remotion";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import type { ReactTemplate } from "../kit/define_template.ts";
import { Reel, Stills } from "./post.tsx";
import { SAMPLE_SENDER, SAMPLES, type Sample, sampleReel, sampleStills } from "./samples.ts";
import { FaultPanel } from "./studio_fault.tsx";
import { FaultMarks } from "./studio_marks.tsx";
import { TemplatesProvider } from "./templates_context.tsx";

type Templates = Readonly<Record<string, ReactTemplate>>;

/** What is wrong with looks, by their names. */
type Faults = Readonly<Record<string, string>>;

const WIDTH = 1080;
const HEIGHTS = { "4x5": 1350, "9x16": 1920 } as const;
const VIDEO_FRAMES = 630;

/** A composition of the Studio: a variant in one medium and size, with all samples in sequence. */
type StudioEntry = { template: string; variant: string } & (
  | { medium: "picture" | "slides"; size: keyof typeof HEIGHTS }
  | { medium: "video"; size: "9x16" }
);

const VARIATIONS = [
  { medium: "picture", size: "4x5" },
  { medium: "picture", size: "9x16" },
  { medium: "slides", size: "4x5" },
  { medium: "slides", size: "9x16" },
  { medium: "video", size: "9x16" },
] as const;

/**
 * Creates a Remotion root for template designers, with a folder per template, in it a folder per
 * variant, and in that every medium. Pictures show every kind of slide in every script, one second
 * each; carousels and reels are those of an account with a brand. A look with a fault is shown as it
 * was before, if it ever could be, under what is wrong with it.
 */
export function createStudioRoot(templates: Templates, faults: Faults = {}) {
  const EntryComposition = (entry: StudioEntry) => {
    const fault = faults[entry.template];
    return (
      <TemplatesProvider templates={templates}>
        {fault === undefined && <FaultMarks />}
        {SAMPLES.map((sample, i) => (
          <SampleSequence key={sample.language} entry={entry} sample={sample} position={i} />
        ))}
        {fault !== undefined && <FaultPanel message={fault} />}
      </TemplatesProvider>
    );
  };
  const neverDrawn = Object.entries(faults).filter(([name]) => !Object.hasOwn(templates, name));
  return () => (
    <>
      {neverDrawn.map(([name, message]) => (
        <Composition
          key={name}
          id={studioName(name)}
          component={FaultPanel}
          defaultProps={{ message }}
          width={WIDTH}
          height={HEIGHTS["4x5"]}
          fps={1}
          durationInFrames={1}
        />
      ))}
      {Object.entries(templates).map(([template, { variants }]) => (
        <Folder key={template} name={studioName(template)}>
          {Object.keys(variants).map((variant) => (
            <Folder key={variant} name={studioName(variant)}>
              {VARIATIONS.map((variation) => (
                <Composition
                  key={`${variation.medium} ${variation.size}`}
                  id={studioName(`${template}-${variant}-${variation.medium}-${variation.size}`)}
                  component={EntryComposition}
                  defaultProps={{ template, variant, ...variation }}
                  width={WIDTH}
                  height={HEIGHTS[variation.size]}
                  fps={variation.medium === "video" ? FRAMES_PER_SECOND : 1}
                  durationInFrames={SAMPLES.length * framesOf(variation.medium)}
                />
              ))}
            </Folder>
          ))}
        </Folder>
      ))}
    </>
  );
}

function SampleSequence({
  entry,
  sample,
  position,
}: {
  entry: StudioEntry;
  sample: Sample;
  position: number;
}) {
  const { template, variant, medium, size } = entry;
  const frames = framesOf(medium);
  const design = { template, variant, width: WIDTH, height: HEIGHTS[size] };
  const branded = { ...sample, sender: SAMPLE_SENDER };
  return (
    <Sequence
      name={sample.language}
      from={position * frames}
      durationInFrames={frames}
      layout="none"
    >
      {medium === "video" && <Reel {...sampleReel(branded, design)} />}
      {medium === "slides" && <Stills {...sampleStills(branded, design)} />}
      {medium === "picture" &&
        sample.slides.map((slide, i) => (
          <Sequence key={slide.kind} name={slide.kind} from={i} durationInFrames={1} layout="none">
            <Stills {...sampleStills({ ...sample, slides: [slide] }, design)} />
          </Sequence>
        ))}
    </Sequence>
  );
}

function framesOf(medium: StudioEntry["medium"]): number {
  return medium === "video" ? VIDEO_FRAMES : SAMPLES[0].slides.length;
}

/** Remotion allows only letters, digits and hyphens in names. */
function studioName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9-]+/g, "-");
}

import { Composition, Folder, Sequence } from "remotion";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import type { ReactTemplate } from "../kit/define_template.ts";
import { Reel, Stills } from "./post.tsx";
import { SAMPLE_SENDER, SAMPLES, type Sample, sampleReel, sampleStills } from "./samples.ts";
import { TemplatesProvider } from "./templates_context.tsx";

type Templates = Readonly<Record<string, ReactTemplate>>;

const WIDTH = 1080;
const HEIGHTS = { "4x5": 1350, "9x16": 1920 } as const;
const VIDEO_FRAMES = 630;

/** What one composition shows: a look in one medium, with one sample after the other. */
type Show = { template: string; variant: string } & (
  | { medium: "picture" | "slides"; size: keyof typeof HEIGHTS }
  | { medium: "video"; size: "9x16" }
);

const SHOWN = [
  { medium: "picture", size: "4x5" },
  { medium: "picture", size: "9x16" },
  { medium: "slides", size: "4x5" },
  { medium: "slides", size: "9x16" },
  { medium: "video", size: "9x16" },
] as const;

/**
 * A Remotion root for people who make looks: a folder for each template, in it one for each variant,
 * in it every medium. Pictures are a second each, every kind of slide in every script; carousels and
 * reels are those of an account with a brand.
 */
export function createStudioRoot(templates: Templates) {
  const Shown = (show: Show) => (
    <TemplatesProvider templates={templates}>
      {SAMPLES.map((sample, i) => (
        <SampleShow key={sample.language} show={show} sample={sample} position={i} />
      ))}
    </TemplatesProvider>
  );
  return () => (
    <>
      {Object.entries(templates).map(([template, { variants }]) => (
        <Folder key={template} name={studioName(template)}>
          {Object.keys(variants).map((variant) => (
            <Folder key={variant} name={studioName(variant)}>
              {SHOWN.map((of) => (
                <Composition
                  key={`${of.medium} ${of.size}`}
                  id={studioName(`${template}-${variant}-${of.medium}-${of.size}`)}
                  component={Shown}
                  defaultProps={{ template, variant, ...of }}
                  width={WIDTH}
                  height={HEIGHTS[of.size]}
                  fps={of.medium === "video" ? FRAMES_PER_SECOND : 1}
                  durationInFrames={SAMPLES.length * framesOf(of.medium)}
                />
              ))}
            </Folder>
          ))}
        </Folder>
      ))}
    </>
  );
}

function SampleShow({ show, sample, position }: { show: Show; sample: Sample; position: number }) {
  const { template, variant, medium, size } = show;
  const frames = framesOf(medium);
  const look = { template, variant, width: WIDTH, height: HEIGHTS[size] };
  const branded = { ...sample, sender: SAMPLE_SENDER };
  return (
    <Sequence
      name={sample.language}
      from={position * frames}
      durationInFrames={frames}
      layout="none"
    >
      {medium === "video" && <Reel {...sampleReel(branded, look)} />}
      {medium === "slides" && <Stills {...sampleStills(branded, look)} />}
      {medium === "picture" &&
        sample.slides.map((slide, i) => (
          <Sequence key={slide.kind} name={slide.kind} from={i} durationInFrames={1} layout="none">
            <Stills {...sampleStills({ ...sample, slides: [slide] }, look)} />
          </Sequence>
        ))}
    </Sequence>
  );
}

function framesOf(medium: Show["medium"]): number {
  return medium === "video" ? VIDEO_FRAMES : SAMPLES[0].slides.length;
}

/** Remotion's names have letters, digits and hyphens only. */
function studioName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9-]+/g, "-");
}

import { Composition } from "remotion";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import type { ReactTemplate } from "../kit/define_template.ts";
import { useShownFrame } from "./plates.ts";
import { Reel, Stills } from "./post.tsx";
import { SAMPLE_REEL, SAMPLE_STILLS } from "./sample.ts";
import { TemplatesProvider } from "./templates_context.tsx";

/** Creates a Remotion root with the compositions "stills" and "reel", sized by their props. */
export function createRoot(templates: Readonly<Record<string, ReactTemplate>>) {
  const StillsComposition = (props: StillsProps) => {
    useShownFrame();
    return (
      <TemplatesProvider templates={templates}>
        <Stills {...props} />
      </TemplatesProvider>
    );
  };
  const ReelComposition = (props: ReelProps) => {
    useShownFrame();
    return (
      <TemplatesProvider templates={templates}>
        <Reel {...props} />
      </TemplatesProvider>
    );
  };
  return () => (
    <>
      <Composition
        id="stills"
        component={StillsComposition}
        defaultProps={SAMPLE_STILLS}
        calculateMetadata={({ props }) => ({
          ...sizeOf(props),
          durationInFrames: Math.max(1, props.slides.length),
        })}
      />
      <Composition
        id="reel"
        component={ReelComposition}
        defaultProps={SAMPLE_REEL}
        calculateMetadata={({ props }) => ({
          ...sizeOf(props),
          durationInFrames: Math.max(
            1,
            ...props.scenes.map((scene) => scene.startFrame + scene.durationInFrames),
          ),
        })}
      />
    </>
  );
}

function sizeOf({ design }: StillsProps | ReelProps) {
  return { width: design.width, height: design.height, fps: FRAMES_PER_SECOND };
}

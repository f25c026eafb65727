import { Thumbnail } from "@remotion/player";
import { renderToStaticMarkup } from "react-dom/server";
import { Reel } from "../../remotion/engine/post.tsx";
import { TemplatesProvider } from "../../remotion/engine/templates_context.tsx";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { lengthOf } from "./reel_length.ts";
import { LookError } from "./renderer.ts";

/**
 * Returns a function that renders a frame of a reel to markup, before any effect has run.
 *
 * @throws {LookError} from the returned function, if the template throws.
 */
export function reelMarkup(
  templates: Readonly<Record<string, ReactTemplate>>,
  props: ReelProps,
): (frame: number) => string {
  const { template, width, height } = props.design;
  const durationInFrames = lengthOf(props);
  const inputProps = withoutFiles(props);
  return (frame) => {
    try {
      return renderToStaticMarkup(
        <TemplatesProvider templates={templates}>
          <Thumbnail
            component={Reel}
            inputProps={inputProps}
            frameToDisplay={frame}
            durationInFrames={durationInFrames}
            compositionWidth={width}
            compositionHeight={height}
            fps={FRAMES_PER_SECOND}
            noSuspense
          />
        </TemplatesProvider>,
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new LookError(`Cannot draw frame ${frame} with template "${template}": ${reason}`, {
        cause: error,
      });
    }
  };
}

/** Placeholder for a logo, which is the same in every frame and need not be compared. */
const EMPTY_DATA_URL = "data:,";

/** Leaves out the files of logo and pictures: pictures are told apart by their keys. */
function withoutFiles({ sender, pictures: _, ...props }: ReelProps): ReelProps {
  if (sender === undefined) return props;
  return {
    ...props,
    sender: { ...sender, logo: sender.logo && { ...sender.logo, url: EMPTY_DATA_URL } },
  };
}

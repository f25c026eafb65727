import { Thumbnail } from "@remotion/player";
import { renderToStaticMarkup } from "react-dom/server";
import { Reel } from "../../remotion/engine/post.tsx";
import { TemplatesProvider } from "../../remotion/engine/templates_context.tsx";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { RenderError } from "./renderer.ts";

/**
 * A function that gives the markup of a reel's frame, as the browser would start out with.
 *
 * @throws {RenderError} from the function returned, if the template throws.
 */
export function reelMarkup(
  templates: Readonly<Record<string, ReactTemplate>>,
  props: ReelProps,
  durationInFrames: number,
): (frame: number) => string {
  const { template, width, height } = props.design;
  const inputProps = withoutPictures(props);
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
      throw new RenderError(`Cannot draw frame ${frame} with template "${template}": ${reason}`, {
        cause: error,
      });
    }
  };
}

/** Stands for a logo: it is the same in every frame, so that there is no need to compare its bytes. */
const SAME = "data:,";

function withoutPictures({ sender, ...props }: ReelProps): ReelProps {
  if (sender === undefined) return props;
  return { ...props, sender: { ...sender, logo: sender.logo && { ...sender.logo, url: SAME } } };
}

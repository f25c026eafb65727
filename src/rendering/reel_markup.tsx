import { Thumbnail } from "@remotion/player";
import { renderToStaticMarkup } from "react-dom/server";
import { Reel } from "../../remotion/post.tsx";
import { TemplatesProvider } from "../../remotion/templates_context.tsx";
import { FRAMES_PER_SECOND, type ReelProps } from "./post.ts";
import type { Template } from "./template.ts";

/** A function that gives the markup of a reel's frame, as the browser would start out with. */
export function reelMarkup(
  templates: Readonly<Record<string, Template>>,
  props: ReelProps,
  durationInFrames: number,
): (frame: number) => string {
  return (frame) =>
    renderToStaticMarkup(
      <TemplatesProvider templates={templates}>
        <Thumbnail
          component={Reel}
          inputProps={props}
          frameToDisplay={frame}
          durationInFrames={durationInFrames}
          compositionWidth={props.design.width}
          compositionHeight={props.design.height}
          fps={FRAMES_PER_SECOND}
          noSuspense
        />
      </TemplatesProvider>,
    );
}

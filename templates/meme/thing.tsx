import type { Drawing } from "postloom/kit";
import { Face, LINE } from "./cast.tsx";
import { Flash, Ground, Happening, type SceneDrawing, Stripes } from "./set.tsx";

/** Side of the thing, in a scene of 640 x 440. */
const SIDE = 350;
/** How thick its outline is. */
const OUTLINE = 7;

/** The scene of what a slide is about: the thing itself, which then turns out to have a face. */
export function thing({ size, shapes, fills }: Drawing): SceneDrawing {
  const scale = SIDE / size;
  return {
    focus: { x: 130, y: 42, width: 380, height: 376 },
    Drawing({ colours, happened }) {
      return (
        <>
          <Stripes stroke={colours.pattern} to={330} />
          <Ground y={330} fill={colours.ground} />
          <g transform={`translate(${320 - SIDE / 2} 55) scale(${scale})`}>
            <g stroke={LINE} strokeWidth={(2 * OUTLINE) / scale} strokeLinejoin="round">
              {shapes.map(({ path }, index) => (
                <path key={index} d={path} />
              ))}
            </g>
            {shapes.map(({ path, fill, evenOdd }, index) => (
              <path
                key={index}
                d={path}
                fill={fills[fill]?.colour}
                fillRule={evenOdd ? "evenodd" : "nonzero"}
              />
            ))}
          </g>
          {happened && (
            <Happening>
              <Flash x={320} y={220} />
              <Face mood="shocked" x={320} y={210} skin={colours.accent} mouth={6} />
            </Happening>
          )}
        </>
      );
    },
  };
}

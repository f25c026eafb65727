import { type Drawing, type OwnPicture, Painted, Picture } from "postloom/kit";
import { Face, LINE } from "./cast.tsx";
import { Flash, Ground, type SceneDrawing, Stripes } from "./set.tsx";

/** Side of the thing, in a scene of 640 x 440. */
const SIDE = 350;
/** How thick an outline is. */
const OUTLINE = 7;

/** The scene of what a slide is about: the thing itself, which then turns out to have a face. */
export function thing(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 130, y: 42, width: 380, height: 376 },
    backdrop: ({ pattern, ground }) => (
      <>
        <Stripes stroke={pattern} to={330} />
        <Ground y={330} fill={ground} />
      </>
    ),
    actors: ({ colours, happened }) => (
      <>
        <Outlined drawing={drawing} x={320 - SIDE / 2} y={55} side={SIDE} />
        {happened && (
          <>
            <Flash x={320} y={220} />
            <Face mood="shocked" x={320} y={210} skin={colours.accent} mouth={6} />
          </>
        )}
      </>
    ),
  };
}

/** Options of {@linkcode Outlined}. */
interface OutlinedProps {
  drawing: Drawing;
  /** Its top left corner. */
  x: number;
  y: number;
  side: number;
}

/** A thing in its own colours, with an outline as thick as everybody's. */
export function Outlined({ drawing, x, y, side }: OutlinedProps) {
  const scale = side / drawing.size;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Painted drawing={drawing} outline={LINE} edge={OUTLINE / scale} />
    </g>
  );
}

const FULL = { width: "100%", height: "100%" } as const;
/** The inside of a frame on the wall. */
const FRAME = { x: 112, y: 48, width: 416, height: 300 } as const;

/** A picture of one's own in a frame on the wall; what happens is that it gets all the attention. */
export function onTheWall(picture: OwnPicture): SceneDrawing {
  const { x, y, width, height } = FRAME;
  return {
    focus: { x: 96, y: 20, width: 448, height: 392 },
    backdrop: ({ pattern, ground }) => (
      <>
        <Stripes stroke={pattern} to={386} />
        <Ground y={386} fill={ground} />
      </>
    ),
    actors: ({ colours, happened }) => (
      <>
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={6}
          fill="#ffffff"
          stroke={LINE}
          strokeWidth={30}
        />
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={6}
          fill="none"
          stroke={colours.accent}
          strokeWidth={16}
        />
        <foreignObject x={x + 8} y={y + 8} width={width - 16} height={height - 16}>
          <Picture picture={picture} ground="#ffffff" span={width} print="bare" style={FULL} />
        </foreignObject>
        {happened && <Shine />}
      </>
    ),
  };
}

/** Lines of surprise around the frame. */
function Shine() {
  return (
    <path
      d="M84 34L58 10M150 18L140 -12M320 14V-20M490 18L500 -12M556 34L582 10M76 200H44M564 200H596M84 362L58 380M556 362L582 380"
      fill="none"
      stroke={LINE}
      strokeWidth={9}
      strokeLinecap="round"
    />
  );
}

import type { Drawing } from "postloom/kit";
import { Cat, Dog, DRAWN, Face, LINE } from "./cast.tsx";
import { Flash, Ground, type SceneDrawing, Stripes } from "./set.tsx";
import { Outlined } from "./thing.tsx";

/** A thing on the stage, which the audience did not expect to sing. */
export function onStage(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 90, y: 20, width: 460, height: 396 },
    backdrop: ({ accent, ground }) => (
      <g {...DRAWN}>
        <rect x={-1000} y={-800} width={2640} height={1150} fill={accent} />
        <path d={FOLDS} fill="none" strokeWidth={5} opacity={0.45} />
        <Ground y={346} fill={ground} />
        <path d="M246 -500H394L560 372H80Z" fill="#ffffff" fillOpacity={0.42} stroke="none" />
        <ellipse
          cx="320"
          cy="372"
          rx="240"
          ry="34"
          fill="#ffffff"
          fillOpacity={0.5}
          stroke="none"
        />
      </g>
    ),
    actors: ({ colours, happened }) => (
      <g>
        <Outlined drawing={drawing} x={176} y={60} side={288} />
        <Face
          mood={happened ? "joyful" : "worried"}
          x={320}
          y={190}
          skin={colours.accent}
          mouth={6}
        />
        {happened && <path d={CONFETTI} fill="#ffd447" {...DRAWN} strokeWidth={5} />}
        <g fill={LINE}>
          <path d="M20 520C20 420 60 396 72 350L104 384Q130 374 156 384L188 350C200 396 240 420 240 520Z" />
          <path d="M250 540C246 440 290 410 320 410S394 440 390 540Z" />
          <path d="M400 520C400 430 424 396 440 380Q430 340 452 352L486 384Q520 372 548 384Q584 344 594 362Q590 380 578 392C600 420 620 440 620 520Z" />
        </g>
      </g>
    ),
  };
}

const FOLDS = Array.from({ length: 33 }, (_, i) => `M${-1000 + i * 80} -800V350`).join("");
const CONFETTI =
  "M96 70l26 -10l8 22l-26 10zM150 168l24 10l-8 22l-24 -10zM500 60l26 8l-8 24l-26 -8zM470 168l22 -14l14 20l-22 14zM560 150l24 6l-6 24l-24 -6zM60 190l22 -12l12 20l-22 12z";

/** A thing behind somebody who has not noticed yet. */
export function behind(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 60, y: 20, width: 520, height: 380 },
    backdrop: ({ pattern, ground }) => (
      <>
        <Stripes stroke={pattern} to={366} />
        <Ground y={366} fill={ground} />
      </>
    ),
    actors: ({ colours, happened }) => (
      <g>
        <g transform={happened ? "translate(-26 0)" : undefined}>
          <Outlined drawing={drawing} x={286} y={22} side={330} />
          <Face
            mood={happened ? "joyful" : "smug"}
            x={452}
            y={178}
            skin={colours.accent}
            mouth={6}
          />
        </g>
        <g transform="translate(188 280)">
          <Dog mood={happened ? "shocked" : "deadpan"} x={0} y={0} />
        </g>
        {happened && <Flash x={188} y={262} />}
      </g>
    ),
  };
}

/** A thing in a museum, which looks back. */
export function onShow(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 90, y: 10, width: 480, height: 400 },
    backdrop: ({ pattern, ground }) => (
      <g {...DRAWN}>
        <path d={PANELLING} stroke={pattern} strokeWidth={10} fill="none" />
        <Ground y={352} fill={ground} />
        <path d="M226 -300L130 352H490L394 -300Z" fill="#ffffff" fillOpacity={0.5} stroke="none" />
      </g>
    ),
    actors: ({ colours, happened }) => (
      <g>
        <g {...DRAWN} fill="#ffffff">
          <path d="M226 286H394V320H226ZM244 320H376V432H244Z" />
          <path d="M292 354H330" strokeWidth={9} />
        </g>
        <Outlined drawing={drawing} x={196} y={42} side={248} />
        {happened && <Face mood="smug" x={320} y={158} skin={colours.accent} mouth={2} />}
        <g {...DRAWN} fill="none">
          <path
            d="M116 344Q180 420 238 372M402 372Q450 410 486 360"
            stroke="#c9314f"
            strokeWidth={15}
          />
          <path d="M116 334V440" strokeWidth={13} />
          <circle cx="116" cy="322" r="14" fill="#ffd447" />
        </g>
        <g transform={`translate(${happened ? 548 : 532} 320) scale(0.72)`}>
          <Cat mood={happened ? "shocked" : "smug"} x={0} y={0} />
        </g>
      </g>
    ),
  };
}

const PANELLING =
  "M-1000 300H1640M-820 -60h180v290h-180zM-560 -60h180v290h-180zM-300 -60h180v290h-180zM-40 -60h180v290h-180zM500 -60h180v290h-180zM760 -60h180v290h-180zM1020 -60h180v290h-180z";

import type { Drawing } from "postloom/kit";
import { Cat, DRAWN, Face, LINE } from "./cast.tsx";
import { Clouds, Ground, Hills, type SceneDrawing } from "./set.tsx";
import { Outlined } from "./thing.tsx";

/** A thing that has outgrown its town. */
export function giant(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 90, y: 0, width: 460, height: 420 },
    backdrop: ({ pattern, ground }) => (
      <g {...DRAWN}>
        <path d={SKYLINE} fill={pattern} strokeWidth={5} />
        <Ground y={384} fill={ground} />
      </g>
    ),
    actors: ({ colours, happened }) => (
      <g>
        <Outlined drawing={drawing} x={150} y={6} side={340} />
        <Face mood={happened ? "joyful" : "smug"} x={320} y={166} skin={colours.accent} mouth={6} />
        <g {...DRAWN} fill="#ffffff">
          <path d="M-30 400V310H50V400ZM50 400V340H128V400ZM520 400V326H600V400ZM600 400V290H690V400Z" />
          <path d={WINDOWS} strokeWidth={11} stroke={colours.accent} />
        </g>
        <g transform={`translate(${happened ? 206 : 240} 372) scale(0.44)`}>
          <Cat mood={happened ? "shocked" : "deadpan"} x={0} y={0} />
        </g>
      </g>
    ),
  };
}

const SKYLINE =
  "M-1000 400V250H-860V180H-720V300H-600V140H-470V260H-340V190H-220V300H-100V220H0V280H80V150H170V400ZM470 400V170H560V260H640V120H740V240H860V180H980V280H1100V150H1230V270H1360V200H1640V400Z";
const WINDOWS =
  "M-8 336h.1M28 336h.1M76 366h.1M104 366h.1M544 352h.1M576 352h.1M626 318h.1M662 318h.1M626 354h.1M662 354h.1";

/** A thing that somebody has to save the day. */
export function inFlight(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 80, y: 10, width: 480, height: 390 },
    backdrop: ({ pattern, ground }) => (
      <g {...DRAWN}>
        <Clouds y={10} />
        <Hills fill={pattern} />
        <path d={TOWN} fill={ground} strokeWidth={5} />
        <Ground y={400} fill={ground} />
      </g>
    ),
    actors: ({ colours, happened }) => (
      <g transform={happened ? "translate(20 -18) rotate(-14 320 200)" : "rotate(-6 320 200)"}>
        <path
          d={
            happened
              ? "M330 110C190 84 100 140 -10 104C40 166 10 214 -30 266C80 250 180 296 330 268Z"
              : "M262 116C200 130 178 200 150 330Q200 310 230 336Q262 306 300 326Z"
          }
          fill="#e2543f"
          {...DRAWN}
        />
        <Outlined drawing={drawing} x={190} y={56} side={280} />
        <Face mood={happened ? "joyful" : "smug"} x={330} y={180} skin={colours.accent} mouth={4} />
        {happened && (
          <path d="M30 40H150M-20 320H120M60 372H190" fill="none" {...DRAWN} strokeWidth={9} />
        )}
      </g>
    ),
  };
}

const TOWN =
  "M20 400V352L52 326L84 352V400ZM96 400V360L122 338L148 360V400ZM500 400V346L536 318L572 346V400ZM586 400V362L610 342L634 362V400Z";

/** A thing on holiday, which does not mind. */
export function onHoliday(drawing: Drawing): SceneDrawing {
  return {
    focus: { x: 80, y: -6, width: 490, height: 410 },
    backdrop: ({ pattern }) => (
      <g {...DRAWN}>
        <rect x={-1000} y={236} width={2640} height={400} fill="#8fd3ff" />
        <path d={WAVES} fill="none" stroke="#ffffff" strokeWidth={6} />
        <path d="M-1000 326Q-300 286 320 322T1640 312V900H-1000Z" fill="#f4dfae" />
        <circle cx="110" cy="60" r="52" fill="#ffd447" />
        <path d="M110 -30V-14M24 60H40M48 0L60 12M172 0L160 12" stroke={pattern} />
      </g>
    ),
    actors: ({ colours: { accent }, happened }) => (
      <g>
        <g {...DRAWN}>
          <path d="M486 410L430 66" strokeWidth={13} />
          <path
            d="M226 150C250 20 400 -30 520 24S640 150 640 150Q600 124 566 148Q534 116 498 144Q464 108 424 140Q386 112 352 142Q316 116 286 148Q254 126 226 150Z"
            fill={accent}
          />
          <path d="M424 140Q410 60 426 2M498 144Q510 66 452 4" fill="none" strokeWidth={5} />
          <path d="M70 416L150 356H520L566 416Z" fill="#ffffff" />
          <path
            d="M118 416L190 356M218 416L262 356M318 416L334 356M418 416L406 356M514 416L474 356"
            stroke="#e2543f"
            strokeWidth={20}
            strokeLinecap="butt"
          />
        </g>
        <g transform="rotate(-8 320 250)">
          <Outlined drawing={drawing} x={180} y={122} side={258} />
          <g {...DRAWN}>
            <path
              d={`M228 ${happened ? 176 : 222}h76v22q-6 30 -38 30t-38 -30zM318 ${happened ? 176 : 222}h76v22q-6 30 -38 30t-38 -30zM304 ${happened ? 184 : 230}h14`}
              fill={LINE}
            />
            {happened ? (
              <g transform="translate(311 264)">
                <circle cx="-32" cy="-14" r="18" fill="#ffffff" strokeWidth={6} />
                <circle cx="32" cy="-14" r="18" fill="#ffffff" strokeWidth={6} />
                <path d="M-32 -14h.1M32 -14h.1" strokeWidth={13} />
                <path d="M-30 20h60q-2 36 -30 36t-30 -36z" fill={LINE} />
              </g>
            ) : (
              <path d="M286 282q26 18 50 -4" fill="none" />
            )}
          </g>
        </g>
        <g {...DRAWN}>
          <path d="M536 346H606L594 428H548Z" fill="#ff8c2e" />
          <path d="M572 346L592 296" fill="none" stroke="#c9314f" strokeWidth={10} />
        </g>
      </g>
    ),
  };
}

const WAVES = Array.from(
  { length: 12 },
  (_, i) => `M${-900 + i * 210} ${262 + (i % 3) * 18}q22 -16 44 0t44 0`,
).join("");

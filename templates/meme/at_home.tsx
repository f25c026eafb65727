import { Cat, DRAWN, Face } from "./cast.tsx";
import { Flash, Ground, Rounds, type SceneDrawing, Stripes } from "./set.tsx";

/** A cat who should have been asleep hours ago, and its coffee. */
export const desk: SceneDrawing = {
  focus: { x: 100, y: 44, width: 460, height: 330 },
  backdrop: ({ accent, ground }) => (
    <g {...DRAWN}>
      <rect x="-20" y="-60" width="150" height="220" rx="10" fill="#27305e" />
      <path d="M86 -8a40 40 0 1 0 22 62a34 34 0 1 1 -22 -62z" fill="#ffe9a3" strokeWidth={5} />
      <path d="M12 -26h.1M34 110h.1M10 60h.1" stroke="#ffffff" strokeWidth={8} />
      <path d="M560 -1000V20" fill="none" />
      <path d="M490 84C494 40 520 18 560 18S626 40 630 84Z" fill={accent} />
      <path d="M536 86a24 24 0 0 0 48 0z" fill="#fff6c9" />
      <Ground y={368} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent, pattern }, happened }) => (
    <g {...DRAWN}>
      <path d="M196 370C196 276 240 240 320 240S444 276 444 370Z" fill="#f6a04d" />
      <Cat mood={happened ? "shocked" : "deadpan"} x={320} y={180} />
      <rect x="202" y="270" width="236" height="118" rx="14" fill="#eceaf3" />
      <circle cx="320" cy="328" r="16" fill={pattern} strokeWidth={5} />
      {happened && (
        <g>
          <Flash x={320} y={186} />

          <Rounds
            at={[
              [428, 250, 16],
              [454, 222, 22],
              [486, 186, 28],
            ]}
            fill="#cfccda"
          />
          <path d="M396 286l-20 34h20l-14 34l48 -46h-22l16 -22z" fill="#ffe14d" strokeWidth={5} />
        </g>
      )}
      <rect x="176" y="380" width="288" height="18" rx="9" fill="#cfccda" />
      <ellipse cx="222" cy="276" rx="30" ry="21" fill="#f6a04d" />
      <ellipse cx="418" cy="276" rx="30" ry="21" fill="#f6a04d" />
      {happened && (
        <g>
          <path
            d="M516 366C480 352 470 378 440 388S392 404 404 424S446 424 462 436S516 446 530 424S566 404 556 384Z"
            fill="#6b3a1e"
          />
        </g>
      )}
      <g transform={happened ? "translate(6 -4) rotate(-76 540 348)" : "translate(-8 0)"}>
        <path d="M572 330q34 -6 34 20t-36 22" fill="none" />
        <path d="M506 314h68v56q0 18 -18 18h-32q-18 0 -18 -18z" fill={accent} />
        <ellipse cx="540" cy="314" rx="34" ry={happened ? 13 : 9} fill="#6b3a1e" />
        {!happened && (
          <path d="M526 288q-12 -16 0 -30M554 288q-12 -16 0 -30" fill="none" strokeWidth={5} />
        )}
      </g>
      <path
        d="M96 330C40 320 30 270 38 246C76 258 100 290 96 330C92 280 116 238 150 228C160 270 140 316 96 330Z"
        fill="#59b36b"
      />
      <path d="M58 328h78l-10 62h-58z" fill="#e2734f" />
    </g>
  ),
};

/** A potato on a couch, where it belongs. */
export const couch: SceneDrawing = {
  focus: { x: 90, y: 70, width: 460, height: 310 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Stripes stroke={pattern} to={380} />
      <Ground y={378} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <g transform={happened ? "rotate(16 95 -80)" : undefined}>
        <rect x="20" y="-96" width="150" height="170" rx="6" fill="#fff6e0" />
        <path
          d="M64 40l-8 -74M82 40l-2 -92M100 40l4 -86M116 40l12 -66"
          stroke="#f2b632"
          strokeWidth={13}
        />
        <path d="M46 0h98l-14 56h-70z" fill="#e2543f" />
      </g>
      <path d="M104 400v26M536 400v26" strokeWidth={16} />
      <rect x="72" y="138" width="496" height="230" rx="54" fill={accent} />
      <path d="M320 140V300" />
      <path
        d="M228 330C188 246 214 96 300 82C398 66 446 170 428 284C420 356 384 372 328 372S246 366 228 330Z"
        fill="#cf9d62"
      />
      <path d="M262 140h.1M392 250h.1M256 262h.1M376 132h.1" stroke="#94662f" strokeWidth={11} />
      <Face mood={happened ? "shocked" : "deadpan"} x={326} y={186} skin="#cf9d62" />
      <rect x="92" y="318" width="456" height="84" rx="34" fill={accent} />
      <rect x="36" y="232" width="92" height="170" rx="44" fill={accent} />
      <rect x="512" y="232" width="92" height="170" rx="44" fill={accent} />
      <path d="M412 290q40 -6 52 -34" fill="none" strokeWidth={9} />
      <path d="M462 190l32 11l-22 68l-32 -11z" fill="#3b3547" />
      {happened ? (
        <g>
          <Flash x={326} y={222} />
          <Rounds at={POPCORN_FLYING} fill="#fff3c4" />
        </g>
      ) : (
        <Rounds at={POPCORN} fill="#fff3c4" />
      )}
      <path d="M150 296h132q-6 62 -34 62h-64q-28 0 -34 -62z" fill="#ffffff" />
      <path d="M180 300l8 54M216 300v54M252 300l-8 54" stroke="#e2543f" />
    </g>
  ),
};

const POPCORN = [
  [172, 288, 17],
  [200, 276, 17],
  [230, 282, 17],
  [258, 288, 17],
  [216, 262, 17],
] as const;
const POPCORN_FLYING = [
  [150, 210, 17],
  [188, 250, 17],
  [128, 140, 17],
  [244, 276, 17],
  [200, 176, 17],
  [96, 196, 17],
  [176, 104, 17],
  [504, 150, 17],
  [482, 92, 17],
] as const;

/** A sheep that had no wool to knit with, or so it seemed. */
export const parlour: SceneDrawing = {
  focus: { x: 90, y: 50, width: 460, height: 330 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Stripes stroke={pattern} to={384} />
      <Ground y={384} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      {happened ? (
        <path d="M214 400C210 300 250 270 320 270S430 300 426 400Z" fill="#ffd9cf" />
      ) : (
        <Rounds at={WOOL} fill="#ffffff" />
      )}
      <path
        d="M236 150C190 140 168 168 176 190C190 214 226 206 244 190ZM404 150C450 140 472 168 464 190C450 214 414 206 396 190Z"
        fill="#ffd9cf"
      />
      <path
        d="M236 150C240 100 280 88 320 88S400 100 404 150C412 220 392 290 320 292C248 290 228 220 236 150Z"
        fill="#ffd9cf"
      />
      <Face mood={happened ? "shocked" : "deadpan"} x={320} y={180} skin="#ffd9cf" />
      {happened ? (
        <g>
          <path d="M352 300L420 300L444 462H372Z" fill={accent} />
          <path
            d="M226 262Q320 318 414 262Q446 284 428 318Q320 368 212 318Q194 284 226 262Z"
            fill={accent}
          />
          <path
            d="M254 282l-12 46M298 294l-4 50M342 294l4 50M386 282l12 46M374 372l40 -5M377 404l40 -5M380 436l42 -5"
            stroke="#ffffff"
            fill="none"
          />
          <Rounds at={TUFT} fill="#ffffff" />
          <Flash x={320} y={176} />
        </g>
      ) : (
        <Rounds at={FRINGE} fill="#ffffff" />
      )}
      <path d="M520 246L470 390M430 246L500 390" stroke="#b8743a" strokeWidth={11} />
      <circle cx="486" cy="368" r={happened ? 26 : 58} fill={accent} />
      {!happened && (
        <path
          d="M444 344q50 -28 88 10M436 376q56 -34 106 4M456 406q40 -30 76 -6"
          fill="none"
          strokeWidth={5}
        />
      )}
    </g>
  ),
};

const WOOL = [
  [196, 330, 62],
  [444, 330, 62],
  [176, 250, 54],
  [464, 250, 54],
  [212, 380, 58],
  [428, 380, 58],
  [320, 390, 70],
  [270, 340, 60],
  [370, 340, 60],
  [206, 178, 46],
  [434, 178, 46],
] as const;
const FRINGE = [
  [246, 122, 36],
  [394, 122, 36],
  [284, 92, 40],
  [356, 92, 40],
  [320, 108, 36],
] as const;
const TUFT = [
  [296, 84, 22],
  [344, 84, 22],
  [320, 66, 26],
] as const;

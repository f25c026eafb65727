import type { ReactNode } from "react";
import { Cat, Dog, DRAWN, Face } from "./_meme_cast.tsx";

/** Colours of a scene's surroundings. */
export interface Colours {
  accent: string;
  wall: string;
  /** A little darker than the wall. */
  pattern: string;
  ground: string;
}

/** A scene within 640 x 440; its surroundings go on beyond. It changes between set-up and pay-off. */
export type SceneDrawing = (colours: Colours, isPayOff: boolean) => ReactNode;

/** The ground from one side of any panel to the other. */
function Ground({ y, fill }: { y: number; fill: string }) {
  return <rect x={-1000} y={y} width={2640} height={600} fill={fill} {...DRAWN} />;
}

/** Lines of tiles, as in kitchens and bathrooms. */
function Tiles({ stroke, to }: { stroke: string; to: number }) {
  const lines = Array.from({ length: 26 }, (_, i) => `M${-800 + i * 88} -1000V${to}`);
  const rows = Array.from({ length: 14 }, (_, i) => `M-1000 ${to - i * 88}H1640`);
  return <path d={[...lines, ...rows].join("")} stroke={stroke} strokeWidth={5} fill="none" />;
}

/** Lines that say: now! */
function Flash({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M0 -150V-190M-82 -128L-104 -162M82 -128L104 -162M-138 -78L-174 -98M138 -78L174 -98"
      transform={`translate(${x} ${y})`}
      fill="none"
      {...DRAWN}
      strokeWidth={9}
    />
  );
}

/** A cat who should have been asleep hours ago. */
const desk: SceneDrawing = ({ accent, ground, pattern }, isPayOff) => (
  <g {...DRAWN}>
    <rect x="-20" y="-60" width="150" height="220" rx="10" fill="#27305e" />
    <path d="M86 -8a40 40 0 1 0 22 62a34 34 0 1 1 -22 -62z" fill="#ffe9a3" strokeWidth={5} />
    <path d="M12 -26h.1M34 110h.1M10 60h.1" stroke="#ffffff" strokeWidth={8} />
    <path d="M540 -1000V20" fill="none" />
    <path d="M470 84C474 40 500 18 540 18S606 40 610 84Z" fill={accent} />
    <path d="M516 86a24 24 0 0 0 48 0z" fill="#fff6c9" />
    <Ground y={368} fill={ground} />
    <path d="M196 370C196 276 240 240 320 240S444 276 444 370Z" fill="#f6a04d" />
    <Cat mood={isPayOff ? "shocked" : "deadpan"} x={320} y={180} />
    {isPayOff && <Flash x={320} y={186} />}
    <rect x="202" y="270" width="236" height="118" rx="14" fill="#eceaf3" />
    <circle cx="320" cy="328" r="16" fill={pattern} strokeWidth={5} />
    <rect x="176" y="380" width="288" height="18" rx="9" fill="#cfccda" />
    <ellipse cx="222" cy="276" rx="30" ry="21" fill="#f6a04d" />
    <ellipse cx="418" cy="276" rx="30" ry="21" fill="#f6a04d" />
    <path d="M572 330q34 -6 34 20t-36 22" fill="none" />
    <path d="M506 314h68v56q0 18 -18 18h-32q-18 0 -18 -18z" fill={accent} />
    <path d="M526 292q-12 -16 0 -30M554 292q-12 -16 0 -30" fill="none" strokeWidth={5} />
    <path
      d="M96 330C40 320 30 270 38 246C76 258 100 290 96 330C92 280 116 238 150 228C160 270 140 316 96 330Z"
      fill="#59b36b"
    />
    <path d="M58 328h78l-10 62h-58z" fill="#e2734f" />
  </g>
);

/** A duck that has all the time in the world. */
const bath: SceneDrawing = ({ ground, pattern, accent }, isPayOff) => (
  <g {...DRAWN}>
    <Tiles stroke={pattern} to={392} />
    <Ground y={392} fill={ground} />
    <path d="M596 420V40q0 -50 -50 -50h-10q-36 0 -36 34" fill="none" strokeWidth={16} />
    <path d="M456 60q2 -38 44 -38t44 38z" fill="#cfccda" />
    <path d="M238 262C226 200 262 188 320 188S414 200 402 262Z" fill="#ffd447" />
    <circle cx="320" cy="138" r="88" fill="#ffd447" />
    <Face mood={isPayOff ? "joyful" : "smug"} x={320} y={130} skin="#ffd447" mouth={null} />
    {isPayOff && <path d="M284 170Q320 226 356 170Z" fill="#d9541e" />}
    <path d="M266 164Q320 126 374 164Q320 194 266 164Z" fill="#ff8c2e" />
    <g fill="#ffffff">
      <circle cx="282" cy="58" r="26" />
      <circle cx="356" cy="56" r="28" />
      <circle cx="320" cy="38" r="34" />
    </g>
    <path d="M196 402l-12 30M444 402l12 30" strokeWidth={18} />
    <path d="M104 262H536C534 356 496 404 424 404H216C144 404 106 356 104 262Z" fill="#ffffff" />
    <path d="M132 318q8 44 44 60" fill="none" stroke={accent} strokeWidth={9} />
    <g fill="#f2f8ff">
      <circle cx="150" cy="240" r="30" />
      <circle cx="204" cy="232" r="38" />
      <circle cx="448" cy="234" r="36" />
      <circle cx="500" cy="242" r="28" />
    </g>
    <rect x="84" y="246" width="472" height="32" rx="16" fill="#ffffff" />
    <g fill="#ffffff" fillOpacity={0.7} strokeWidth={5}>
      <circle cx="80" cy="160" r="22" />
      <circle cx="132" cy="96" r="14" />
      {isPayOff && <circle cx="182" cy="40" r="26" />}
      {isPayOff && <circle cx="474" cy="140" r="20" />}
    </g>
  </g>
);

/** A potato on a couch, where it belongs. */
const couch: SceneDrawing = ({ accent, ground, pattern }, isPayOff) => (
  <g {...DRAWN}>
    <path
      d={Array.from({ length: 30 }, (_, i) => `M${-860 + i * 80} -1000V380`).join("")}
      stroke={pattern}
      strokeWidth={22}
      strokeLinecap="butt"
    />
    <Ground y={378} fill={ground} />
    <rect x="20" y="-96" width="150" height="170" rx="6" fill="#fff6e0" />
    <path
      d="M64 40l-8 -74M82 40l-2 -92M100 40l4 -86M116 40l12 -66"
      stroke="#f2b632"
      strokeWidth={13}
    />
    <path d="M46 0h98l-14 56h-70z" fill="#e2543f" />
    <path d="M104 400v26M536 400v26" strokeWidth={16} />
    <rect x="72" y="138" width="496" height="230" rx="54" fill={accent} />
    <path d="M320 140V300" />
    <path
      d="M228 330C188 246 214 96 300 82C398 66 446 170 428 284C420 356 384 372 328 372S246 366 228 330Z"
      fill="#cf9d62"
    />
    <path d="M262 140h.1M392 250h.1M256 262h.1M376 132h.1" stroke="#94662f" strokeWidth={11} />
    <Face mood={isPayOff ? "shocked" : "deadpan"} x={326} y={186} skin="#cf9d62" />
    {isPayOff && <Flash x={326} y={222} />}
    <rect x="92" y="318" width="456" height="84" rx="34" fill={accent} />
    <rect x="36" y="232" width="92" height="170" rx="44" fill={accent} />
    <rect x="512" y="232" width="92" height="170" rx="44" fill={accent} />
    <path d="M412 290q40 -6 52 -34" fill="none" strokeWidth={9} />
    <rect
      x="450"
      y="196"
      width="34"
      height="74"
      rx="10"
      fill="#3b3547"
      transform="rotate(18 467 233)"
    />
    <g fill="#fff3c4" strokeWidth={5}>
      {(isPayOff ? POPCORN_FLYING : POPCORN).map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r="17" />
      ))}
    </g>
    <path d="M150 296h132q-6 62 -34 62h-64q-28 0 -34 -62z" fill="#ffffff" />
    <path d="M180 300l8 54M216 300v54M252 300l-8 54" stroke="#e2543f" />
  </g>
);

const POPCORN = [
  [172, 288],
  [200, 276],
  [230, 282],
  [258, 288],
  [216, 262],
] as const;
const POPCORN_FLYING = [
  [150, 210],
  [188, 250],
  [128, 140],
  [244, 276],
  [200, 176],
  [96, 196],
] as const;

/** A snail that has found out how to be quick. */
const road: SceneDrawing = ({ accent, ground, pattern }, isPayOff) => (
  <g {...DRAWN}>
    <path
      d="M-1000 330C-700 200 -500 330 -260 250S60 320 260 240S640 320 860 230S1300 320 1640 240V500H-1000Z"
      fill={pattern}
      stroke="none"
    />
    <path
      d="M40 40q4 -40 46 -36q20 -36 60 -14q44 -4 40 50zM470 -10q4 -34 40 -30q20 -30 52 -10q36 -2 34 40z"
      fill="#ffffff"
      strokeWidth={5}
    />
    <Ground y={364} fill={ground} />
    <path d="M-1000 410H1640" stroke="#ffffff" strokeWidth={12} strokeDasharray="70 54" />
    {isPayOff && (
      <>
        <path
          d="M20 110L-90 128L20 150L-30 176L70 184V86Z"
          fill="#ff8c2e"
          transform="translate(64 0)"
        />
        <path
          d="M70 116L20 130L70 148Z"
          fill="#ffe14d"
          transform="translate(62 2)"
          strokeWidth={5}
        />
        <path d="M-30 236H60M-70 284H70M-20 330H80" fill="none" strokeWidth={9} />
      </>
    )}
    <path
      d="M92 364C120 316 190 326 250 330H420L440 250H530C556 320 528 366 462 368H118Q92 372 92 364Z"
      fill="#f4dfae"
    />
    <path d="M438 176L416 118M524 176L546 118" fill="none" />
    <circle cx="414" cy="112" r="15" fill="#f4dfae" />
    <circle cx="548" cy="112" r="15" fill="#f4dfae" />
    <circle cx="482" cy="228" r="92" fill="#f4dfae" />
    <Face mood={isPayOff ? "joyful" : "deadpan"} x={484} y={222} skin="#f4dfae" />
    <circle cx="272" cy="244" r="104" fill={accent} />
    <path
      d="M272 252a18 18 0 1 1 22 -24a44 44 0 1 1 -66 -6a74 74 0 1 1 -4 104"
      fill="none"
      strokeWidth={9}
    />
    <path d="M196 172V118M330 160V118" stroke="#5b3b2a" strokeWidth={16} />
    <path d="M142 92H332Q392 98 408 134Q392 168 332 174H142Z" fill="#f4f2f8" />
    <path d="M332 92Q392 98 408 134Q392 168 332 174Z" fill="#e2543f" />
    <path d="M150 92L112 64V202L150 174Z" fill="#e2543f" />
    <circle cx="264" cy="133" r="22" fill="#8fd3ff" />
  </g>
);

/** Toast that did not see it coming. */
const kitchen: SceneDrawing = ({ accent, ground, pattern }, isPayOff) => {
  const rise = isPayOff ? 0 : 84;
  return (
    <g {...DRAWN}>
      <Tiles stroke={pattern} to={378} />
      <Ground y={378} fill={ground} />
      {isPayOff && (
        <path d="M190 150v-60M450 150v-60M170 214v-30M470 214v-30" fill="none" strokeWidth={9} />
      )}
      <g transform={`translate(0 ${rise})`}>
        <path
          d="M226 300V128C178 108 190 26 258 22H382C450 26 462 108 414 128V300Z"
          fill="#b8743a"
        />
        <path
          d="M250 300V112C216 98 222 48 266 46H374C418 48 424 98 390 112V300Z"
          fill="#f5d196"
          stroke="none"
        />
        <Face mood={isPayOff ? "shocked" : "worried"} x={320} y={120} skin="#f5d196" />
      </g>
      <path d="M206 400v22M434 400v22" strokeWidth={16} />
      <path d="M458 284h44v30h-44z" fill="#3b3547" />
      <rect x="176" y="228" width="288" height="178" rx="52" fill="#dcdae6" />
      <path d="M214 252H426" strokeWidth={18} />
      <path d="M212 330q0 46 40 46" fill="none" stroke="#ffffff" strokeWidth={10} />
      <circle cx="390" cy="338" r="28" fill={accent} />
      <path d="M390 338v-18" />
      <path d="M30 404q-10 -70 40 -74h16q50 4 40 74z" fill="#fff1a8" />
      <path d="M2 404h152" strokeWidth={14} />
      <rect x="510" y="300" width="104" height="106" rx="20" fill="#c9314f" />
      <rect x="504" y="276" width="116" height="36" rx="12" fill="#ffffff" />
      <rect x="530" y="336" width="64" height="44" rx="8" fill="#fff6e0" strokeWidth={5} />
    </g>
  );
};

const SPLASH = [
  [70, 190],
  [20, 150],
  [112, 130],
  [546, 180],
  [600, 130],
  [640, 190],
]
  .map(([x, y]) => `M${x} ${y}c16 22 20 38 0 40c-20 -2 -16 -18 0 -40z`)
  .join("");

/** A dog on holiday. */
const pool: SceneDrawing = ({ accent, pattern }, isPayOff) => (
  <g {...DRAWN}>
    <circle cx="560" cy="20" r="62" fill="#ffe14d" />
    <path d="M560 -74v-30M640 -40l24 -22M480 -40l-24 -22" fill="none" />
    <path d="M-1000 250H1640V900H-1000Z" fill="#57c7e8" />
    <path
      d="M-20 290q22 -16 44 0t44 0M560 280q22 -16 44 0t44 0M-150 340q22 -16 44 0t44 0M690 350q22 -16 44 0t44 0"
      fill="none"
      stroke="#d8f5ff"
    />
    <ellipse cx="320" cy="330" rx="236" ry="76" fill={accent} />
    <path
      d="M112 296q-30 16 -28 40l70 8q0 -24 22 -36zM528 296q30 16 28 40l-70 8q0 -24 -22 -36z"
      fill="#ffffff"
    />
    <ellipse cx="320" cy="314" rx="132" ry="34" fill={pattern} />
    <path d="M232 326C226 262 262 240 320 240S414 262 408 326Q320 356 232 326Z" fill="#f1dcc0" />
    <Dog mood={isPayOff ? "joyful" : "smug"} x={320} y={166} />
    <path d="M186 330Q320 374 454 330" fill="none" />
    <g transform="translate(34 6)">
      <path d="M476 300V200" fill="none" strokeWidth={5} />
      <path d="M436 236h84l-14 82h-56z" fill="#ffffff" fillOpacity={0.85} />
      <path d="M442 268h72l-8 50h-56z" fill="#ff8c2e" strokeWidth={5} />
      <path d="M424 208q50 -52 100 4z" fill="#e2543f" />
    </g>
    {isPayOff && <path d={SPLASH} fill="#d8f5ff" strokeWidth={5} />}
    <path
      d="M-1000 402q30 -22 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V900H-1000Z"
      fill="#2fa9d6"
    />
  </g>
);

/** Everything that can happen. */
export const SCENES: readonly SceneDrawing[] = [desk, bath, couch, road, kitchen, pool];

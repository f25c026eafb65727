import { Beak, Dog, DRAWN, Face } from "./cast.tsx";
import { Drops, Ground, Rounds, type SceneDrawing, Stripes, Tiles } from "./set.tsx";

/** A duck that has all the time in the world, and all the foam. */
export const bath: SceneDrawing = {
  focus: { x: 90, y: -4, width: 460, height: 330 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Tiles stroke={pattern} to={392} />
      <Ground y={392} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <path d="M596 420V40q0 -50 -50 -50h-10q-36 0 -36 34" fill="none" strokeWidth={16} />
      <path d="M456 60q2 -38 44 -38t44 38z" fill="#cfccda" />
      <path d="M238 262C226 200 262 188 320 188S414 200 402 262Z" fill="#ffd447" />
      <circle cx="320" cy="138" r="88" fill="#ffd447" />
      <Face mood={happened ? "joyful" : "deadpan"} x={320} y={130} skin="#ffd447" mouth={null} />
      <Beak x={320} y={140} isOpen={happened} />
      <Rounds
        at={[
          [282, 58, 26],
          [356, 56, 28],
          [320, 38, 34],
        ]}
        fill="#ffffff"
      />
      <path d="M196 402l-12 30M444 402l12 30" strokeWidth={18} />
      <path d="M104 262H536C534 356 496 404 424 404H216C144 404 106 356 104 262Z" fill="#ffffff" />
      <path d="M132 318q8 44 44 60" fill="none" stroke={accent} strokeWidth={9} />
      <Rounds
        at={[
          [150, 240, 30],
          [204, 232, 38],
          [448, 234, 36],
          [500, 242, 28],
        ]}
        fill="#f2f8ff"
      />
      <rect x="84" y="246" width="472" height="32" rx="16" fill="#ffffff" />
      <Rounds
        at={[
          [80, 160, 22],
          [132, 96, 14],
        ]}
        fill="#f2f8ff"
      />
      {happened && (
        <g>
          <Rounds at={FOAM} fill="#f2f8ff" />
        </g>
      )}
    </g>
  ),
};

const FOAM = [
  [96, 300, 40],
  [70, 352, 46],
  [128, 396, 52],
  [546, 306, 44],
  [580, 360, 48],
  [512, 404, 54],
  [200, 420, 40],
  [448, 424, 36],
  [120, 236, 42],
  [178, 262, 46],
  [250, 272, 40],
  [318, 280, 38],
  [388, 272, 42],
  [462, 260, 46],
  [524, 238, 42],
  [286, 14, 30],
  [346, 4, 36],
  [178, 40, 26],
  [464, 130, 22],
] as const;

/** The dog's waves, from one side of any panel to the other. */
const WAVES = `M-1000 402q30 -22 60 0${"t60 0".repeat(43)}V900H-1000Z`;

/** A dog on holiday, which is not alone. */
export const pool: SceneDrawing = {
  focus: { x: 90, y: 10, width: 460, height: 340 },
  backdrop: () => (
    <g {...DRAWN}>
      <circle cx="560" cy="20" r="62" fill="#ffe14d" />
      <path d="M560 -74v-30M640 -40l24 -22M480 -40l-24 -22" fill="none" />
      <path d="M-1000 250H1640V900H-1000Z" fill="#57c7e8" />
      <path
        d="M-20 290q22 -16 44 0t44 0M560 280q22 -16 44 0t44 0M-150 340q22 -16 44 0t44 0M690 350q22 -16 44 0t44 0"
        fill="none"
        stroke="#d8f5ff"
      />
    </g>
  ),
  actors: ({ colours: { accent, pattern }, happened }) => (
    <g {...DRAWN}>
      <ellipse cx="320" cy="330" rx="236" ry="76" fill={accent} />
      <path
        d="M112 296q-30 16 -28 40l70 8q0 -24 22 -36zM528 296q30 16 28 40l-70 8q0 -24 -22 -36z"
        fill="#ffffff"
      />
      <ellipse cx="320" cy="314" rx="132" ry="34" fill={pattern} />
      <path d="M232 326C226 262 262 240 320 240S414 262 408 326Q320 356 232 326Z" fill="#f1dcc0" />
      <Dog mood={happened ? "shocked" : "deadpan"} x={320} y={166} />
      <path d="M186 330Q320 374 454 330" fill="none" />
      <g transform="translate(34 6)">
        <path d="M476 300V200" fill="none" strokeWidth={5} />
        <path d="M436 236h84l-14 82h-56z" fill="#ffffff" fillOpacity={0.85} />
        <path d="M442 268h72l-8 50h-56z" fill="#ff8c2e" strokeWidth={5} />
        <path d="M424 208q50 -52 100 4z" fill="#e2543f" />
      </g>
      {happened && (
        <g>
          <Drops
            at={[
              [112, 190],
              [74, 130],
              [150, 110],
              [196, 30],
              [520, 110],
              [470, 50],
            ]}
          />
          <path d="M398 40L452 2L446 84Z" fill="#ff7d5a" />
          <path d="M236 46C256 0 340 -8 408 46C340 96 262 92 236 46Z" fill="#ff7d5a" />
          <path d="M318 24q18 22 0 44M344 22q18 22 0 44" fill="none" strokeWidth={5} />
          <circle cx="276" cy="38" r="9" fill="#ffffff" strokeWidth={5} />
        </g>
      )}
      <path d={WAVES} fill="#2fa9d6" />
    </g>
  ),
};

/** A goldfish that wants to see the world. */
export const bowl: SceneDrawing = {
  focus: { x: 100, y: -20, width: 440, height: 370 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Stripes stroke={pattern} to={384} />
      <Ground y={384} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <rect x="200" y="394" width="240" height="26" rx="13" fill={accent} />
      <path d="M236 128C110 190 130 398 236 402H404C510 398 530 190 404 128Z" fill="#e9f8ff" />
      <path
        d="M166 200Q240 184 320 200T474 200C508 290 480 400 404 402H236C160 400 132 290 166 200Z"
        fill="#8fd9f2"
      />
      <path
        d="M196 388q62 -34 124 -6t124 6q-18 14 -40 14h-168q-22 0 -40 -14z"
        fill="#f4dfae"
        strokeWidth={5}
      />
      <path
        d="M420 382q-26 -44 0 -82q24 -36 -2 -70q36 30 22 76t-8 76z"
        fill="#59b36b"
        strokeWidth={5}
      />
      {!happened && (
        <Rounds
          at={[
            [222, 236, 11],
            [204, 272, 8],
          ]}
          fill="#e9f8ff"
        />
      )}
      <g transform={happened ? "translate(0 -186) rotate(-8 320 270)" : undefined}>
        <path
          d="M236 290q-54 -30 -64 16q30 22 70 6zM404 290q54 -30 64 16q-30 22 -70 6z"
          fill="#ffb38a"
        />
        <path d="M288 190q32 -44 64 0z" fill="#ffb38a" />
        <path
          d="M320 182C390 182 414 230 412 272C410 326 372 352 320 352S230 326 228 272C226 230 250 182 320 182Z"
          fill="#ff7d5a"
        />
        <Face mood={happened ? "joyful" : "deadpan"} x={320} y={260} skin="#ff7d5a" />
      </g>
      {happened && (
        <g>
          <Drops
            at={[
              [170, 110],
              [130, 60],
              [206, 40],
              [470, 110],
              [512, 60],
              [436, 30],
            ]}
          />
          <path
            d="M226 180q8 -40 44 -24q18 -24 50 -6q32 -18 50 6q36 -16 44 24q-94 34 -188 0z"
            fill="#d8f5ff"
          />
        </g>
      )}
      {!happened && <ellipse cx="320" cy="128" rx="86" ry="16" fill="none" />}
      <path d="M176 260q-10 40 8 78" fill="none" stroke="#ffffff" strokeWidth={9} />
    </g>
  ),
};

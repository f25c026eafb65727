import type { ReactNode } from "react";

/** Outlines are dark in every palette, like ink on paper. */
export const LINE = "#1d1822";

/** SVG attributes of a shape. */
export const DRAWN = {
  stroke: LINE,
  strokeWidth: 7,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;

/** Expressions of a face, from calm to ecstatic. */
export const MOODS = ["deadpan", "smug", "worried", "shocked", "joyful"] as const;
type Mood = (typeof MOODS)[number];

/** Options of {@linkcode Face}. */
interface FaceProps {
  mood: Mood;
  x: number;
  y: number;
  /** Colour of the eyelids. */
  skin: string;
  /** How much lower than usual the mouth is; null for a beak instead of a mouth. */
  mouth?: number | null;
}

/** Eyes, brows and a mouth around a point between the eyes. */
export function Face({ mood, x, y, skin, mouth = 0 }: FaceProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" {...DRAWN}>
      {EYES[mood](skin)}
      {mouth !== null && <g transform={`translate(0 ${mouth})`}>{MOUTHS[mood]}</g>}
    </g>
  );
}

function eye(cx: number, radius: number, pupil: { x?: number; y?: number; radius: number }) {
  const { x = 0, y = 0 } = pupil;
  return (
    <>
      <circle cx={cx} cy={-10} r={radius} fill="#ffffff" strokeWidth={6} />
      <circle cx={cx + x} cy={-10 + y} r={pupil.radius} fill={LINE} stroke="none" />
    </>
  );
}

/** Upper lids, down to the middle of the eyes. */
function lids(skin: string) {
  return (
    <path
      d="M-58 -10A22 22 0 0 1 -14 -10ZM14 -10A22 22 0 0 1 58 -10Z"
      fill={skin}
      strokeWidth={6}
    />
  );
}

const EYES: Readonly<Record<Mood, (skin: string) => ReactNode>> = {
  deadpan: (skin) => (
    <>
      {eye(-36, 22, { radius: 9, y: 5 })}
      {eye(36, 22, { radius: 9, y: 5 })}
      {lids(skin)}
    </>
  ),
  smug: (skin) => (
    <>
      {eye(-36, 22, { radius: 9, x: 9, y: 4 })}
      {eye(36, 22, { radius: 9, x: 9, y: 4 })}
      {lids(skin)}
      <path d="M14 -48q24 -18 46 -2M-58 -40h40" />
    </>
  ),
  worried: () => (
    <>
      {eye(-36, 22, { radius: 7, y: -5 })}
      {eye(36, 22, { radius: 7, y: -5 })}
      <path d="M-64 -38l38 -16M64 -38l-38 -16" />
      <path d="M84 -52c14 20 18 34 0 36c-18 -2 -14 -16 0 -36z" fill="#8fd3ff" strokeWidth={5} />
    </>
  ),
  shocked: () => (
    <>
      {eye(-38, 30, { radius: 7 })}
      {eye(38, 30, { radius: 7 })}
      <path d="M-64 -58q24 -18 44 -4M64 -58q-24 -18 -44 -4" />
    </>
  ),
  joyful: () => <path d="M-60 -2q22 -34 46 0M14 -2q22 -34 46 0" strokeWidth={9} />,
};

const MOUTHS: Readonly<Record<Mood, ReactNode>> = {
  deadpan: <path d="M-20 38h40" />,
  smug: <path d="M-26 36q30 20 54 -10" />,
  worried: <path d="M-28 42q9 -14 19 0t19 0t19 0" />,
  shocked: <ellipse cx="0" cy="50" rx="16" ry="21" fill={LINE} />,
  joyful: (
    <>
      <path d="M-34 24h68q-2 44 -34 44t-34 -44z" fill={LINE} />
      <path d="M-16 56q16 -18 32 0q-16 16 -32 0z" fill="#ff7d8a" stroke="none" />
    </>
  ),
};

/** A cat's head around a point between its eyes. */
export function Cat({ mood, x, y }: Pick<FaceProps, "mood" | "x" | "y">) {
  const fur = "#f6a04d";
  return (
    <g {...DRAWN}>
      <g transform={`translate(${x} ${y})`}>
        <path
          d="M-112 24C-118 -30 -114 -92 -102 -126Q-70 -116 -48 -88Q0 -102 48 -88Q70 -116 102 -126C114 -92 118 -30 112 24C106 82 58 100 0 100C-58 100 -106 82 -112 24Z"
          fill={fur}
        />
        <path d="M-94 -60l2 -42l24 22zM94 -60l-2 -42l-24 22z" fill="#ffc4bd" strokeWidth={5} />
        <path d="M-18 -94v30M0 -97v38M18 -94v30" stroke="#c9691f" />
        <path d="M-76 20l-62 -12M-76 36l-60 10M76 20l62 -12M76 36l60 10" strokeWidth={5} />
      </g>
      <Face mood={mood} x={x} y={y} skin={fur} />
      <path d={`M${x - 12} ${y + 10}h24l-12 12z`} fill="#ff7d8a" strokeWidth={5} />
    </g>
  );
}

/** A dog's head around a point between its eyes. */
export function Dog({ mood, x, y }: Pick<FaceProps, "mood" | "x" | "y">) {
  const fur = "#f1dcc0";
  return (
    <g {...DRAWN}>
      <g transform={`translate(${x} ${y})`}>
        <path
          d="M-96 -40C-92 -96 -44 -112 0 -112S92 -96 96 -40C100 20 92 62 66 86C40 106 -40 106 -66 86C-92 62 -100 20 -96 -40Z"
          fill={fur}
        />
        <path
          d="M-78 -92C-120 -96 -150 -30 -142 34C-136 62 -104 60 -98 30C-92 -6 -96 -50 -58 -96Z"
          fill="#8a5a3c"
        />
        <path
          d="M78 -92C120 -96 150 -30 142 34C136 62 104 60 98 30C92 -6 96 -50 58 -96Z"
          fill="#8a5a3c"
        />
        <ellipse cx="0" cy="50" rx="60" ry="48" fill="#fff8ee" strokeWidth={5} />
      </g>
      <Face mood={mood} x={x} y={y} skin={fur} mouth={16} />
      <ellipse cx={x} cy={y + 16} rx="18" ry="12" fill={LINE} stroke="none" />
    </g>
  );
}

/** A beak below the eyes. */
export function Beak({ x, y, isOpen }: { x: number; y: number; isOpen: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} {...DRAWN}>
      {isOpen && <path d="M-36 30Q0 96 36 30Z" fill="#d9541e" />}
      <path d="M-54 24Q0 -14 54 24Q0 54 -54 24Z" fill="#ff8c2e" />
    </g>
  );
}

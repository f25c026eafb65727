import type { ReactNode } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { Layer } from "../page/layer.tsx";
import { useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";

/** Name of a pictogram. */
export type PictogramName = keyof typeof PICTOGRAMS;

/** Drawn in a square of 100, in the current fill; `ground` is the colour of the parts cut out. */
const PICTOGRAMS = {
  person: () => (
    <>
      <circle cx="50" cy="22" r="20" />
      <path d="M12 100V84a38 38 0 0 1 76 0v16z" />
    </>
  ),
  coins: () => (
    <>
      {[4, 28, 52, 76].map((y, i) => (
        <rect key={y} x={i % 2 === 0 ? 14 : 6} y={y} width="80" height="19" rx="9.5" />
      ))}
    </>
  ),
  thermometer: (ground) => (
    <>
      <path d="M34 58V18a16 16 0 0 1 32 0v40a25 25 0 1 1-32 0z" />
      <path d="M44 66V30h12v36a13 13 0 1 1-12 0z" fill={ground} />
      <path d="M47 68V46h6v22a10 10 0 1 1-6 0z" />
    </>
  ),
  clock: (ground) => (
    <>
      <circle cx="50" cy="50" r="47" />
      <path d="M45 20h10v27l19 19-7 7-22-22z" fill={ground} />
    </>
  ),
  road: (ground) => (
    <>
      <path d="M36 4h28l32 92H4z" />
      <path d="M47 12h6l1 16h-8zM45 40h10l2 20H43zM42 72h16l2 24H40z" fill={ground} />
    </>
  ),
  weight: (ground) => (
    <>
      <path d="M24 40h52l20 58H4z" />
      <path
        fillRule="evenodd"
        d="M50 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm0 12a10 10 0 1 0 0 20 10 10 0 0 0 0-20z"
      />
      <path d="M28 62h44v12H28z" fill={ground} />
    </>
  ),
  drop: (ground) => (
    <>
      <path d="M50 2c16 24 34 40 34 62a34 34 0 0 1-68 0C16 42 34 26 50 2z" />
      <path d="M28 62h10a14 14 0 0 0 14 16v10A24 24 0 0 1 28 62z" fill={ground} />
    </>
  ),
  bolt: () => <path d="M60 0 12 58h30L34 100l54-62H56z" />,
  field: (ground) => (
    <>
      <path d="M4 4h92v92H4z" />
      <path d="M4 46h44V4h8v42h40v8H56v42h-8V54H4z" fill={ground} />
    </>
  ),
  /** Up and down: one thing or the other. */
  exchange: () => <path d="M25 3 3 31h14v66h16V31h14zM75 97l22-28H83V3H67v66H53z" />,
} satisfies Record<string, (ground: string) => ReactNode>;

const PEOPLE =
  /\b(?:people|persons?|wom[ae]n|m[ae]n|child(?:ren)?|kids|girls|boys|adults|teen(?:ager)?s|parents|mothers|fathers|families|households|nurses|doctors|patients|workers|employees|students|pupils|teachers|users|customers|buyers|voters|citizens|residents|renters|tenants|drivers|readers|players|Americans|Europeans|Germans|Menschen|Personen|Leute|Frauen|Männer|Kinder|Erwachsene|Eltern|Familien|Haushalte|Beschäftigten?|Deutschen?|Kunden|Nutzer|Schüler|Studierenden?|personnes|femmes|hommes|enfants|parents|Français|salariés|personas|mujeres|hombres|niños|familias|trabajadores|persone|donne|uomini|bambini|famiglie|italiani|pessoas|mulheres|homens|crianças|mensen|vrouwen|mannen|kinderen|osób|ludzi|kobiet|mężczyzn)\b|человек|людей|женщин|мужчин|детей|أشخاص|شخص|الناس|אנשים|लोग|[人名명]|사람|คน/iu;

const UNITS: readonly (readonly [RegExp, PictogramName])[] = [
  [
    /\p{Sc}|^(?:USD|EUR|GBP|CHF)\b|\b(?:Euro|Dollar|dollars?|euros?|pounds?|Franken|zł)\b|元|円|₽/iu,
    "coins",
  ],
  [/°|\b(?:degrees|Grad|degrés|grados|gradi|градус\p{L}*)\b/iu, "thermometer"],
  [
    /\d\s?(?:h|min|s)\b|\b(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|Stunden?|Minuten?|Tage?n?|Wochen?|Monate?|Jahre?n?|heures?|jours?|ans|années|horas?|días?|años?|giorni|anni|ore|dias|anos|uur|dagen|jaar|часов|дней|лет)\b|[時小]间|時間|小时|年|日/iu,
    "clock",
  ],
  [/\d\s?(?:km²|m²|ha)(?!\p{L})|\b(?:hectares?|Hektar|acres?|ettari)\b|平方/iu, "field"],
  [
    /\d\s?(?:km|m|cm|mm|km\/h|mph)\b|\b(?:miles?|met(?:re|er)s?|kilomet(?:re|er)s?|Kilometer|Meter)\b|公里|キロ|米/iu,
    "road",
  ],
  [/\d\s?(?:kg|g|t)\b|\b(?:tonn?e?s?|Tonnen|kilos?|pounds)\b|公斤|吨|トン/iu, "weight"],
  [/\d\s?(?:l|ml)\b|\b(?:lit(?:re|er)s?|Liter|litros|litri)\b/iu, "drop"],
  [/\d\s?(?:k|M|G|T)?Wh?\b|\b(?:gigawatts?|megawatts?|watts?)\b/u, "bolt"],
  [PEOPLE, "person"],
];

/** The pictogram for what a figure measures, by its unit; null if the unit does not tell. */
export function pictogramFor(value: string): PictogramName | null {
  return UNITS.find(([unit]) => unit.test(value))?.[1] ?? null;
}

/** True if the words of a text say that it counts people. */
export function tellsOfPeople(text: string): boolean {
  return PEOPLE.test(text);
}

/** Options of {@linkcode Pictogram}. */
export interface PictogramProps {
  name: PictogramName;
  /** In canvas pixels. */
  size: number;
  tone?: keyof Palette;
  /** The background colour. */
  ground?: keyof Palette;
  order?: number;
}

/** A small solid picture of an object. */
export function Pictogram({
  name,
  size,
  tone = "accent",
  ground = "background",
  order = 0,
}: PictogramProps) {
  const { palette } = useScene();
  const motion = useEntrance("pop", order);
  return (
    <Layer name={`pictogram ${name} ${order}`} motion={motion} style={{ flexShrink: 0 }}>
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 100 100"
        fill={palette[tone]}
        style={{ display: "block" }}
      >
        {PICTOGRAMS[name](palette[ground])}
      </svg>
    </Layer>
  );
}

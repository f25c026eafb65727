import type { Data } from "../../../src/posts/data.ts";
import type { Point } from "../../../src/posts/script.ts";
import { writeCarousel } from "../_write_carousel.ts";
import type { JudgedText } from "./_texts.ts";

/** What was drawn for a text, and what of it is wrong or missing. */
export interface Judgement {
  text: JudgedText;
  drawn: readonly string[];
  wrong: readonly string[];
  missing: readonly string[];
}

/** Figures of several texts. */
export interface Score {
  texts: number;
  drawn: number;
  right: number;
  expected: number;
  found: number;
  traps: number;
  fallen: number;
}

/** Writes a carousel from a text and looks at its data. */
export async function judge(text: JudgedText): Promise<Judgement> {
  const script = await writeCarousel(text.text);
  const drawn = [...new Set(script.points.flatMap(namesOf))];
  return {
    text,
    drawn,
    wrong: drawn.filter((name) => !text.expected.includes(name)),
    missing: text.expected.filter((name) => !drawn.includes(name)),
  };
}

/** Adds up judgements. */
export function scoreOf(judgements: readonly Judgement[]): Score {
  const sum = (count: (one: Judgement) => number) =>
    judgements.reduce((all, one) => all + count(one), 0);
  const traps = judgements.filter(({ text }) => text.expected.length === 0);
  return {
    texts: judgements.length,
    drawn: sum(({ drawn }) => drawn.length),
    right: sum(({ drawn, wrong }) => drawn.length - wrong.length),
    expected: sum(({ text }) => text.expected.length),
    found: sum(({ text, missing }) => text.expected.length - missing.length),
    traps: traps.length,
    fallen: traps.filter(({ drawn }) => drawn.length > 0).length,
  };
}

function namesOf({ data, place }: Point): string[] {
  return [
    ...(data === undefined ? [] : [dataName(data)]),
    ...(place === undefined ? [] : [`map ${place.country}`]),
  ];
}

/** Data in one line: "ladder Norway=81 %; Sweden=60 %", "change 12 to 19", "timeline 1923; 1948". */
function dataName(data: Data): string {
  const pairs = (all: readonly { label: string; value: string }[]) =>
    all.map(({ label, value }) => `${label}=${value}`).join("; ");
  switch (data.kind) {
    case "ladder":
      return `ladder ${pairs(data.rungs)}`;
    case "parts":
      return `parts ${pairs(data.parts)}`;
    case "timeline":
      return `timeline ${data.events.map(({ date }) => date).join("; ")}`;
    case "change":
      return `change ${data.before.value} to ${data.after.value}`;
    case "counted":
      return `counted ${data.part}/${data.whole}`;
  }
}

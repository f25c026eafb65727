import { parseArgs } from "node:util";
import type { TextSet } from "./_judged_texts.ts";

/** How some texts are judged, and what is printed of it. */
export interface Judging<Text, Judgement> {
  readTexts(set: TextSet): Promise<readonly Text[]>;
  judge(text: Text): Promise<Judgement>;
  /** A line on some judgements, by a name such as a language's. */
  lineOf(name: string, judgements: readonly Judgement[]): string;
  showFaults(judgement: Judgement): void;
}

/** Judges all texts and prints a line for each set and language; with `--show` also what is wrong or missing. */
export async function printJudgements<
  Judgement extends { text: Text },
  Text extends { language: string } = Judgement["text"],
>({ readTexts, judge, lineOf, showFaults }: Judging<Text, Judgement>): Promise<void> {
  const { values } = parseArgs({ options: { show: { type: "boolean", default: false } } });
  for (const set of ["tuned", "held_out"] as const) {
    const judgements: Judgement[] = [];
    for (const text of await readTexts(set)) judgements.push(await judge(text));
    console.log(`\n${set}`);
    console.log(lineOf("all", judgements));
    for (const [language, group] of Map.groupBy(judgements, ({ text }) => text.language)) {
      console.log(lineOf(language, group));
    }
    if (values.show) for (const one of judgements) showFaults(one);
  }
}

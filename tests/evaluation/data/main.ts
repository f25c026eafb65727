/**
 * Tells how much of what posts draw to scale is what their texts say: `bun run evaluate:data [--show]`.
 * `--show` names what is wrong or missing.
 */
import { printJudgements } from "../_print_judgements.ts";
import { type Judgement, judge, scoreOf } from "./_score.ts";
import { readTexts } from "./_texts.ts";

await printJudgements({ readTexts, judge, lineOf, showFaults });

function lineOf(name: string, judgements: readonly Judgement[]): string {
  const { texts, drawn, right, expected, found, traps, fallen } = scoreOf(judgements);
  return [
    name.padEnd(8),
    `${texts} texts`.padStart(9),
    `right ${right} of ${drawn} drawn`.padStart(24),
    `found ${found} of ${expected}`.padStart(16),
    `fell into ${fallen} of ${traps} traps`.padStart(26),
  ].join("");
}

function showFaults({ text, wrong, missing }: Judgement): void {
  const faults = [
    ...wrong.map((name) => `wrong: ${name}`),
    ...missing.map((name) => `missing: ${name}`),
  ];
  const [title] = text.text.split("\n");
  if (faults.length > 0) console.log(`  ${text.language} ${title}\n    ${faults.join("\n    ")}`);
}

/**
 * Tells how many of the drawings that posts show are what their texts are about:
 * `bun run evaluate:subjects [--show]`. `--show` names what is wrong or missing.
 */
import { printJudgements } from "../_print_judgements.ts";
import { type Judgement, judge, scoreOf } from "./_score.ts";
import { readTexts } from "./_texts.ts";

await printJudgements({ readTexts, judge, lineOf, showFaults });

function lineOf(name: string, judgements: readonly Judgement[]): string {
  const { texts, shown, right, concrete, found, traps, fallen } = scoreOf(judgements);
  return [
    name.padEnd(8),
    `${texts} texts`.padStart(9),
    `right ${right} of ${shown} shown`.padStart(24),
    `found ${found} of ${concrete}`.padStart(16),
    `fell into ${fallen} of ${traps} traps`.padStart(26),
  ].join("");
}

function showFaults({ text, hook, cover, wrong }: Judgement): void {
  const isMissing = text.accepted.length > 0 && (cover === null || wrong.includes(cover));
  if (wrong.length === 0 && !isMissing) return;
  const faults = [...wrong.map((one) => `wrong ${one}`), ...(isMissing ? ["missing"] : [])];
  console.log(`  ${text.language} ${faults.join(", ")}: ${hook}`);
}

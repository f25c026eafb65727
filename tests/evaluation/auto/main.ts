/**
 * Tells how often `auto` takes a text for what it is, how often an editor would accept its look, and how much an
 * account's posts differ: `bun run evaluate:auto [--show]`. `--show` names what is wrong, and the looks in a row.
 */
import { printJudgements } from "../_print_judgements.ts";
import { chosenInOrder, type Judgement, judge, varietyOf, WINDOW } from "./_score.ts";
import { readTexts } from "./_texts.ts";

await printJudgements({ readTexts, judge, lineOf, showFaults });

function lineOf(name: string, judgements: readonly Judgement[]): string {
  const right = judgements.filter(({ isRightGenre }) => isRightGenre).length;
  const { posts, accepted, mostInWindow, repeatedLooks, repeatedVariants } = varietyOf(judgements);
  return [
    name.padEnd(8),
    `${right} of ${judgements.length} genres`.padStart(18),
    `${accepted} of ${posts} looks`.padStart(20),
    `${mostInWindow} of ${WINDOW} alike`.padStart(16),
    `${repeatedLooks} looks repeated, ${repeatedVariants} with their variant`.padStart(46),
  ].join("");
}

function showFaults({ text, script, isRightGenre }: Judgement): void {
  const [title = ""] = text.text.split("\n");
  const [one] = chosenInOrder([{ text, script, isRightGenre }], 0);
  const faults = [
    ...(isRightGenre ? [] : [`reads as ${script.genre}, not ${text.genres.join(" or ")}`]),
    ...(one?.isAccepted === false
      ? [`looks like ${one.template}, not ${text.looks.join(" or ")}`]
      : []),
  ];
  if (faults.length > 0)
    console.log(`  ${text.language} ${title.slice(0, 60)}\n    ${faults.join("\n    ")}`);
}

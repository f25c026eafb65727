/**
 * Radicals that are letters of their own in Unicode, each before the letter that it looks like, after
 * Unicode's `EquivalentUnifiedIdeograph.txt`. Some makers of PDFs name glyphs by them.
 */
const PAIRS =
  "⺅亻⺉刂⺘扌⺙攵⺠民⺡氵⺣灬⺤爫⺩王⺭礻⺯糹⺰纟⺹耂⺺肀⺾艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻐钅⻑長⻒镸⻓长⻔门⻖阝⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀";
const LETTERS: ReadonlyMap<string, string> = new Map(
  PAIRS.match(/../gu)?.map(([radical = "", letter = ""]) => [radical, letter]),
);

/** Puts letters in the place of radicals that look like them. */
export function withoutRadicals(text: string): string {
  return text.replace(
    /[\u2E80-\u2FD5]/g,
    (radical) => LETTERS.get(radical) ?? radical.normalize("NFKC"),
  );
}

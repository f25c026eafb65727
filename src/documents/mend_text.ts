/** Entities that were escaped twice: "&amp;amp;", "&amp;#39;". */
const TWICE = /&amp;(?=(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});)/giu;
/** UTF-8 that was read as Windows-1252: "Ã©", "â€™". */
const GARBLED =
  /(?:[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]?)/gu;
/** Windows-1252's letters from 0x80 on. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
/** A line of single letters, with more than a space between words. */
const SPACED = /^[ \t]*(?:\p{L}[ \t]{1,4}){3,60}\p{L}[.!?:]?[ \t]*$/gmu;
const MIN_GARBLED = 2;
/** Letters with a cedilla that Romanian writes with a comma, as older character sets have no others. */
const COMMAS: ReadonlyMap<string, string> = new Map([
  ["ş", "ș"],
  ["Ş", "Ș"],
  ["ţ", "ț"],
  ["Ţ", "Ț"],
]);
/** Only Romanian has it, and Arabic names in Latin letters do. */
const ROMANIAN = /ţ/gu;
const TURKISH = /[ğıİ]/u;
const MIN_ROMANIAN = 2;

/** Mends what other programs did to a text: entities escaped twice, garbled letters, cedillas, letter-spaced lines. */
export function mendText(source: string): string {
  const text = ungarbled(source.replace(TWICE, "&"));
  return withCommas(text).replace(SPACED, closeLetters);
}

function withCommas(text: string): string {
  const isRomanian = (text.match(ROMANIAN)?.length ?? 0) >= MIN_ROMANIAN && !TURKISH.test(text);
  return isRomanian ? text.replace(/[şŞţŢ]/gu, (letter) => COMMAS.get(letter) ?? letter) : text;
}

function ungarbled(text: string): string {
  if ((text.match(GARBLED)?.length ?? 0) < MIN_GARBLED) return text;
  return text.replace(/[\u0080-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,40}/gu, (run) => {
    const bytes = Array.from(run, (letter) => {
      const index = WINDOWS.indexOf(letter);
      return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
    });
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      return run;
    }
  });
}

/** "T H E   P A G E" is two words; without wider gaps, words cannot be told. */
function closeLetters(line: string): string {
  const text = line.trim();
  if (!/\p{L}\s{2,}\p{L}/u.test(text)) return line;
  if (/\p{L}\s\p{L}\s{2,}|\s{2,}\p{L}\s\p{L}/u.test(text) === false) return line;
  return text
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

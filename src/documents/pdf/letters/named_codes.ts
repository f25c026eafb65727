import type { PdfItem } from "../item.ts";

/** What a font of signs has under the names "a33" to "a126", and a blank where it has nothing by that name. */
const SIGNS =
  "✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❑▲▼◆❖ ◗❘❙❚❯❱❲❳❨❩❬❭❪❫❴❵❛❜❝❞❡❢❣❤✐❥❦❧♠♥♦♣    ✉✈✇①②③④⑤⑥⑦";
const FIRST_CODE = 33;
/** The same of codes that TeX's fonts have ligatures, dashes and quotation marks at. */
const OTHERS: Readonly<Record<string, string>> = {
  "☛": "ff",
  "☞": "fi",
  "✌": "fl",
  "✍": "ffi",
  "✎": "ffl",
  "✏": "“",
  "✑": "”",
  "✒": "„",
  "✕": "–",
  "✖": "—",
  "✛": "ff",
  "✜": "fi",
  "✢": "fl",
  "✣": "ffi",
  "✤": "ffl",
};
const LETTERS = new Map([
  ...[...SIGNS].flatMap((sign, index): [string, string][] =>
    sign === " " ? [] : [[sign, String.fromCharCode(FIRST_CODE + index)]],
  ),
  ...Object.entries(OTHERS),
]);
/** Signs within a word, which stand alone or apart where they are meant. */
const WITHIN = /[✐❛-❧♠♥♦♣✇-✉]{2,}[a-z]|[a-z][✐❛-❧♠♥♦♣✇-✉]{2,}/gu;
const SAMPLE_LENGTH = 5_000;
/** Of a sample's letters, so many are signs within words. */
const MIN_SHARE = 0.05;

/**
 * Reads the letters of fonts that some programs make of drawn ones: these name each letter by its code, as "a97", which
 * is the name of a sign elsewhere.
 */
export function withNamedCodes(
  pages: readonly (readonly PdfItem[])[],
): readonly (readonly PdfItem[])[] {
  const sample = sampleOf(pages);
  const within = sample.match(WITHIN)?.join("").length ?? 0;
  if (within === 0 || within < MIN_SHARE * sample.replace(/\s/gu, "").length) return pages;
  return pages.map((page) => page.map((item) => ({ ...item, str: lettersOf(item.str) })));
}

function sampleOf(pages: readonly (readonly PdfItem[])[]): string {
  let sample = "";
  for (const { str } of pages.flat()) {
    if (sample.length >= SAMPLE_LENGTH) break;
    sample += `${str}\n`;
  }
  return sample;
}

function lettersOf(text: string): string {
  return [...text].map((sign) => LETTERS.get(sign) ?? sign).join("");
}

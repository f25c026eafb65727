const EMOJI = /[\p{RI}\p{Extended_Pictographic}\p{EMod}]|\u{fe0f}|\u{20e3}|[\u{e0020}-\u{e007f}]/gu;
const MARKUP = /[*_~`|\\^<>{}[\]\p{Cc}\p{Co}\p{Cs}]+/gu;
const SPEAKABLE = /[\p{L}\p{N}%$€£¥₹₩+=@&°§№]/u;
const PAUSE = /[\p{Pd}…;:]|\.\.|--/u;

/**
 * What a voice should say for a written word: without emoji and markup, and only the host of a web
 * address. Returns "" for a word that is not spoken, or "—" if it marks a pause.
 */
export function spokenForm(word: string): string {
  const plain = withoutAddress(word)
    .replace(EMOJI, "")
    .replace(MARKUP, " ")
    // The joiner of a compound emoji; after a combining mark it shapes letters instead.
    .replace(/(?<!\p{M})\u200d+/gu, "")
    .replace(/^#+(?=[\p{L}\p{N}])/u, "")
    .replace(/([!?.,])\1+/gu, "$1")
    .trim();
  if (SPEAKABLE.test(plain)) return plain;
  return PAUSE.test(plain) ? "—" : "";
}

function withoutAddress(word: string): string {
  const address = /https?:\/\/(?:www\.)?([^\s/?#]+)/iu.exec(word);
  if (address === null) return word;
  const last = word.slice(-1);
  return `${address[1]}${/[.,;:!?]/.test(last) ? last : ""}`;
}

/** Expected duration of a spoken form relative to others; 0 if it is not spoken. */
export function spokenWeight(form: string): number {
  if (!SPEAKABLE.test(form)) return 0;
  let weight = 1;
  for (const character of form) {
    if (/\p{N}/u.test(character)) weight += 4;
    else if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(character)) weight += 3;
    else if (/[\p{Script=Hiragana}\p{Script=Katakana}%$€£¥₹₩+=@&°§№]/u.test(character)) weight += 2;
    else if (/\p{L}/u.test(character)) weight += 1;
  }
  return weight;
}

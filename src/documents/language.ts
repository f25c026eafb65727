import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Block, Direction } from "../posts/document.ts";
import { stopWords } from "./stop_words.ts";

/** A text's language and direction. */
export interface DetectedLanguage {
  /** BCP 47, such as "en". */
  language: string;
  direction: Direction;
}

/** Long enough for a reliable result, short enough to be fast. */
const SAMPLE_CHARACTERS = 6_000;
const SHORT_LETTERS = 30;
/** Less is too little to know a language by, in columns of a terminal. */
const MIN_SAID = 200;
/** Letters tell a language by no more than so many of them, which so many sentences share. */
const SAMPLE_LETTERS = 1_000;
const MAX_SAMPLES = 12;
/** Narrower ones are labels and names more often than sentences. */
const MIN_PROSE_WIDTH = 60;
/** Texts in other scripts have sentences in Latin letters, too; those in Latin letters have fewer of the others. */
const MIN_OWN_SHARE = 0.35;
/** Fewer words may be a heading; a text of sentences has ten times the share of stop words. */
const MIN_NAMES = 8;
const MIN_STOP_WORDS = 0.03;
const LETTER = /\p{L}/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const SENTENCE = /[.!?…。．！？।؟۔።]["'”’“‘»«)\]」』]*$/u;

interface Script {
  pattern: RegExp;
  /** Default language of the script. */
  language: string;
  /** Languages of the script that can be distinguished; empty if it has only the default one. */
  languages: readonly string[];
  direction: Direction;
}

const script = (
  name: string,
  language: string,
  languages: readonly string[] = [],
  direction: Direction = "ltr",
): Script => ({
  pattern: new RegExp(`\\p{Script=${name}}`, "gu"),
  language,
  languages,
  direction,
});

const LATIN =
  "az ca cs da de en es et eu fi fr hr hu is it lt lv ms nl no pl pt ro sk sl sq sv tl tr vi yo";
const SCRIPTS: readonly Script[] = [
  script("Latin", "en", LATIN.split(" ")),
  script("Cyrillic", "ru", ["be", "bg", "ru", "sr", "uk"]),
  script("Arabic", "ar", ["ar", "fa", "ku", "ur"], "rtl"),
  script("Hebrew", "he", [], "rtl"),
  script("Devanagari", "hi", ["hi", "mr"]),
  script("Hangul", "ko"),
  script("Thai", "th"),
  script("Greek", "el"),
  script("Armenian", "hy"),
  script("Georgian", "ka"),
  script("Bengali", "bn"),
  script("Tamil", "ta"),
  script("Telugu", "te"),
  script("Kannada", "kn"),
  script("Malayalam", "ml"),
  script("Gujarati", "gu"),
  script("Gurmukhi", "pa"),
  script("Ethiopic", "am"),
  script("Lao", "lo"),
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;

/** Common characters that only one of the two ways to write Chinese has. */
const TRADITIONAL =
  /[這個們來為說國時會過對發經學現點與麼還開見關長問題間頭電話車東門從嗎給讓誰認識愛寫買賣錢書樂興區灣華語氣運動戰爭實驗據應該處於當無產業務員機場環總統黨義濟]/gu;
const SIMPLIFIED =
  /[这个们来为说国时会过对发经学现点与么还开见关长问题间头电话车东门从吗给让谁认识爱写买卖钱书乐兴区湾华语气运动战争实验据应该处于当无产业务员机场环总统党义济]/gu;
/** A text of fewer words may say the same in many languages. */
const FEW_WORDS = 6;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const OWN_LETTER = /[^\p{ASCII}\p{P}\p{S}\s]/u;

/**
 * Detects the language of a text in blocks by its sentences, from all over it: a licence, names and contents in
 * another language may open it, and a translation may leave much as it was. By all blocks but programs, if it has few
 * sentences.
 */
export function detectLanguageOf(blocks: readonly Block[]): DetectedLanguage {
  const said = blocks.filter(
    ({ text }) => SENTENCE.test(text) && Bun.stringWidth(text) > MIN_PROSE_WIDTH,
  );
  if (said.reduce((sum, { text }) => sum + Bun.stringWidth(text), 0) > MIN_SAID) {
    const own = said.filter(({ text }) => isMostlyOther(text.slice(0, SAMPLE_LETTERS)));
    const telling = own.length > MIN_OWN_SHARE * said.length ? own : said;
    const step = Math.max(1, Math.floor(telling.length / MAX_SAMPLES));
    const samples = telling.filter((_, index) => index % step === 0);
    const length = Math.ceil(SAMPLE_LETTERS / samples.length);
    return detectLanguage(samples.map(({ text }) => text.slice(0, length)).join("\n"));
  }
  const plain = blocks.filter(({ kind }) => kind !== "code");
  const text = textOf(plain.length > 0 ? plain : blocks);
  const detected = detectLanguage(text);
  return isListOfNames(text, detected.language) ? { language: "en", direction: "ltr" } : detected;
}

/** True for a text of names and numbers, such as a table of places, that has no words of the language it is told by. */
function isListOfNames(text: string, language: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  if (language === "en" || isMostlyOther(sample)) return false;
  if (detector().detect(sample).isReliable()) return false;
  const words = sample.toLowerCase().match(WORD) ?? [];
  const own = words.filter((word) => word.length > 1 && stopWords(language).has(word)).length;
  return words.length > MIN_NAMES && own < MIN_STOP_WORDS * words.length;
}

/** True for a text in another script than Latin, whatever names and terms it has in that. */
function isMostlyOther(text: string): boolean {
  const letters = count(text, LETTER);
  return letters > 2 * count(text, LATIN_LETTER);
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join("\n");
}

/** Detects a text's language. Defaults to English. */
export function detectLanguage(text: string): DetectedLanguage {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const kana = count(sample, KANA);
  // A Han character carries about as much information as three letters of an alphabet.
  const eastAsian = 3 * (count(sample, HAN) + kana);
  let best: Script | null = null;
  let letters = 0;
  for (const candidate of SCRIPTS) {
    // No other one has as many.
    if (2 * letters > sample.length) break;
    const found = count(sample, candidate.pattern);
    if (found > letters) [best, letters] = [candidate, found];
  }
  if (eastAsian > letters) {
    if (kana * 30 > eastAsian) return { language: "ja", direction: "ltr" };
    const isTraditional = count(sample, TRADITIONAL) > count(sample, SIMPLIFIED);
    return { language: isTraditional ? "zh-Hant" : "zh", direction: "ltr" };
  }
  if (best === null) return { language: "en", direction: "ltr" };
  const language = best.languages.length > 0 ? detectWithin(best, sample, letters) : best.language;
  return { language, direction: best.direction };
}

const require = createRequire(import.meta.url);

/** Its tables take 60 MB and a moment to load, and most processes never tell a language. */
function detector() {
  // It is there for `import` alone, which would have to be waited for.
  const path = fileURLToPath(import.meta.resolve("eld/small"));
  return (require(path) as typeof import("eld/small")).eld;
}

function detectWithin(script: Script, sample: string, letters: number): string {
  const result = detector().detect(sample);
  const scores = Object.entries(result.getScores())
    .filter(([language]) => script.languages.includes(language))
    .sort((a, b) => b[1] - a[1]);
  const top = scores[0];
  if (top === undefined) return script.language;
  const own = scores.find(([language]) => language === script.language);
  if (script.language === "en" && isUnlikely(sample, top[0])) return script.language;
  if (letters < SHORT_LETTERS) {
    // A short text fits many languages: prefer the script's default unless it scores far lower.
    if (own !== undefined && own[1] > 0.93 * top[1]) return script.language;
    if (!result.isReliable() && (top[1] < 0.78 || letters < 4)) return script.language;
  }
  if (!result.isReliable() && own !== undefined && own[1] > 0.9 * top[1]) return script.language;
  if (top[0] === "ms") return /\b(kerana|ialah|sahaja|boleh|awak)\b/iu.test(sample) ? "ms" : "id";
  return top[0];
}

/** True if a few words have nothing of a language in them that English has not as well. */
function isUnlikely(sample: string, language: string): boolean {
  if (OWN_LETTER.test(sample)) return false;
  const words: string[] = [];
  for (const [word] of sample.toLowerCase().matchAll(WORD)) {
    if (words.push(word) > FEW_WORDS) return false;
  }
  const english = stopWords("en");
  const hits = words.filter((word) => stopWords(language).has(word) && !english.has(word)).length;
  const englishHits = words.filter((word) => english.has(word)).length;
  return words.length === 1 ? hits === 0 : englishHits > 0 && hits <= englishHits;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

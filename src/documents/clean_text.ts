import { withoutTags } from "./html.ts";
import { withoutRadicals } from "./radicals.ts";

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
};
/** Nothing longer is a document's title, in UTF-16 code units. */
export const MAX_TITLE_LENGTH = 300;
/** Unicode's limit for its stream-safe text format: no writing system stacks as many marks on a letter. */
const MAX_MARKS = 30;
const EXCESS_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");
/** Longer than any word or address in use. */
const MAX_WORD_LENGTH = 2_000;
const UNBROKEN = "[^\\s。，、！？；：．]";
const EXCESS_LETTERS = new RegExp(
  `(?<!${UNBROKEN})(${UNBROKEN}{${MAX_WORD_LENGTH}})${UNBROKEN}+`,
  "gu",
);
/** Scripts that put no space behind an address go on with the sentence there. */
const NO_ADDRESS = String.raw`\s<>"'“”«»\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}，。、；：！？（）【】「」`;
const BARE_URL = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^${NO_ADDRESS}]*[^${NO_ADDRESS}.,;:!?)\]]`,
  "giu",
);

/** Where a text points to the picture beside it, as newspapers do: "＝写真＝", "(Foto)". */
const PICTURED =
  /[＝=]写真[^＝=。]{0,6}(?:[＝=]|(?=。|$))|\s?[(（](?:写真|图|圖|사진|[Ff]oto|[Pp]hoto|[Pp]ictured|[Ii]m Bild|на фото)[)）]/gu;
/** Stars and the like around a line: "*** FREE ENTRY ***". */
const ORNAMENT = /^[*=~]{2,}\s+(?=[\p{L}\p{N}])|(?<=\S)\s+[*=~]{2,}$/gu;

/** "(Smith et al., 2019)", "(see Table 2)" and "(p < 0.01)". */
const CITATION =
  /\s?\((?:[^()]{0,60}\bet al\.[^()]{0,40}|[^()\d]{2,60},? (?:19|20)\d{2}[a-z]?(?:; [^()]{0,80})?|(?:see |cf\. |siehe |vgl\. |voir |véase )?(?:fig(?:ure|\.)|table|section|abb\.|tab\.|tabelle|figura|tabla)\s?\d+[a-z]?|[^()]{0,80}(?:\bCI\b|\bSD\b|\bp\s?[<=>]|\bn\s?=)[^()]{0,80})\)/giu;

/** Cuts words that are longer than any word in use. */
export function boundWords(text: string): string {
  return text.replace(EXCESS_LETTERS, "$1");
}

/**
 * Normalises text: composes characters, resolves ligatures, Arabic presentation forms and radicals, removes
 * tags, control characters, overrides of the writing direction, soft hyphens and citations such as
 * "[3]", collapses spaces, and reduces web addresses to their host.
 */
export function cleanText(text: string): string {
  return withoutRadicals(withoutTags(boundWords(text)))
    .replace(EXCESS_MARKS, "$1")
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFC]/g, (form) => form.normalize("NFKC"))
    .normalize("NFC")
    .replace(/[\u00AD\u200B\u2060\uFEFF\uFFFC\uFFFD]/g, "")
    .replace(/\(\s*(?:https?:\/\/|www\.)[^\s()]*\s*\)/giu, "")
    .replace(BARE_URL, hostOf)
    .replace(/\s?\[(?:\d{1,3}(?:\s?[,–-]\s?\d{1,3})*|citation needed|note \d+)\]/giu, "")
    .replace(CITATION, "")
    .replace(PICTURED, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Co}\p{Cs}]/gu, "")
    .replace(/[ \t\u3000]+|\s{2,}/g, " ")
    .replace(/ ([,;.])(?=\s|$)/g, "$1")
    .trim()
    .replace(ORNAMENT, "");
}

/** True if a text has anything to read: a letter, a digit or a pictogram. */
export function hasContent(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

function hostOf(address: string): string {
  const url = URL.parse(address.startsWith("www.") ? `https://${address}` : address);
  return url === null ? "" : url.hostname.replace(/^www\./, "");
}

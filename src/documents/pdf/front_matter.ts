import type { Block } from "../../posts/document.ts";
import { readDetails } from "../details.ts";
import { anyOf, phrasesOf } from "../languages/mod.ts";
import type { PlacedBlock } from "./blocks.ts";

/** Blocks below a title that may tell who wrote the text, where and when. */
const MAX_BLOCKS = 16;
/** Blocks below a title among which a paper's keywords are. */
const MAX_INDEXED = 24;
const MIN_PROSE_LENGTH = 80;
const MAX_LENGTH = 800;
const MAX_DATE_LENGTH = 60;
/** Of the words of a sentence, at least so many begin with a small letter; of names and addresses, fewer do. */
const MIN_SMALL_SHARE = 0.5;
/** Of people and of pages. */
const ADDRESS = /@|:\/\/|\p{L}\.\p{L}/u;
/** "Abstract", alone or before its first sentence. */
const LABEL = new RegExp(`^(?:${anyOf(phrasesOf("documents"))})(?:$|\\s*[.:：—–-])`, "iu");
/** What papers are found by, with which terms follow it. */
const INDEXED =
  /^(?:key ?words?(?: and phrases)?|index terms|general terms|categories and subject descriptors|ccs concepts|jel classification|mots[- ]cl[ée]s|palabras clave|paraules clau|palavras[- ]chave|parole chiave|schlüssel(?:wörter|begriffe)|schlagwörter|trefwoorden|nyckelord|nøkkelord|nøgleord|avainsanat|słowa kluczowe|klíčová slova|kľúčové slová|ključne (?:besede|riječi)|kulcsszavak|cuvinte[- ]cheie|ключевые слова|ключові слова|ключови думи|кључне речи|λέξεις[- ]κλειδιά|anahtar (?:kelimeler|sözcükler)|kata kunci|từ khóa|关键词|關鍵詞|キーワード|키워드|주제어|الكلمات المفتاحية|کلیدواژه\S*|מילות מפתח)(?:\s*[:：.—–-]|\s*$|\s{2,})/iu;

/** What stands between a title and the text below it. */
export interface FrontMatter {
  /** Who wrote the text, where and when, and what it is found by, which is no part of it. */
  items: Set<PlacedBlock>;
  /** As printed; null if none is. */
  date: string | null;
}

/**
 * Finds what tells the origin of a text below its title: all up to an abstract, as papers have it, and dates and
 * addresses elsewhere.
 */
export function frontMatterOf(below: readonly PlacedBlock[]): FrontMatter {
  const front = below.slice(0, MAX_BLOCKS);
  const end = front.findIndex(({ block }) => isProse(block) || LABEL.test(block.text));
  const between = front.slice(0, Math.max(0, end));
  const isPaper = LABEL.test(front[end]?.block.text ?? "");
  const dated = between.map(({ block }) => dateOf(block.text));
  const items = between.filter(({ block }, index) => {
    if (block.text.length > MAX_LENGTH) return false;
    return isPaper || dated[index] !== null || isAddress(block);
  });
  const indexed = below.slice(0, MAX_INDEXED).filter(({ block }) => isIndex(block));
  return {
    items: new Set([...items, ...indexed]),
    date: dated.find((date) => date !== null) ?? null,
  };
}

/** True for what a paper is found by, such as its keywords. */
function isIndex({ kind, text }: Block): boolean {
  return kind !== "code" && text.length < MAX_LENGTH && INDEXED.test(text);
}

/** True for a paragraph that says something, where names, places and addresses do not. */
export function isProse({ kind, text }: Block): boolean {
  if (kind !== "paragraph" && kind !== "verse") return false;
  if (text.length < MIN_PROSE_LENGTH) return false;
  const said = text.split(/\s+/).filter((token) => !ADDRESS.test(token));
  const words = said.join(" ").match(/(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const small = words.filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word)).length;
  return small >= MIN_SMALL_SHARE * words.length;
}

function isAddress({ kind, text }: Block): boolean {
  return kind !== "list_item" && /\S@\S/.test(text) && text.length < 200;
}

/** The date that a line holds and nothing else; null if it does not. */
function dateOf(text: string): string | null {
  if (text.length > MAX_DATE_LENGTH) return null;
  const details = readDetails(text, "en");
  const date = details?.byline === undefined ? details?.date : undefined;
  // A version's number is none.
  return date === undefined || /\d\.\d/.test(date) ? null : date;
}

import { en } from "./en.ts";
import type { ErrorCode, Key, Messages, Plural, ValuesOf } from "./messages.ts";
import { LANGUAGES, type Language, type LanguageEntry } from "./mod.ts";

/** What a placeholder stands for. Numbers are written as the language writes them. */
type Value = string | number;

/** The arguments after a message's key: none if it has no placeholders. */
type Arguments<K extends Key> = [ValuesOf<K>] extends [never]
  ? []
  : [values: Readonly<Record<ValuesOf<K>, Value>>];

/** Says a message: `say("keys.used", { age })`. */
export type Say = <K extends Key>(key: K, ...values: Arguments<K>) => string;

/** Says everything in one language. */
export interface Translator {
  language: Language;
  /** With a region where one is known, for numbers and dates. */
  locale: string;
  direction: "ltr" | "rtl";
  say: Say;
  /** The parts of a message: its own text, and the names of its placeholders between. */
  partsOf(key: Key, count?: number): MessagePart[];
  /** What an error of the service means; null where the service's own words are all there is. */
  meaningOf(code: string): string | null;
  /** What an author has said in English, translated if it is one of Postloom's own. */
  ofAuthor(text: string): string;
  /** A title as it stands within a sentence. */
  withinSentence(title: string): string;
  number(value: number): string;
}

/** A piece of a message. */
type MessagePart = { text: string } | { name: string };

/** Keys of what formats, options and looks say of themselves, by their words. */
const AUTHORS = new Map<string, Key>(
  Object.entries(en).flatMap(([key, text]) =>
    key.startsWith("author.") && typeof text === "string" ? [[text, key as Key]] : [],
  ),
);

/** Creates a language's translator from its messages. */
export function createTranslator(
  language: Language,
  locale: string,
  messages: Messages,
): Translator {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const entry: LanguageEntry = LANGUAGES[language];
  const { capitalisesNouns = false } = entry;
  const direction = entry.direction ?? "ltr";

  function textOf(key: Key, count: number | undefined): string {
    const message: string | Plural = messages[key];
    if (typeof message === "string") return message;
    return message[plurals.select(count ?? 0)] ?? message.other;
  }
  function partsOf(key: Key, count?: number): MessagePart[] {
    return textOf(key, count)
      .split(/(\{\w+\})/)
      .filter((piece) => piece !== "")
      .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1) } : { text: piece }));
  }
  function written(value: Value): string {
    if (typeof value === "number") return numbers.format(value);
    // Names in another script must not turn the sentence around.
    return direction === "rtl" ? `\u2068${value}\u2069` : value;
  }
  function say(key: Key, values: Readonly<Record<string, Value>> = {}): string {
    const { count } = values;
    return partsOf(key, typeof count === "number" ? count : undefined)
      .map((part) => ("text" in part ? part.text : written(values[part.name] ?? "")))
      .join("");
  }

  return {
    language,
    locale,
    direction,
    say,
    partsOf,
    meaningOf: (code) => messages[`code.${code as ErrorCode}`] ?? null,
    ofAuthor: (text) => {
      const key = AUTHORS.get(text);
      return key === undefined ? text : say(key);
    },
    withinSentence: (title) => (capitalisesNouns ? title : title.toLocaleLowerCase(locale)),
    number: (value) => numbers.format(value),
  };
}

import { resolve } from "node:path";
import { UserError } from "../common/user_error.ts";

/** Thrown for an invalid setting; the message names it and says what is allowed. */
export class ConfigError extends UserError {
  override readonly name = "ConfigError";
}

/** The type of a setting: how it is parsed, documented and displayed. */
export interface Kind<Value> {
  /** Allowed values, in Markdown, for the documentation. */
  readonly allowed: string;
  /** Parses a text. @throws {ConfigError} naming the setting, if the text is not allowed. */
  parse(text: string, name: string): Value;
  /** Formats a valid text for display, without secrets. */
  show(text: string): string;
}

const HIDDEN = "set, and not shown";

/** Any text; `allowed` describes it, such as "address". */
export function text(allowed: string): Kind<string> {
  return { allowed, parse: (text) => text, show: (text) => text };
}

/** Any text, never displayed. */
export const secret: Kind<string> = {
  allowed: "secret",
  parse: (text) => text,
  show: () => HIDDEN,
};

/** The path of a folder, resolved to an absolute one. */
export const folder: Kind<string> = {
  allowed: "path of a folder",
  parse: (text) => resolve(text),
  show: (text) => resolve(text),
};

/** The name of a model; "none" is parsed as null. */
export const model: Kind<string | null> = {
  allowed: "name of a model, or `none`",
  parse: (text) => (text === "none" ? null : text),
  show: (text) => text,
};

/** Languages by tesseract's names. */
export const languages: Kind<string> = {
  allowed: "such as `eng` or `eng+deu`",
  parse(text, name) {
    if (/^[a-z]{3}\w*(?:\+[a-z]{3}\w*)*$/i.test(text)) return text;
    throw new ConfigError(`Cannot use ${name} "${text}": it must be such as eng or eng+deu`);
  },
  show: (text) => text,
};

const trueOrFalse = choice(["true", "false"]);
/** "true" or "false". */
export const flag: Kind<boolean> = {
  ...trueOrFalse,
  parse: (text, name) => trueOrFalse.parse(text, name) === "true",
};

/** One of a few words. */
export function choice<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    allowed: listOf(words.map(code)),
    parse(text, name) {
      const found = words.find((word) => word === text);
      if (found !== undefined) return found;
      throw new ConfigError(`Cannot use ${name} "${text}": it must be one of ${words.join(", ")}`);
    },
    show: (text) => text,
  };
}

/** Options of {@linkcode integer}. */
export interface IntegerOptions {
  min: number;
  max: number;
  /** Words accepted in place of a number. */
  words?: Readonly<Record<string, number>>;
}

/** An integer from `min` to `max`. */
export function integer({ min, max, words = {} }: IntegerOptions): Kind<number> {
  const numbers = new Map(Object.entries(words));
  const range = `integer from ${min} to ${max}`;
  return {
    allowed: listOf([range, ...Object.keys(words).map(code)]),
    parse(text, name) {
      const number = numbers.get(text);
      if (number !== undefined) return number;
      if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
      throw new ConfigError(`Cannot use ${name} "${text}": it must be an ${range}`);
    },
    show: (text) => text,
  };
}

/** A URL with one of the protocols; trailing slashes are removed. */
export function url(protocols: readonly string[] = ["http:", "https:"]): Kind<string> {
  const starts = protocols.map((protocol) => `${protocol}//`);
  return {
    allowed: `${listOf(starts.map(code))} URL`,
    parse(text, name) {
      // The text is not repeated, as it may hold a password.
      if (!protocols.includes(URL.parse(text)?.protocol ?? "")) {
        const expected = starts.join(" or ");
        throw new ConfigError(`Cannot use ${name} as it is no URL that starts with ${expected}`);
      }
      return text.replace(/\/+$/, "");
    },
    show: showUrl,
  };
}

/** A URL without what may be secret: the user, the password and the query. */
function showUrl(text: string): string {
  const { protocol, host, pathname, search, hash } = new URL(text);
  // An unescaped password was partly parsed as the host or the path.
  if (`${pathname}${search}${hash}`.includes("@")) return HIDDEN;
  return `${protocol}//${host}${pathname}`;
}

/** Words as a list: "a, b or c". */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(items);
}

function code(word: string): string {
  return `\`${word}\``;
}

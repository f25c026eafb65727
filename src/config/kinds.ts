import { resolve } from "node:path";
import { UserError } from "../common/user_error.ts";

/** Thrown when a setting cannot be used; the message names it and says what is allowed. */
export class ConfigError extends UserError {
  override readonly name = "ConfigError";
}

/** What may be written for a setting, and what is read from it. */
export interface Kind<Value> {
  /** What is allowed, in Markdown, as the documentation lists it. */
  readonly allowed: string;
  /** @throws {ConfigError} naming the setting, if the text is not allowed. */
  parse(text: string, name: string): Value;
  /** What anybody may see of a text that is allowed. */
  show(text: string): string;
}

const HIDDEN = "set, and not shown";

/** Any text; `allowed` says what it names, such as "address". */
export function text(allowed: string): Kind<string> {
  return { allowed, parse: (text) => text, show: (text) => text };
}

/** Any text that nobody must see. */
export const secret: Kind<string> = {
  allowed: "secret",
  parse: (text) => text,
  show: () => HIDDEN,
};

/** The path of a folder, read as an absolute one. */
export const folder: Kind<string> = {
  allowed: "path of a folder",
  parse: (text) => resolve(text),
  show: (text) => resolve(text),
};

/** The name of a model; "none" is read as null. */
export const model: Kind<string | null> = {
  allowed: "name of a model, or `none`",
  parse: (text) => (text === "none" ? null : text),
  show: (text) => text,
};

const trueOrFalse = choice(["true", "false"]);
/** "true" or "false". */
export const flag: Kind<boolean> = {
  ...trueOrFalse,
  parse: (text, name) => trueOrFalse.parse(text, name) === "true",
};

/** One of some words. */
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
  /** Words that stand for a number. */
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

/** A URL with one of some protocols, read without slashes at its end. */
export function url(protocols: readonly string[] = ["http:", "https:"]): Kind<string> {
  const starts = protocols.map((protocol) => `${protocol}//`);
  return {
    allowed: `${listOf(starts.map(code))} URL`,
    parse(text, name) {
      // The text is not repeated, as it may hold a password.
      if (!protocols.includes(URL.parse(text)?.protocol ?? "")) {
        const wanted = starts.join(" or ");
        throw new ConfigError(`Cannot use ${name} as it is no URL that starts with ${wanted}`);
      }
      return text.replace(/\/+$/, "");
    },
    show: showUrl,
  };
}

/** A URL without what may be a secret: the user, the password and the query. */
function showUrl(text: string): string {
  const { protocol, host, pathname, search, hash } = new URL(text);
  // Then some of a password that should have been escaped was taken for the host or the path.
  if (`${pathname}${search}${hash}`.includes("@")) return HIDDEN;
  return `${protocol}//${host}${pathname}`;
}

function listOf(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(items);
}

function code(word: string): string {
  return `\`${word}\``;
}

import { describe, expect, test } from "bun:test";
import ar from "../../src/languages/ar.ts";
import de from "../../src/languages/de.ts";
import { en } from "../../src/languages/en.ts";
import es from "../../src/languages/es.ts";
import fr from "../../src/languages/fr.ts";
import hi from "../../src/languages/hi.ts";
import ja from "../../src/languages/ja.ts";
import type { Key, Messages, Plural } from "../../src/languages/messages.ts";
import { LANGUAGES } from "../../src/languages/mod.ts";
import pt from "../../src/languages/pt.ts";

// That each has all keys and placeholders is up to the compiler.
const TRANSLATIONS: Readonly<Record<string, Messages>> = { ar, de, es, fr, hi, ja, pt };
const KEYS = Object.keys(en) as Key[];
const ENGLISH: Messages = en;

/** What stands on one page and does or names another thing. */
const SIDE_BY_SIDE: readonly (readonly [Key, Key])[] = [
  ["edit.earlier", "edit.later"],
  ["edit.undo", "edit.redo"],
  ["compare.changed", "compare.drawn"],
  ["result.caption", "result.subtitles"],
  ["job.retry", "job.cancelled"],
];

const formsOf = (message: string | Plural | undefined): string[] =>
  typeof message === "string" ? [message] : Object.values(message ?? {});
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? [];

test("every language but English is looked at here", () => {
  expect(Object.keys(TRANSLATIONS).toSorted()).toEqual(
    Object.keys(LANGUAGES)
      .filter((language) => language !== "en")
      .toSorted(),
  );
});

describe.each(Object.entries(TRANSLATIONS))("%s", (language, messages) => {
  test("leaves no sentence in English", () => {
    const left = KEYS.filter((key) =>
      formsOf(messages[key]).some(
        (text) => wordsIn(text).length >= 3 && formsOf(ENGLISH[key]).includes(text),
      ),
    );
    expect(left).toEqual([]);
  });

  test("has the plural forms that its numbers take, and no others", () => {
    const rules = new Intl.PluralRules(language);
    const taken = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    for (const key of KEYS) {
      const message = messages[key];
      // Where no number is said, there is one or there are several.
      if (typeof message === "string" || !message.other.includes("{count}")) continue;
      const said = Object.keys(message) as Intl.LDMLPluralRule[];
      // "Selected: 3" is the same for every number.
      if (said.length === 1) continue;
      // None and many are said as the general form is.
      const missing = [...taken.difference(new Set(["zero", "many", ...said]))];
      const unknown = [...new Set(said).difference(taken)];
      expect({ key, missing, unknown }).toEqual({ key, missing: [], unknown: [] });
    }
  });

  test("tells controls and parts apart that stand beside each other", () => {
    for (const [one, other] of SIDE_BY_SIDE) {
      expect({ one, text: messages[one] }).not.toEqual({ one, text: messages[other] });
    }
  });
});

import { en } from "./en.ts";
import type { Messages } from "./messages.ts";

/** A language that pages speak. */
export interface LanguageEntry {
  /** What its speakers call it. */
  name: string;
  /** Loads what is said in it. */
  load: () => Promise<Messages>;
  /** Where its lines begin; at the left unless said otherwise. */
  direction?: "rtl";
  /** Whether it begins nouns within a sentence with a capital letter. */
  capitalisesNouns?: boolean;
}

/** The languages that pages speak, by their tags, in the order in which they are offered. */
export const LANGUAGES = {
  en: { name: "English", load: async () => en },
  es: { name: "Español", load: async () => (await import("./es.ts")).default },
  de: {
    name: "Deutsch",
    load: async () => (await import("./de.ts")).default,
    capitalisesNouns: true,
  },
  fr: { name: "Français", load: async () => (await import("./fr.ts")).default },
  pt: { name: "Português", load: async () => (await import("./pt.ts")).default },
  hi: { name: "हिन्दी", load: async () => (await import("./hi.ts")).default },
  ar: { name: "العربية", load: async () => (await import("./ar.ts")).default, direction: "rtl" },
  ja: { name: "日本語", load: async () => (await import("./ja.ts")).default },
} satisfies Readonly<Record<string, LanguageEntry>>;

/** The tag of a language that pages speak. */
export type Language = keyof typeof LANGUAGES;

/** Tells the tag of a language that pages speak from any other text. */
export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(LANGUAGES, text);
}

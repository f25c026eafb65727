import type { ChosenLanguage } from "./choose_language.ts";
import { LANGUAGES } from "./mod.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** Loads a language, and what is said in it. Only English is there already. */
export async function loadTranslator({ language, locale }: ChosenLanguage): Promise<Translator> {
  return createTranslator(language, locale, await LANGUAGES[language].load());
}

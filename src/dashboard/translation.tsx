import { createContext, Fragment, type ReactNode, use, useEffect, useState } from "react";
import { chooseLanguage } from "../languages/choose_language.ts";
import { loadTranslator } from "../languages/load_translator.ts";
import type { Key, ValuesOf } from "../languages/messages.ts";
import type { Language } from "../languages/mod.ts";
import type { Translator } from "../languages/translator.ts";

/** Where this browser keeps the language that was chosen by hand. */
const STORAGE_KEY = "language";

/** The language of the pages, and how to choose another. */
interface Translation {
  translator: Translator;
  choose: (language: Language) => Promise<void>;
}

const TranslationContext = createContext<Translation | null>(null);

/** The translator for the language that this browser asks for, or that was chosen in it. */
export async function firstTranslator(): Promise<Translator> {
  const chosen = chooseLanguage(navigator.languages, localStorage.getItem(STORAGE_KEY));
  try {
    return await loadTranslator(chosen);
  } catch {
    // Pages in English are better than none.
    return await loadTranslator(chooseLanguage([]));
  }
}

/** Lets everything inside of it be said in one language, which can be changed. */
export function Translated({ first, children }: { first: Translator; children: ReactNode }) {
  const [translator, setTranslator] = useState(first);
  useEffect(() => {
    const { lang, dir } = { lang: translator.locale, dir: translator.direction };
    Object.assign(document.documentElement, { lang, dir });
  }, [translator]);
  const choose = async (language: Language) => {
    setTranslator(await loadTranslator(chooseLanguage(navigator.languages, language)));
    localStorage.setItem(STORAGE_KEY, language);
  };
  return <TranslationContext value={{ translator, choose }}>{children}</TranslationContext>;
}

/** The language of the pages, and how to choose another. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === null) throw new Error("Cannot say anything outside of a language");
  return translation;
}

/** What says the page in its language. */
export function useTranslator(): Translator {
  return useTranslation().translator;
}

/** A message with elements, such as links, in place of its placeholders. */
export function Said<K extends Key>({
  message,
  ...values
}: { message: K } & Readonly<Record<ValuesOf<K>, ReactNode>>) {
  const { partsOf } = useTranslator();
  const elements = new Map<string, ReactNode>(Object.entries(values));
  return partsOf(message).map((part) => (
    <Fragment key={"text" in part ? part.text : part.name}>
      {"text" in part ? part.text : elements.get(part.name)}
    </Fragment>
  ));
}

/** Translates texts; what it is made of is nobody's business. */
export interface Translator {
  /**
   * Translates texts into a language (BCP 47), one by one and in their order.
   *
   * @throws if the service cannot be reached or refuses.
   */
  translate(texts: readonly string[], language: string, signal: AbortSignal): Promise<string[]>;
}

declare module "postloom" {
  interface Services {
    translator: Translator;
  }
}

/** Translates through a server that speaks LibreTranslate's API, at its address. */
export function createTranslator(url: string): Translator {
  return {
    async translate(texts, language, signal) {
      const response = await fetch(new URL("translate", url), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ q: texts, source: "auto", target: language, format: "text" }),
        signal,
      });
      if (!response.ok) {
        throw new Error(`Cannot translate as the server answered ${response.status}`);
      }
      const { translatedText }: { translatedText?: unknown } = await response.json();
      if (!isTexts(translatedText) || translatedText.length !== texts.length) {
        throw new Error("Cannot translate as the server answered with something else");
      }
      return translatedText;
    },
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** A voice of eSpeak NG with the languages it speaks; the lowest priority number is the best match. */
export interface ESpeakVoice {
  identifier: string;
  languages: readonly { name: string; priority: number }[];
}

const DEFAULT = "en-us";

// Languages that eSpeak NG names differently from BCP 47, has several voices for, or has only a
// related language for.
const NAMES: Readonly<Record<string, string>> = {
  en: "en-us",
  pt: "pt-br",
  "pt-pt": "pt",
  zh: "cmn",
  wuu: "cmn",
  "zh-hk": "yue",
  "zh-mo": "yue",
  no: "nb",
  nn: "nb",
  iw: "he",
  in: "id",
  tl: "id",
  fil: "id",
  gl: "pt",
  sh: "hr",
  mo: "ro",
  ckb: "ku",
};

/**
 * Chooses the voice for a language: the language's own, else the one without region and script, else
 * a related language's, else English.
 *
 * @param language BCP 47.
 * @returns The identifier of one of the voices.
 */
export function chooseESpeakVoice(language: string, voices: readonly ESpeakVoice[]): string {
  const parts = language.toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join("-");
    const found = bestVoiceFor(NAMES[tag] ?? tag, voices) ?? bestVoiceFor(tag, voices);
    if (found !== undefined) return found;
  }
  return bestVoiceFor(DEFAULT, voices) ?? DEFAULT;
}

function bestVoiceFor(name: string, voices: readonly ESpeakVoice[]): string | undefined {
  return voices
    .flatMap(({ identifier, languages }) =>
      languages
        .filter((language) => language.name === name)
        .map(({ priority }) => ({ identifier, priority })),
    )
    .toSorted((a, b) => a.priority - b.priority)
    .at(0)?.identifier;
}

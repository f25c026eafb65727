/** A voice that eSpeak NG has, with the languages it speaks; the smallest priority speaks it best. */
export interface ESpeakVoice {
  identifier: string;
  languages: readonly { name: string; priority: number }[];
}

const DEFAULT = "en-us";

// Where eSpeak NG's own names differ from BCP 47, has several voices, or has none but a near one.
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
 * Finds the voice for a language: its own, else that of the language without region and script,
 * else a near language's, else English.
 *
 * @param language BCP 47.
 * @returns the identifier of one of the voices.
 */
export function chooseESpeakVoice(language: string, voices: readonly ESpeakVoice[]): string {
  const parts = language.toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join("-");
    const found = speakerOf(NAMES[tag] ?? tag, voices) ?? speakerOf(tag, voices);
    if (found !== undefined) return found;
  }
  return speakerOf(DEFAULT, voices) ?? DEFAULT;
}

function speakerOf(name: string, voices: readonly ESpeakVoice[]): string | undefined {
  return voices
    .flatMap(({ identifier, languages }) =>
      languages
        .filter((language) => language.name === name)
        .map(({ priority }) => ({ identifier, priority })),
    )
    .toSorted((a, b) => a.priority - b.priority)
    .at(0)?.identifier;
}

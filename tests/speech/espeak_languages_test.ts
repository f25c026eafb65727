import { expect, test } from "bun:test";
import { chooseESpeakVoice } from "../../src/speech/espeak_languages.ts";

const voices = [
  { identifier: "gmw/en-US", languages: [{ name: "en-us", priority: 2 }] },
  { identifier: "gmw/en", languages: [{ name: "en-gb", priority: 2 }] },
  {
    identifier: "roa/fr-BE",
    languages: [
      { name: "fr-be", priority: 5 },
      { name: "fr", priority: 8 },
    ],
  },
  {
    identifier: "roa/fr",
    languages: [
      { name: "fr-fr", priority: 5 },
      { name: "fr", priority: 5 },
    ],
  },
  { identifier: "sit/cmn", languages: [{ name: "cmn", priority: 5 }] },
  { identifier: "sit/yue", languages: [{ name: "yue", priority: 5 }] },
  { identifier: "sem/he", languages: [{ name: "he", priority: 5 }] },
];

test("chooseESpeakVoice() takes the language's own voice, else the nearest, else English", () => {
  const wanted: Record<string, string> = {
    en: "gmw/en-US",
    "en-GB": "gmw/en",
    "en-AU": "gmw/en-US",
    fr: "roa/fr",
    "fr-BE": "roa/fr-BE",
    fr_CA: "roa/fr",
    "zh-Hans-CN": "sit/cmn",
    "zh-HK": "sit/yue",
    iw: "sem/he",
    tlh: "gmw/en-US",
    "": "gmw/en-US",
  };
  for (const [language, voice] of Object.entries(wanted)) {
    expect([language, chooseESpeakVoice(language, voices)]).toEqual([language, voice]);
  }
});

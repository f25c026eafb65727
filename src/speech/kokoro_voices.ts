import type { VoiceFacts } from "../posts/voice_facts.ts";

/** The voices that come with kokoro-js: of American (a) and British (b) English, female (f) and male (m). */
const IDS = [
  "af_heart",
  "af_alloy",
  "af_aoede",
  "af_bella",
  "af_jessica",
  "af_kore",
  "af_nicole",
  "af_nova",
  "af_river",
  "af_sarah",
  "af_sky",
  "am_adam",
  "am_echo",
  "am_eric",
  "am_fenrir",
  "am_liam",
  "am_michael",
  "am_onyx",
  "am_puck",
  "am_santa",
  "bf_alice",
  "bf_emma",
  "bf_isabella",
  "bf_lily",
  "bm_daniel",
  "bm_fable",
  "bm_george",
  "bm_lewis",
];

/** The voices of Kokoro, the usual one first. */
export function kokoroVoices(usual: string): VoiceFacts[] {
  return [usual, ...IDS.filter((id) => id !== usual)].map((id) => {
    const isBritish = id.startsWith("b");
    const name = id.slice(id.indexOf("_") + 1);
    return {
      id,
      title: name.charAt(0).toUpperCase() + name.slice(1),
      languages: [isBritish ? "en-GB" : "en-US"],
      gender: id.charAt(1) === "m" ? "male" : "female",
      description: isBritish ? "British" : "American",
    };
  });
}

import type { VoiceFacts } from "../posts/voice_facts.ts";

/** A way to speak of eSpeak NG. Pitch and range default to 50 there. */
export interface ESpeakTone {
  /** The name of a variant, which every language can be spoken with. */
  variant: string;
  pitch: number;
  range: number;
}

/** A voice of eSpeak NG that a request can ask for. */
interface LocalVoice {
  facts: VoiceFacts;
  tone: ESpeakTone;
}

/**
 * Variants that neither clip nor hiss, of those that come with eSpeak NG. In English, their median pitch is 102, 100,
 * 179 and 199 Hz, and 2 to 7 % of their energy is above 4 kHz. Their pitch moves by 7 semitones, which is lively and not
 * yet a singsong. The first one speaks where none is chosen.
 */
const LOCAL_VOICES: readonly [LocalVoice, ...LocalVoice[]] = [
  localVoice("espeak-max", "Max", {
    gender: "male",
    description: "Full and lively",
    tone: { variant: "max", pitch: 40, range: 75 },
  }),
  localVoice("espeak-miles", "Miles", {
    gender: "male",
    description: "Soft and dark",
    tone: { variant: "m7", pitch: 40, range: 60 },
  }),
  localVoice("espeak-fay", "Fay", {
    gender: "female",
    description: "Calm",
    tone: { variant: "f2", pitch: 40, range: 60 },
  }),
  localVoice("espeak-flora", "Flora", {
    gender: "female",
    description: "Bright",
    tone: { variant: "f3", pitch: 40, range: 60 },
  }),
];

/** The local voices, the usual one first. */
export const LOCAL_VOICE_FACTS: readonly VoiceFacts[] = LOCAL_VOICES.map(({ facts }) => facts);

/** How a local voice speaks; the usual one's way if there is no voice of that id. */
export function toneOf(id: string | undefined): ESpeakTone {
  return (LOCAL_VOICES.find(({ facts }) => facts.id === id) ?? LOCAL_VOICES[0]).tone;
}

function localVoice(
  id: string,
  title: string,
  { tone, gender, description }: Pick<VoiceFacts, "gender" | "description"> & { tone: ESpeakTone },
): LocalVoice {
  return { facts: { id, title, languages: null, gender, description }, tone };
}

import type { VoiceFacts } from "../posts/voice_facts.ts";

/** The voices of OpenAI's own speech API. Those of other services are not known. */
const OPENAI_VOICES = [
  "alloy",
  "ash",
  "ballad",
  "coral",
  "echo",
  "fable",
  "nova",
  "onyx",
  "sage",
  "shimmer",
  "verse",
];

/** The voices of a speech API, the usual one first. */
export function openAIVoices(usual: string, baseUrl: string | null): VoiceFacts[] {
  const names = baseUrl === null ? OPENAI_VOICES : [];
  return [usual, ...names.filter((name) => name !== usual)].map((id) => ({
    id,
    title: id.charAt(0).toUpperCase() + id.slice(1),
    languages: null,
    gender: null,
    description: null,
  }));
}

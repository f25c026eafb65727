import { type Static, Type as t } from "@sinclair/typebox";

/** Longest id of a voice, in UTF-16 code units. */
export const MAX_VOICE_ID_LENGTH = 100;

/** A voice that a request can ask for, as people choose one. */
export const VoiceFacts = t.Object({
  /** What a request calls it. */
  id: t.String({ minLength: 1, maxLength: MAX_VOICE_ID_LENGTH }),
  /** Its name, for people. */
  title: t.String(),
  /** BCP 47; null if it speaks every language that posts are written in. */
  languages: t.Union([t.Array(t.String()), t.Null()]),
  /** What it sounds like; null where that is not known. */
  gender: t.Union([t.Literal("female"), t.Literal("male"), t.Null()]),
  description: t.Union([t.String(), t.Null()]),
});
export type VoiceFacts = Static<typeof VoiceFacts>;

/** Whether a voice speaks a language, in whatever region. */
export function speaksLanguage({ languages }: VoiceFacts, language: string): boolean {
  const base = baseOf(language);
  return languages === null || languages.some((one) => baseOf(one) === base);
}

/** The languages of a voice by their English names, for messages. */
export function languageNames({ languages }: VoiceFacts): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return (languages ?? []).map((one) => names.of(one) ?? one).join(", ");
}

function baseOf(language: string): string {
  return (language.split("-")[0] ?? "").toLowerCase();
}

import { InvalidRequestError } from "../../common/user_error.ts";
import type { JobSource } from "../../jobs/source.ts";
import type { JobRequest } from "../../posts/request.ts";
import { languageNames, speaksLanguage, type VoiceFacts } from "../../posts/voice_facts.ts";

/** What a chosen voice is checked by. */
export interface VoiceChoice {
  voices: readonly VoiceFacts[];
  source: JobSource;
  /** Detects a text's language, as a BCP 47 tag. */
  languageOf(text: string): string;
}

/**
 * Checks the voice of a request. The language of a PDF, and of a post that is written by wishes, is only
 * known later, and then ends the job.
 *
 * @throws {InvalidRequestError} if there is no such voice, or it does not speak the text's language.
 */
export function checkVoice(
  { options, customPrompt }: JobRequest,
  { voices, source, languageOf }: VoiceChoice,
): void {
  const { voice: id } = options;
  if (typeof id !== "string") return;
  const chosen = voices.find((voice) => voice.id === id);
  if (chosen === undefined) {
    throw new InvalidRequestError("Invalid voice: must be the id of one of GET /api/v1/voices");
  }
  if (source.type === "pdf" || customPrompt !== null) return;
  const language = languageOf(source.text);
  if (speaksLanguage(chosen, language)) return;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  throw new InvalidRequestError(
    `Invalid voice: must speak ${name}, the language of the text, and "${id}" speaks ${languageNames(chosen)}`,
  );
}

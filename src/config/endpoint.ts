import type { OpenAIConfig } from "./read_config.ts";

/** An OpenAI-compatible endpoint. */
export interface Endpoint {
  apiKey: string;
  /** Null: OpenAI's own. */
  baseUrl: string | null;
}

/** Local endpoints need no key, but the client requires one. */
const NO_KEY = "none";

/**
 * The endpoint of the writer or the voice: its own settings, and for what they leave out the common
 * ones. Null if neither are set, as where only the other one has an endpoint.
 */
export function endpointFor(role: "writer" | "voice", openai: OpenAIConfig): Endpoint | null {
  const apiKey = openai[`${role}ApiKey`] ?? openai.apiKey;
  const baseUrl = openai[`${role}BaseUrl`] ?? openai.baseUrl;
  return apiKey === null && baseUrl === null ? null : { apiKey: apiKey ?? NO_KEY, baseUrl };
}

import OpenAI from "openai";
import type { Endpoint } from "../../config/mod.ts";

/**
 * Asks a model for one word, to see that its endpoint, its key and its name are right. Returns what it
 * says.
 *
 * @throws if it does not answer.
 */
export async function tryModel(
  { apiKey, baseUrl }: Endpoint,
  { model, signal }: { model: string; signal: AbortSignal },
): Promise<string> {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0 });
  const messages = [{ role: "user" as const, content: "Answer with the word ready" }];
  const { choices } = await client.chat.completions.create({ model, messages }, { signal });
  return choices[0]?.message.content?.trim() ?? "";
}

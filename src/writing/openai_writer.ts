import OpenAI from "openai";
import type { OpenAIConfig } from "../config/mod.ts";
import { hasContent } from "../documents/clean_text.ts";
import { answerSchema, parseAnswer } from "./answer.ts";
import { checkAnswer } from "./check_answer.ts";
import { withoutOrders } from "./model_orders.ts";
import { promptFor } from "./openai_prompt.ts";
import { UnwritableDocumentError, type Writer, WriterError } from "./writer.ts";

type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
type ResponseFormat = NonNullable<ChatRequest["response_format"]> | null;

/** Options of {@linkcode createOpenAIWriter}. */
export interface OpenAIWriterOptions {
  settings: Pick<OpenAIConfig, "apiKey" | "baseUrl">;
  model: string;
  /** Timeout per request, in milliseconds. Defaults to 90,000. */
  timeoutMs?: number;
  /** How often to retry if the service is busy or fails. Defaults to 1. */
  maxRetries?: number;
}

const TIMEOUT_MS = 90_000;
/** Statuses with which endpoints reject a response format that they do not support. */
const UNSUPPORTED_FORMAT_STATUSES = [400, 404, 415, 422, 501];

/** Creates a writer that uses a model of an OpenAI-compatible service and checks its answers against the source. */
export function createOpenAIWriter(options: OpenAIWriterOptions): Writer {
  const { settings, model, timeoutMs = TIMEOUT_MS, maxRetries = 1 } = options;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: timeoutMs,
    maxRetries,
  });

  async function complete(messages: ChatRequest["messages"], signal: AbortSignal): Promise<string> {
    const formats: ResponseFormat[] = [
      {
        type: "json_schema",
        json_schema: { name: "script", strict: true, schema: answerSchema() },
      },
      { type: "json_object" },
      null,
    ];
    for (const [index, format] of formats.entries()) {
      const request = { model, messages, ...(format && { response_format: format }) };
      try {
        const completion = await client.chat.completions.create(request, { signal });
        return contentOf(completion);
      } catch (error) {
        const isUnsupported =
          error instanceof OpenAI.APIError &&
          UNSUPPORTED_FORMAT_STATUSES.includes(error.status ?? 0);
        if (!isUnsupported || index === formats.length - 1) throw error;
      }
    }
    throw new Error("Cannot ask the model as every answer format was refused");
  }

  return {
    name: `openai ${model}`,
    async write(document, brief, { signal }) {
      signal.throwIfAborted();
      if (!document.blocks.some((block) => hasContent(block.text))) {
        throw new UnwritableDocumentError();
      }
      try {
        const source = withoutOrders(document);
        const content = await complete(promptFor(source, brief), signal);
        return checkAnswer(parseAnswer(content), source, brief);
      } catch (cause) {
        signal.throwIfAborted();
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new WriterError(`Cannot write with model "${model}": ${reason}`, { cause });
      }
    },
  };
}

function contentOf(completion: OpenAI.Chat.ChatCompletion): string {
  // Not every endpoint that claims to be compatible sends all fields.
  const message = completion.choices?.[0]?.message;
  if (message?.refusal)
    throw new Error(`Cannot use the answer as the model refused: ${message.refusal}`);
  if (!message?.content) throw new Error("Cannot use the answer as it is empty");
  return message.content;
}

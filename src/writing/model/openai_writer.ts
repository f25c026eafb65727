import OpenAI from "openai";
import { abortable } from "../../common/deadline.ts";
import type { Endpoint } from "../../config/mod.ts";
import { hasContent } from "../../documents/clean_text.ts";
import type { Script } from "../../posts/script.ts";
import { withoutAsides } from "../source/certain.ts";
import { UnwritableDocumentError, type Writer, WriterError } from "../writer.ts";
import { answerSchema, parseAnswer } from "./answer.ts";
import { type CheckedAnswer, checkAnswer } from "./check_answer.ts";
import { withoutOrders } from "./model_orders.ts";
import { type ChatMessage, promptFor, questionBack } from "./openai_prompt.ts";

type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
type ResponseFormat = NonNullable<ChatRequest["response_format"]> | null;

/** Options of {@linkcode createOpenAIWriter}. */
export interface OpenAIWriterOptions {
  settings: Endpoint;
  model: string;
  /**
   * Timeout for a whole script with all that is asked for it, in milliseconds. Defaults to 120,000,
   * which leaves another writer the time to write before its stage ends.
   */
  timeoutMs?: number;
  /** How often to retry a request if the service is busy or fails. Defaults to 1. */
  maxRetries?: number;
}

const TIMEOUT_MS = 120_000;
/** Statuses with which endpoints reject a response format that they do not support. */
const UNSUPPORTED_FORMAT_STATUSES = [400, 404, 415, 422, 501];

/**
 * Creates a writer that uses a model of an OpenAI-compatible service and checks its answers against
 * the source. A model whose answer cannot be used is told why, and asked once more.
 */
export function createOpenAIWriter(options: OpenAIWriterOptions): Writer {
  const { settings, model, timeoutMs = TIMEOUT_MS, maxRetries = 1 } = options;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: timeoutMs,
    maxRetries,
  });
  const formats: ResponseFormat[] = [
    { type: "json_schema", json_schema: { name: "script", strict: true, schema: answerSchema() } },
    { type: "json_object" },
    null,
  ];

  async function complete(messages: ChatMessage[], signal: AbortSignal): Promise<string> {
    for (;;) {
      const [format = null] = formats;
      const request = { model, messages, ...(format && { response_format: format }) };
      try {
        // The client ignores the signal once it has the headers, but the body may hang too.
        const asked = client.chat.completions.create(request, { signal });
        return contentOf(await abortable(asked, signal));
      } catch (error) {
        const isUnsupported =
          error instanceof OpenAI.APIError &&
          UNSUPPORTED_FORMAT_STATUSES.includes(error.status ?? 0);
        if (!isUnsupported || formats.length === 1) throw error;
        formats.shift();
      }
    }
  }

  return {
    name: `openai ${model}`,
    async write(document, brief, { signal }) {
      signal.throwIfAborted();
      if (!document.blocks.some((block) => hasContent(block.text))) {
        throw new UnwritableDocumentError();
      }
      const source = withoutOrders({ ...document, blocks: [...withoutAsides(document.blocks)] });
      const messages = promptFor(source, brief);
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      let usable: Script | null = null;
      try {
        const first = await complete(messages, deadline);
        const { script, problems } = check(first);
        if (problems.length === 0 && script !== null) return script;
        usable = script;
        const second = check(
          await complete([...messages, ...questionBack(first, problems)], deadline),
        );
        const best = richer(script, second.script);
        if (best === null) throw new Error(second.problems.join(" "));
        return best;
      } catch (cause) {
        signal.throwIfAborted();
        if (usable !== null) return usable;
        throw new WriterError(`Cannot write with model "${model}": ${reasonOf(cause)}`, { cause });
      }

      function check(content: string): CheckedAnswer {
        try {
          return checkAnswer(parseAnswer(content), source, brief);
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          return { script: null, problems: [error.message] };
        }
      }

      function reasonOf(cause: unknown): string {
        if (deadline.aborted) return `it did not answer within ${timeoutMs / 1000} seconds`;
        return cause instanceof Error ? cause.message : String(cause);
      }
    },
  };
}

/** The later of two scripts, unless it has fewer points. */
function richer(one: Script | null, later: Script | null): Script | null {
  if (one === null || later === null) return later ?? one;
  return later.points.length < one.points.length ? one : later;
}

function contentOf(completion: OpenAI.Chat.ChatCompletion): string {
  // Not every endpoint that claims to be compatible sends all fields.
  const message = completion.choices?.[0]?.message;
  if (message?.refusal)
    throw new Error(`Cannot use the answer as the model refused: ${message.refusal}`);
  if (!message?.content) throw new Error("Cannot use the answer as it is empty");
  return message.content;
}

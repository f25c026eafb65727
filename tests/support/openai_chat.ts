/** A question that the service was asked. */
export interface ChatQuestion {
  model: string;
  messages: { role: string; content: string }[];
  /** The answer's format that was asked for; null if none was. */
  format: string | null;
}

/** A service that speaks OpenAI's chat protocol. */
export interface ChatService {
  baseUrl: string;
  questions: ChatQuestion[];
  close(): Promise<void>;
}

/** Starts a chat service on a free port; `answer` gives a message's content or a whole response. */
export function startChatService(
  answer: (question: ChatQuestion, count: number) => string | Response | Promise<string | Response>,
): ChatService {
  const questions: ChatQuestion[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 30,
    async fetch(request) {
      if (new URL(request.url).pathname !== "/v1/chat/completions")
        return new Response("not found", { status: 404 });
      const question = readQuestion(await request.json());
      questions.push(question);
      const said = await answer(question, questions.length);
      if (said instanceof Response) return said;
      return Response.json({
        id: "chat-1",
        object: "chat.completion",
        created: 0,
        model: question.model,
        choices: [
          { index: 0, finish_reason: "stop", message: { role: "assistant", content: said } },
        ],
      });
    },
  });
  return {
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    questions,
    close: () => server.stop(true),
  };
}

function readQuestion(body: {
  model: string;
  messages: ChatQuestion["messages"];
  response_format?: { type: string };
}): ChatQuestion {
  return { model: body.model, messages: body.messages, format: body.response_format?.type ?? null };
}

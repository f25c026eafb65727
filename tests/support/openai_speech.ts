import type { Speech, Voice } from "../../src/speech/voice.ts";

/** How a test's speech service behaves. */
export interface SpeechServiceBehaviour {
  /** Makes the answer out of good WAV bytes. Defaults to the bytes as they are. */
  answer?(wav: Uint8Array<ArrayBuffer>): Response | Promise<Response>;
  /** False if the service has no transcription. */
  transcribes?: boolean;
  /** Changes the words that the transcription hears. */
  hear?(words: string[]): string[];
}

/** A service that speaks OpenAI's speech and transcription protocol, with a real voice behind it. */
export interface SpeechService {
  baseUrl: string;
  /** Paths that were asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** Starts a speech service on a free port; the voice is what it speaks with. */
export function startSpeechService(
  voice: Voice,
  behaviour: SpeechServiceBehaviour = {},
): SpeechService {
  const { answer, transcribes = true, hear = (words: string[]) => words } = behaviour;
  const requests: string[] = [];
  const spoken = new Map<number, Speech>();

  async function speak(request: Request): Promise<Response> {
    const { input, speed } = readSpeechRequest(await request.json());
    const options = { language: "en", rate: speed, signal: AbortSignal.timeout(300_000) };
    const speech = await voice.speak(input, options);
    spoken.set(speech.wav.length, speech);
    const wav = new Uint8Array(speech.wav);
    return answer === undefined ? wavResponse(wav) : await answer(wav);
  }

  async function transcribe(request: Request): Promise<Response> {
    const form = await request.formData();
    const file = form.get("file");
    const speech = file instanceof File ? nearest(spoken, file.size) : undefined;
    if (speech === undefined || form.get("timestamp_granularities[]") !== "word") {
      return new Response("bad request", { status: 400 });
    }
    const heard = hear(speech.words.map(({ text }) => text));
    const words = heard.map((word, index) => ({
      word,
      start: (speech.words[index]?.startMs ?? 0) / 1000,
      end: (speech.words[index]?.endMs ?? 0) / 1000,
    }));
    return Response.json({ task: "transcribe", text: heard.join(" "), words });
  }

  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      if (pathname === "/v1/audio/speech") return await speak(request);
      if (pathname === "/v1/audio/transcriptions" && transcribes) return await transcribe(request);
      return new Response("not found", { status: 404 });
    },
  });
  return {
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    requests,
    close: () => server.stop(true),
  };
}

/** Bytes as a service hands out WAV. */
export function wavResponse(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { "content-type": "audio/wav" } });
}

function readSpeechRequest(body: unknown): { input: string; speed: number } {
  if (typeof body !== "object" || body === null) throw new TypeError("No body");
  const input = "input" in body && typeof body.input === "string" ? body.input : "";
  const speed = "speed" in body && typeof body.speed === "number" ? body.speed : 1;
  return { input, speed };
}

/** The client trims the sound, so that its length is near that of the one that was sent. */
function nearest(spoken: ReadonlyMap<number, Speech>, size: number): Speech | undefined {
  return [...spoken].toSorted(([a], [b]) => Math.abs(a - size) - Math.abs(b - size)).at(0)?.[1];
}

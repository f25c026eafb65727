import { expect, test } from "bun:test";
import type { VoiceFacts } from "../../../src/posts/voice_facts.ts";
import { decodeWav } from "../../../src/sound/wav.ts";
import { createEspeakVoice } from "../../../src/speech/espeak_voice.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const facts = (id: string, languages: string[] | null): VoiceFacts => ({
  id,
  title: id.toUpperCase(),
  languages,
  gender: null,
  description: null,
});
const spoken: string[] = [];
const { ask, postText, postPdf, jobs, key } = await testService({
  voice: () => {
    const local = createEspeakVoice();
    return {
      ...local,
      name: "choir",
      voices: [facts("any", null), facts("ana", ["es", "pt-BR"]), facts("mute", null)],
      async speak(text, options) {
        if (options.voice === "mute") throw new Error("Cannot speak at all");
        spoken.push(`${options.voice} ${text}`);
        return await local.speak(text, options);
      },
    };
  },
});

async function list(query = ""): Promise<Record<string, unknown>[]> {
  const answer = await ask(`/api/v1/voices${query}`, { headers: { "x-api-key": key.text } });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

test("voices are listed with a sample that is made once, and stays where it is", async () => {
  const [any, ana, mute] = await list();
  const url = String(any?.sampleUrl);
  expect(any).toEqual({ ...facts("any", null), sampleUrl: expect.any(String) });
  expect(url).toMatch(/^https:\/\/posts\.example\/media\/voices\/[0-9a-f]{64}\.wav$/);
  expect(ana).toMatchObject({ languages: ["es", "pt-BR"], sampleUrl: expect.any(String) });
  // One that cannot be made takes nothing else with it.
  expect(mute).toMatchObject({ id: "mute", sampleUrl: null });
  // A voice is heard in its own language where it does not speak the one that is asked for.
  expect(spoken.toSorted()).toEqual(["ana This is es", "any This is en"]);
  const sample = await ask(url.replace(PUBLIC_URL, ""));
  expect(sample.headers.get("content-type")).toBe("audio/wav");
  expect(decodeWav(await sample.bytes()).samples.length).toBeGreaterThan(5_000);
  expect((await list())[0]?.sampleUrl).toBe(url);
  expect(spoken).toHaveLength(2);
});

test("with a language, only the voices that speak it are listed, and are heard in it", async () => {
  expect((await list("?language=de")).map(({ id }) => id)).toEqual(["any", "mute"]);
  expect((await list("?language=pt")).map(({ id }) => id)).toEqual(["any", "ana", "mute"]);
  expect(spoken).toContain("ana This is pt");
  const wrong = await ask("/api/v1/voices?language=../x", { headers: { "x-api-key": key.text } });
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).error).toStartWith("Invalid language");
  expect((await ask("/api/v1/voices")).status).toBe(401);
});

test("a request names its voice, which has to be there and to speak the text's language", async () => {
  const text = "Die Brücke trägt seit hundert Jahren jeden Tag vierzig Züge über den Fluss.";
  const reel = { text, format: "reel" };
  const made = await postText({ ...reel, voice: "any" });
  const { data } = await made.json();
  expect((await jobs.get(data.jobId))?.request.options).toMatchObject({ voice: "any" });
  const refusal = async (answer: Response) => {
    expect(answer.status).toBe(400);
    return (await answer.json()).error;
  };
  expect(await refusal(await postText({ ...reel, voice: "nobody" }))).toStartWith("Invalid voice");
  expect(await refusal(await postText({ ...reel, voice: "ana" }))).toBe(
    'Invalid voice: must speak German, the language of the text, and "ana" speaks Spanish, Brazilian Portuguese',
  );
  expect(await refusal(await postText({ ...reel, voice: 7 }))).toStartWith("Invalid voice");
  const form = new FormData();
  form.append("pdf", new File(["%PDF-1.7 …"], "report.pdf", { type: "application/pdf" }));
  for (const [name, value] of Object.entries({ format: "reel", voice: "nobody" })) {
    form.append(name, value);
  }
  expect(await refusal(await postPdf(form))).toStartWith("Invalid voice");
  // Wishes may want another language, and pictures are not spoken.
  const wished = { ...reel, voice: "ana", customPrompt: "Write it in Spanish" };
  expect((await postText(wished)).status).toBe(202);
  expect((await postText({ ...reel, format: "image", voice: "nobody" })).status).toBe(202);
});

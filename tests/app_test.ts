import { describe, expect, test } from "bun:test";
import { openMakers } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { silentLog } from "./support/silent_log.ts";
import { studio } from "./support/studio.ts";

const SERVICE = { OPENAI_BASE_URL: "http://127.0.0.1:9" };

async function namesWith(env: Record<string, string>): Promise<{ writer: string; voice: string }> {
  await using makers = openMakers(readConfig(env), silentLog, studio);
  return { writer: makers.writer.name, voice: makers.voice.name };
}

describe("openMakers()", () => {
  test("uses the local writer and the local voice where no service is set", async () => {
    expect(await namesWith({})).toEqual({ writer: "local", voice: "espeak" });
  });

  test("uses a service for each that a model is set for", async () => {
    const models = {
      OPENAI_WRITER_MODEL: "write",
      OPENAI_VOICE_MODEL: "speak",
      OPENAI_VOICE: "ash",
    };
    const both = { ...SERVICE, ...models };
    expect(await namesWith(both)).toEqual({ writer: "openai write", voice: "openai speak ash" });
    expect(await namesWith({ ...both, OPENAI_WRITER_MODEL: "none" })).toEqual({
      writer: "local",
      voice: "openai speak ash",
    });
    expect(await namesWith({ ...both, OPENAI_VOICE_MODEL: "none" })).toEqual({
      writer: "openai write",
      voice: "espeak",
    });
  });
});

import { describe, expect, test } from "bun:test";
import { openDrivers } from "../../src/app/mod.ts";
import { readConfig } from "../../src/config/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { installation } from "../support/installation.ts";

const SERVICE = { OPENAI_BASE_URL: "http://127.0.0.1:9" };

async function namesWith(env: Record<string, string>): Promise<{ writer: string; voice: string }> {
  const options = { config: readConfig(env), log: silentLog, drivers: {} };
  await using drivers = openDrivers(options, installation);
  return { writer: drivers.writer.name, voice: drivers.voice.name };
}

describe("openDrivers()", () => {
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

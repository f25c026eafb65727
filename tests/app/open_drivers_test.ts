import { describe, expect, test } from "bun:test";
import { openDrivers } from "../../src/app/open_drivers.ts";
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

  test("uses a service for the one that alone has an endpoint", async () => {
    const { OPENAI_BASE_URL } = SERVICE;
    const writer = { OPENAI_WRITER_BASE_URL: OPENAI_BASE_URL, OPENAI_WRITER_MODEL: "write" };
    expect(await namesWith(writer)).toEqual({ writer: "openai write", voice: "espeak" });
    const voice = { OPENAI_VOICE_BASE_URL: OPENAI_BASE_URL, OPENAI_VOICE_MODEL: "speak" };
    expect(await namesWith(voice)).toEqual({ writer: "local", voice: "openai speak alloy" });
  });
});

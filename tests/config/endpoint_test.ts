import { describe, expect, test } from "bun:test";
import { endpointFor, readConfig } from "../../src/config/mod.ts";

const COMMON = "https://common.example/v1";
const OWN = "http://127.0.0.1:11434/v1";

function endpointsWith(env: Record<string, string>) {
  const { openai } = readConfig(env);
  return openai && [endpointFor("writer", openai), endpointFor("voice", openai)];
}

describe("endpointFor()", () => {
  test("gives the writer and the voice the common key and URL", () => {
    const common = { apiKey: "key", baseUrl: COMMON };
    expect(endpointsWith({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: COMMON })).toEqual([
      common,
      common,
    ]);
  });

  test("gives each its own key and URL, and the common one for what it lacks", () => {
    const env = {
      OPENAI_API_KEY: "key",
      OPENAI_WRITER_BASE_URL: OWN,
      OPENAI_VOICE_API_KEY: "voice's key",
    };
    expect(endpointsWith(env)).toEqual([
      { apiKey: "key", baseUrl: OWN },
      { apiKey: "voice's key", baseUrl: null },
    ]);
  });

  test("gives the other one nothing where only one has settings", () => {
    expect(endpointsWith({ OPENAI_WRITER_BASE_URL: OWN })).toEqual([
      { apiKey: "none", baseUrl: OWN },
      null,
    ]);
    expect(endpointsWith({ OPENAI_VOICE_API_KEY: "key" })).toEqual([
      null,
      { apiKey: "key", baseUrl: null },
    ]);
  });
});

import { expect, test } from "bun:test";
import fc from "fast-check";
import { curlLine, fieldsOfRequest } from "../../src/dashboard/curl_line.ts";

const ORIGIN = "http://localhost:8080";

/** The words that a shell hands to curl. */
async function wordsOf(line: string): Promise<string[]> {
  const script = line.replace(/^curl /, "printf '%s\\0' ");
  const shell = Bun.spawn(["sh", "-c", script], { env: { KEY: "secret" }, stdout: "pipe" });
  return (await new Response(shell.stdout).text()).split("\0").slice(0, -1);
}

const anyText = fc
  .string({ unit: fc.constantFrom(..."'\"\\$`!;, \n\tab<é漢🐝@=-"), minLength: 1, maxLength: 40 })
  .map((text) => text.toWellFormed());

test("a shell sends exactly the text and the fields, whatever is in them", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (text, customPrompt) => {
      const words = await wordsOf(curlLine(ORIGIN, { type: "text", text }, { customPrompt }));
      expect(words.slice(0, 3)).toEqual([
        `${ORIGIN}/api/v1/process-text-async`,
        "-H",
        "x-api-key: secret",
      ]);
      expect(JSON.parse(words.at(-1) ?? "")).toEqual({ text, customPrompt });
    }),
    { numRuns: 50 },
  );
});

test("a file's name cannot end its word, nor be read as options of curl's form", async () => {
  const source = { type: "pdf", filename: `a'b"c;type=x,$(id).pdf` } as const;
  const words = await wordsOf(curlLine(ORIGIN, source, { format: "image", maxDuration: 15 }));
  expect(words.slice(3)).toEqual([
    "-F",
    `pdf=@"a'b\\"c;type=x,$(id).pdf";type=application/pdf`,
    "--form-string",
    "format=image",
    "--form-string",
    "maxDuration=15",
  ]);
});

test("a job's request becomes the fields that ask for it again", () => {
  const request = {
    format: "reel",
    platform: "tiktok" as const,
    visualTemplate: "auto",
    visualStyleVariant: null,
    customPrompt: null,
    maxDuration: 20,
    captionsEnabled: true,
    captionsStyle: "modern",
    captionsPosition: "bottom",
    captionsFontSize: "medium",
  };
  expect(fieldsOfRequest(request)).toEqual({
    format: "reel",
    platform: "tiktok",
    maxDuration: 20,
    captionsEnabled: true,
    captionsStyle: "modern",
    captionsPosition: "bottom",
    captionsFontSize: "medium",
  });
});

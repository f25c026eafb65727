import assert from "node:assert/strict";
import { readText } from "../documents/text.ts";
import type { Script } from "../posts/script.ts";
import { UnwritableDocumentError, type Writer, WriterError } from "../writing/writer.ts";
import { share } from "./_shared.ts";
import { assertScript } from "./assert_script.ts";
import { type Check, type RegisterTest, registerChecks } from "./checks.ts";
import type { DriverSample } from "./driver_sample.ts";
import { sampleBrief } from "./sample_brief.ts";
import { sampleTexts } from "./sample_texts.ts";

const BRIEFS = [
  sampleBrief(),
  sampleBrief({ medium: "picture", maxPoints: 1 }),
  sampleBrief({ medium: "video", platform: "tiktok", maxPoints: 3, narrationMs: 12_750 }),
  sampleBrief({ medium: "video", platform: "youtube_shorts", maxPoints: 9, narrationMs: 51_000 }),
];

const MARKED =
  "# About **trees**\n\nOld trees _hold_ most of [the carbon](https://example.com)[1]. They `grow` slowly.\n\n## Now\n\nA forest needs *old* trees, see https://example.com/a.";

/** A writer to be tested. */
export interface WriterSample extends DriverSample<Writer> {
  /**
   * Whether it may refuse a few texts with a `WriterError`, as one that leaves them to another writer.
   * Defaults to false.
   */
  mayRefuse?: boolean;
}

/** How many of the sample texts may be refused. */
const MAX_REFUSALS = Math.floor(sampleTexts.length / 10);

/**
 * Tests that a writer does what every writer has to do.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * testWriter(test, { name: "house style", open: () => createHouseWriter() });
 * ```
 */
export function testWriter(test: RegisterTest, sample: WriterSample): void {
  registerChecks(test, `writer "${sample.name}"`, writerChecks(sample));
}

/**
 * The rules of {@linkcode testWriter}, for runners that want them one by one.
 *
 * @example
 * ```ts
 * for (const { name, run } of writerChecks({ name: "house style", open })) it(name, run);
 * ```
 */
export function writerChecks({ open, mayRefuse = false }: WriterSample): Check[] {
  const shared = share(open);

  async function write(
    text: string,
    { brief = sampleBrief(), signal = AbortSignal.timeout(300_000) } = {},
  ): Promise<Script> {
    const writer = await shared.get();
    return await writer.write(readText(text), brief, { signal });
  }

  return [
    {
      name: "writes a whole script of every sample text for every format and platform",
      async run() {
        const refusals: unknown[] = [];
        for (const { text, language } of sampleTexts) {
          for (const brief of BRIEFS) {
            const script = await write(text, { brief }).catch((error: unknown) => {
              if (!(mayRefuse && error instanceof WriterError)) throw error;
              refusals.push(error);
            });
            if (script === undefined) continue;
            assertScript(script, brief);
            assert.equal(script.language, language);
          }
        }
        assert.ok(refusals.length <= MAX_REFUSALS, `It refused: ${refusals.join("; ")}`);
      },
    },
    {
      name: "leaves no markup in what it writes",
      async run() {
        const written = JSON.stringify(await write(MARKED));
        assert.doesNotMatch(written, /\*|`|_hold_|https?:|\]\(|\[1\]|##/);
      },
    },
    {
      name: "throws UnwritableDocumentError if there is nothing to write about",
      async run() {
        for (const text of ["", " \n ", "---", "!!! ... ???"]) {
          await assert.rejects(write(text), UnwritableDocumentError);
        }
      },
    },
    {
      name: "stops with the signal's own reason",
      async run() {
        const reason = new Error("Enough");
        const writing = write("Some words to write about.", { signal: AbortSignal.abort(reason) });
        await assert.rejects(writing, (error) => error === reason);
      },
    },
  ];
}

import { describe, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import type { Log } from "../common/log.ts";
import { attemptStage } from "./attempt.ts";
import type { Attempt, Host } from "./context.ts";
import { InvalidInputError } from "./errors.ts";
import { findNonJson } from "./json.ts";
import { memoryCheckpoints } from "./memory_checkpoints.ts";
import { requireServices } from "./permissions.ts";
import type { Stage } from "./stage.ts";
import { readStageInput } from "./stage_data.ts";

/** What a stage is run with in a test; only what the stage declares has to be there. */
export interface Fakes extends Partial<Host> {
  /** Called with every fraction as the stage reports it. */
  onProgress?(fraction: number): void;
}

/**
 * Runs one stage once, with the same checks as in a pipeline, and gives what it adds.
 *
 * @throws what the stage threw, as it is.
 *
 * @example
 * ```ts
 * const { summary } = await runStage(shorten({ words: 2 }), { text: "One two three" });
 * expect(summary).toBe("One two");
 * ```
 */
export async function runStage<In, Out>(
  stage: Stage<In, Out>,
  input: In,
  fakes: Fakes = {},
): Promise<Out> {
  const { onProgress = () => {} } = fakes;
  const host = hostOf(fakes);
  requireServices([stage], host.services);
  const attempt: Attempt = {
    ...(await readStageInput(stage, input)),
    number: 1,
    progress: onProgress,
  };
  const output: unknown = await attemptStage(stage, attempt, host);
  return output as Out;
}

/**
 * Tests that a stage keeps the rules that every stage has to keep. `input` is an example that it
 * can be run on, and `fakes` gives what a run of it stands on, anew for each test.
 *
 * @example
 * ```ts
 * testStage(shorten(), { text: "One two three" });
 * testStage(narrate(), { lines: ["One"] }, () => ({ services: { voice: spellingVoice() } }));
 * ```
 */
export function testStage<In extends object, Out>(
  stage: Stage<In, Out>,
  input: In,
  fakes: () => Fakes | Promise<Fakes> = () => ({}),
): void {
  describe(`stage "${stage.name}"`, () => {
    test("adds what it declares, with progress that never falls", async () => {
      const fractions: number[] = [0];
      const onProgress = (fraction: number) => fractions.push(fraction);
      await runStage(stage, input, { ...(await fakes()), onProgress });
      expect([...fractions, 1].toSorted((a, b) => a - b)).toEqual([...fractions, 1]);
    });

    test("is described by schemas that are JSON", () => {
      expect(findNonJson(stage.needs)).toBeUndefined();
      expect(findNonJson(stage.adds)).toBeUndefined();
    });

    test("keeps its output under a key that follows from its input alone", async () => {
      const { stageKey } = await readStageInput(stage, input);
      const copy = {
        other: 1,
        ...Object.fromEntries(Object.entries(structuredClone(input)).reverse()),
      };
      expect((await readStageInput(stage, copy)).stageKey).toBe(stageKey);
    });

    test.each(stage.needs.required ?? [])("refuses input that lacks %j", async (field) => {
      const { [field]: _, ...rest } = Object.fromEntries(Object.entries(input));
      await expect(readStageInput(stage, rest)).rejects.toThrow(InvalidInputError);
    });

    test("comes to an end when it is aborted", async () => {
      const controller = new AbortController();
      const reason = new Error("Enough");
      let running: Promise<Out> | undefined;
      const aborted: Stage<In, Out> = {
        ...stage,
        run(given, ctx) {
          running = stage.run(given, ctx);
          controller.abort(reason);
          return running;
        },
      };
      const run = runStage(aborted, input, { ...(await fakes()), signal: controller.signal });
      await expect(run).rejects.toBe(reason);
      await Promise.allSettled([running]);
    });
  });
}

function hostOf(fakes: Fakes): Host {
  return {
    services: {},
    checkpoints: memoryCheckpoints(),
    workDir: tmpdir(),
    signal: new AbortController().signal,
    env: {},
    log: silentLog(),
    ...fakes,
  };
}

/** A log that says nothing. */
export function silentLog(): Log {
  const ignore = () => {};
  return { debug: ignore, info: ignore, warn: ignore, error: ignore, child: silentLog };
}

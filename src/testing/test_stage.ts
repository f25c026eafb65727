import assert from "node:assert/strict";
import { InvalidInputError } from "../pipeline/errors.ts";
import { findNonJson } from "../pipeline/json.ts";
import type { Stage } from "../pipeline/stage.ts";
import { readStageInput } from "../pipeline/stage_data.ts";
import { type Check, type RegisterTest, registerChecks } from "./checks.ts";
import { runStage, type StageFakes } from "./run_stage.ts";

/** What a stage is tested with. */
export interface StageSample<In> {
  stage: Stage<In, unknown>;
  /** What it can be run on. */
  input: In;
  /** Gives what a run of it stands on, anew for each test. */
  fakes?: () => StageFakes | Promise<StageFakes>;
}

/**
 * Tests that a stage keeps the rules that every stage has to keep.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * testStage(test, { stage: shorten(), input: { text: "One two three" } });
 * ```
 */
export function testStage<In extends object>(test: RegisterTest, sample: StageSample<In>): void {
  registerChecks(test, `stage "${sample.stage.name}"`, stageChecks(sample));
}

/**
 * The rules of {@linkcode testStage}, for runners that want them one by one.
 *
 * @example
 * ```ts
 * for (const { name, run } of stageChecks({ stage: shorten(), input: { text: "One two three" } })) it(name, run);
 * ```
 */
export function stageChecks<In extends object>(sample: StageSample<In>): Check[] {
  const { stage, input, fakes = () => ({}) } = sample;
  return [
    {
      name: "adds what it declares, with progress that never falls",
      async run() {
        const fractions: number[] = [0];
        const onProgress = (fraction: number) => fractions.push(fraction);
        await runStage(stage, input, { ...(await fakes()), onProgress });
        assert.deepEqual(
          [...fractions, 1].toSorted((a, b) => a - b),
          [...fractions, 1],
        );
      },
    },
    {
      name: "is described by schemas that are JSON",
      async run() {
        assert.equal(findNonJson(stage.needs), undefined);
        assert.equal(findNonJson(stage.adds), undefined);
      },
    },
    {
      name: "keeps its output under a key that follows from its input alone",
      async run() {
        const { stageKey } = await readStageInput(stage, input);
        const entries = Object.entries(structuredClone(input)).reverse();
        const copy = { unknown: 1, ...Object.fromEntries(entries) };
        assert.equal((await readStageInput(stage, copy)).stageKey, stageKey);
      },
    },
    ...(stage.needs.required ?? []).map((field) => ({
      name: `refuses input that lacks "${field}"`,
      async run() {
        const { [field]: _, ...rest } = Object.fromEntries(Object.entries(input));
        await assert.rejects(readStageInput(stage, rest), InvalidInputError);
      },
    })),
    {
      name: "comes to an end when it is aborted",
      async run() {
        const controller = new AbortController();
        const reason = new Error("Enough");
        let running: Promise<unknown> | undefined;
        const aborted: Stage<In, unknown> = {
          ...stage,
          run(given, ctx) {
            running = stage.run(given, ctx);
            controller.abort(reason);
            return running;
          },
        };
        const run = runStage(aborted, input, { ...(await fakes()), signal: controller.signal });
        await assert.rejects(run, (error) => error === reason);
        await Promise.allSettled([running]);
      },
    },
  ];
}

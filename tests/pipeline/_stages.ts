import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Static, type TObject, Type as t } from "@sinclair/typebox";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { type Pipeline, pipeline } from "../../src/pipeline/pipeline.ts";
import { type RunOptions, runPipeline } from "../../src/pipeline/runner.ts";
import { defineStage, type StageContext, type StageDefinition } from "../../src/pipeline/stage.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

declare module "postloom" {
  interface Services {
    /** Counts what the stages of these tests do; no run outside of them has it. */
    counter?: Counter;
    /** One that none of these stages declares. */
    secret?: string;
  }
}

export interface Counter {
  count(what: string): number;
}

/** A counter of its own for each test. */
export function createCounter(): Counter {
  const counts = new Map<string, number>();
  return {
    count(what) {
      const count = (counts.get(what) ?? 0) + 1;
      counts.set(what, count);
      return count;
    },
  };
}

export const Text = t.Object({ text: t.String() });
const Length = t.Object({ length: t.Integer() });

/** What most tests define of a stage that measures a text. */
type Measure = Partial<StageDefinition<typeof Text, typeof Length, TObject, "counter">> & {
  run(
    input: Static<typeof Text>,
    ctx: StageContext & { counter: Counter },
  ): Promise<{ length: number }>;
};

/** A chain of one stage that measures a text, quick to try again. */
export function measuring(
  measure: Measure,
): Pipeline<typeof Text, { text: string; length: number }> {
  const stage = defineStage({
    name: "measure",
    version: 1,
    needs: Text,
    adds: Length,
    uses: ["counter"],
    retry: { attempts: 3, backoffMs: 1 },
    ...measure,
  });
  return pipeline("measured", Text).use(stage());
}

/** Runs a chain with what the test gives, in a folder that is removed afterwards. */
export async function run<I extends TObject, Out>(
  chain: Pipeline<I, Out>,
  input: Static<I>,
  options: Partial<RunOptions> = {},
): Promise<Out> {
  const workDir = await mkdtemp(join(tmpdir(), "pipeline-test-"));
  try {
    return await runPipeline(chain, input, {
      services: { counter: createCounter() },
      checkpoints: memoryCheckpoints(),
      workDir,
      signal: new AbortController().signal,
      env: {},
      log: silentLog,
      graceMs: 20,
      ...options,
    });
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** What a promise was rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("Cannot find a rejection as the promise was fulfilled");
}

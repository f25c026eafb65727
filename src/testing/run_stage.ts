import { tmpdir } from "node:os";
import { attemptStage } from "../pipeline/attempt.ts";
import type { Attempt, Host } from "../pipeline/context.ts";
import { memoryCheckpoints } from "../pipeline/memory_checkpoints.ts";
import { requireServices } from "../pipeline/permissions.ts";
import type { Stage } from "../pipeline/stage.ts";
import { readStageInput } from "../pipeline/stage_data.ts";
import { silentLog } from "./silent_log.ts";

/** What a stage is run with in a test; only what the stage declares has to be there. */
export interface StageFakes extends Partial<Host> {
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
  fakes: StageFakes = {},
): Promise<Out> {
  const { onProgress = () => {}, ...given } = fakes;
  const host: Host = {
    services: {},
    checkpoints: memoryCheckpoints(),
    workDir: tmpdir(),
    signal: new AbortController().signal,
    env: {},
    log: silentLog,
    ...given,
  };
  requireServices([stage], host.services);
  const attempt: Attempt = {
    ...(await readStageInput(stage, input)),
    number: 1,
    progress: onProgress,
  };
  const output: unknown = await attemptStage(stage, attempt, host);
  return output as Out;
}

import type { Json } from "../common/json.ts";
import type { CheckpointStore } from "./checkpoints.ts";
import { canonicalJson, hashJson, requireJson } from "./json.ts";
import type { StageContext } from "./stage.ts";

/** Options of {@linkcode createMemo}. */
export interface MemoOptions {
  checkpoints: CheckpointStore;
  stage: string;
  /** The checkpoint key of the stage's own output. */
  stageKey: string;
  signal: AbortSignal;
}

/** Creates the `memo` of one attempt. Concurrent calls with the same key share one `make`. */
export function createMemo(options: MemoOptions): StageContext["memo"] {
  const { checkpoints, stage, stageKey, signal } = options;
  const inFlight = new Map<string, Promise<unknown>>();

  async function loadOrMake(key: Json, make: () => Promise<unknown>): Promise<unknown> {
    const checkpointKey = await hashJson(["memo", stageKey, key]);
    const stored = await checkpoints.get(checkpointKey);
    if (stored !== undefined) return stored;
    signal.throwIfAborted();
    const result = requireJson(await make(), "result of memo");
    // What an attempt was stopped with may be deleted by now.
    signal.throwIfAborted();
    await checkpoints.set(checkpointKey, stage, result);
    return result;
  }

  return async <T>(key: readonly unknown[], make: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const jsonKey = requireJson(key, "key of memo");
    const id = canonicalJson(jsonKey);
    const existing = inFlight.get(id);
    if (existing) return (await existing) as T;
    const started = loadOrMake(jsonKey, make).finally(() => inFlight.delete(id));
    inFlight.set(id, started);
    return (await started) as T;
  };
}

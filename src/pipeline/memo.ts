import type { Json } from "../common/json.ts";
import type { CheckpointStore } from "./checkpoints.ts";
import { InvalidOutputError } from "./errors.ts";
import { canonicalJson, findNonJson, hashJson, isWrong } from "./json.ts";
import type { StageContext } from "./stage.ts";

/** Options of {@linkcode createMemo}. */
export interface MemoOptions {
  checkpoints: CheckpointStore;
  stage: string;
  /** What the stage's own output is kept under. */
  stageKey: string;
  signal: AbortSignal;
}

/** Makes one attempt's `memo`: calls with the same key at the same time share one `make`. */
export function createMemo(options: MemoOptions): StageContext["memo"] {
  const { checkpoints, stage, stageKey, signal } = options;
  const running = new Map<string, Promise<unknown>>();

  async function makeOnce(key: Json, make: () => Promise<unknown>): Promise<unknown> {
    const address = await hashJson(["memo", stageKey, key]);
    const kept = await checkpoints.get(address);
    if (kept !== undefined) return kept;
    signal.throwIfAborted();
    const made = requireJson(await make(), "result of memo");
    await checkpoints.set(address, stage, made);
    return made;
  }

  return async <T>(key: readonly unknown[], make: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const id = requireJson(key, "key of memo");
    const name = canonicalJson(id);
    const shared = running.get(name);
    if (shared) return (await shared) as T;
    const own = makeOnce(id, make).finally(() => running.delete(name));
    running.set(name, own);
    return (await own) as T;
  };
}

function requireJson(value: unknown, what: string): Json {
  const problem = findNonJson(value);
  if (!problem) return value as Json;
  throw new InvalidOutputError(`Cannot keep ${what} as it ${isWrong(problem)}`, problem.path);
}

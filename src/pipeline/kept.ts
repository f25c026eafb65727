import type { TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { CheckpointStore } from "./checkpoints.ts";
import { hashJson, requireJson } from "./json.ts";
import type { StageContext } from "./stage.ts";

/** Options of {@linkcode createKept}. */
export interface KeptOptions {
  kept: CheckpointStore;
  stage: string;
  signal: AbortSignal;
}

/** Creates `keep` and `recall` of one attempt. */
export function createKept(options: KeptOptions): Pick<StageContext, "keep" | "recall"> {
  const { kept, stage, signal } = options;
  const keyOf = (key: readonly unknown[]) =>
    hashJson(["kept", stage, requireJson(key, "key of what is kept")]);
  return {
    async recall<Kept extends TSchema>(key: readonly unknown[], schema: Kept) {
      const found = await kept.get(await keyOf(key));
      return Value.Check(schema, found) ? found : undefined;
    },
    async keep(key, part) {
      const json = requireJson(part, "what is kept");
      signal.throwIfAborted();
      await kept.set(await keyOf(key), stage, json);
    },
  };
}

import type { ReelProps } from "../posts/props.ts";
import type { Span } from "./passages.ts";

/** A reel and the look that it is drawn in. */
export interface LookedReel {
  props: ReelProps;
  /** Absolute path of the template's file. */
  templatePath: string;
}

/** What of a reel is planned. */
export interface PlanRequest extends LookedReel {
  spans: readonly Span[];
  everyFrame: boolean;
}

/** What a planner is asked for, one thing at a time: the passages of a reel, to begin with a plan, or its next part. */
export type PlannerRequest =
  | ({ kind: "passages" } & LookedReel)
  | ({ kind: "plan" } & PlanRequest)
  | { kind: "part" };

import type { FormatFact } from "../../server/dashboard/facts.ts";
import type { JobData } from "../../server/jobs/schemas.ts";

type StageFact = FormatFact["stages"][number];

/** How far a stage of a job is, as far as that is known by the stage that the job tells. */
export type StageState = "done" | "now" | "failed" | "ahead";

/**
 * Of stages that run at the same time a job tells the first that is not at its end; if one has failed, nobody
 * knows how far the others were.
 */
export function stageState(
  stage: StageFact,
  { job, stages }: { job: Pick<JobData, "stage" | "status">; stages: readonly StageFact[] },
): StageState {
  const at = stages.findIndex(({ name }) => name === job.stage);
  const current = stages[at];
  if (current === undefined) return "ahead";
  const hasFailed = job.status === "failed";
  if (stage === current) return hasFailed ? "failed" : "now";
  const isBefore = hasFailed ? stage.step < current.step : stages.indexOf(stage) < at;
  return isBefore ? "done" : "ahead";
}

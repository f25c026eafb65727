/** The framework: stages, the chains that formats are made of, and the errors that stages throw. */
export { Type as t } from "@sinclair/typebox";
export type { Json } from "./common/json.ts";
export { FatalError, RetryAfterError } from "./pipeline/errors.ts";
export type { ProgramOptions, ProgramResult } from "./pipeline/guarded_run.ts";
export { Pipeline, pipeline } from "./pipeline/pipeline.ts";
export type {
  Permissions,
  Retry,
  Services,
  Stage,
  StageContext,
  StageDefinition,
} from "./pipeline/stage.ts";
export { defineStage } from "./pipeline/stage.ts";

/**
 * The framework: stages, the formats built from them, the errors they throw, and the app that runs
 * them.
 */
export { type Static, Type as t } from "@sinclair/typebox";
export type {
  AppOptions,
  DriverContext,
  DriverFactories,
  ServicesContext,
} from "./app/app_options.ts";
export type { Json } from "./common/json.ts";
export type { Log } from "./common/log.ts";
export { type App, createApp } from "./create_app.ts";
export { type FormatSettings, format } from "./formats/format.ts";
export { FatalError, RetryAfterError } from "./pipeline/errors.ts";
export type { ProgramOptions, ProgramResult } from "./pipeline/guarded_run.ts";
export { Pipeline, pipeline } from "./pipeline/pipeline.ts";
export * from "./pipeline/services.ts";
export type {
  Permissions,
  Retry,
  Stage,
  StageContext,
  StageDefinition,
} from "./pipeline/stage.ts";
export { defineStage } from "./pipeline/stage.ts";
export type { BuiltInServices } from "./services.ts";

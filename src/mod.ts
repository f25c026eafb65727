/**
 * What a plugin author imports: stages, pipelines, and the schemas that both are described with.
 *
 * Templates import this module too and are bundled for the browser, so nothing here may lead to a
 * module of the server's.
 */
export { Type as t } from "@sinclair/typebox";
export type { Json } from "./pipeline/checkpoints.ts";
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
export type { Palette, SlideProps, Template, Variant } from "./rendering/template.ts";
export { byGenre, defineTemplate } from "./rendering/template.ts";

/**
 * What parts of one's own are tested with: single stages, and the rules that every part of a kind has
 * to keep. Tests are registered with whatever runner there is, and assertions are Node's.
 */
export { type Check, type RegisterTest, registerChecks } from "./checks.ts";
export { runStage, type StageFakes } from "./run_stage.ts";
export { silentLog } from "./silent_log.ts";
export { type StageSample, stageChecks, testStage } from "./test_stage.ts";

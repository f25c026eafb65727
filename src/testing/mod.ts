/**
 * What parts of one's own are tested with: single stages, and the rules that every part of a kind has
 * to keep. Tests are registered with whatever runner there is, and assertions are Node's.
 */
export { assertScript } from "./assert_script.ts";
export { type Check, type RegisterTest, registerChecks } from "./checks.ts";
export type { DriverSample } from "./driver_sample.ts";
export { holdJob } from "./hold_job.ts";
export { type ReelOptions, reelOf } from "./reel_of.ts";
export { runStage, type StageFakes } from "./run_stage.ts";
export { sampleBrief } from "./sample_brief.ts";
export { longestSlides, mirroredSlides, shortestSlides } from "./sample_slides.ts";
export { type SampleText, sampleTexts } from "./sample_texts.ts";
export { silentLog } from "./silent_log.ts";
export { objectStoreChecks, testObjectStore } from "./test_object_store.ts";
export {
  type QueueBackendSample,
  queueBackendChecks,
  testQueueBackend,
} from "./test_queue_backend.ts";
export { type StageSample, stageChecks, testStage } from "./test_stage.ts";
export { type TemplateSample, templateChecks, testTemplate } from "./test_template.ts";
export { testVoice, type VoiceSample, voiceChecks } from "./test_voice.ts";
export { testWriter, type WriterSample, writerChecks } from "./test_writer.ts";

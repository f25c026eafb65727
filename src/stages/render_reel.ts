import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { PostInput } from "../jobs/post_input.ts";
import { FatalError } from "../pipeline/errors.ts";
import { defineStage } from "../pipeline/stage.ts";
import { Cue, Design, Scene } from "../rendering/post.ts";
import { Script } from "../writing/script.ts";
import { storeFile } from "./_media.ts";
import { Narration } from "./narrate.ts";

/** The video of the post in the object store. */
export const Video = t.Object({
  objectKey: t.String(),
  /** Seconds. */
  duration: t.Number(),
  frames: t.Integer(),
  /** Pictures that had to be drawn. */
  distinctFrames: t.Integer(),
});

/** Draws the scenes as a video with the voice, and stores it. */
export const renderReel = defineStage({
  name: "render_reel",
  version: 1,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    request: t.Pick(PostInput.properties.request, ["captions"]),
    script: t.Pick(Script, ["language", "direction"]),
    design: Design,
    scenes: t.Array(Scene),
    cues: t.Array(Cue),
    narration: Narration,
  }),
  adds: t.Object({ video: Video }),
  options: t.Object({}),
  uses: ["renderer", "store"],
  weight: 30,
  retry: { attempts: 3, backoffMs: 500 },
  timeoutMs: 1_200_000,
  async run(input, { renderer, store, workDir, signal, progress, log }) {
    const { contentId, request, script, design, scenes, cues, narration } = input;
    const voice = await store.get(narration.objectKey);
    if (voice === undefined)
      throw new FatalError("Cannot find the voice of this job: send it again");
    const audioPath = join(workDir, "voice.wav");
    await Bun.write(audioPath, new Response(voice.body));
    const { language, direction } = script;
    const reel = await renderer.renderReel(
      { design, language, direction, scenes, cues, captions: request.captions },
      { audioPath, outputDir: workDir, signal, onProgress: (done) => progress(done * 0.98) },
    );
    const { frames, distinctFrames } = reel;
    log.info("Reel rendered", { frames, distinctFrames });
    const objectKey = await storeFile(store, contentId, "reel", reel.path, "video/mp4");
    return { video: { objectKey, duration: reel.durationMs / 1000, frames, distinctFrames } };
  },
});

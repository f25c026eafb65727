import { expect, test } from "bun:test";
import { wordsIn } from "../../remotion/engine/timing.ts";
import { PREVIEW_FRAMES, previewReel } from "../../src/previews/preview_reel.ts";

test("each scene of a preview says its own words, all of them before it ends", () => {
  const { scenes, cues } = previewReel({ template: "minimal", variant: "paper" });
  expect(scenes.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)).toBe(
    PREVIEW_FRAMES,
  );
  expect(cues).toHaveLength(scenes.length);
  for (const [index, scene] of scenes.entries()) {
    const said = wordsIn(scene, cues);
    expect(said.map(({ text }) => text)).toEqual(cues[index]?.words.map(({ text }) => text) ?? []);
    expect(JSON.stringify(scene.slide)).toContain(said.map(({ text }) => text).join(" "));
    for (const { endFrame } of said) expect(endFrame).toBeLessThan(scene.durationInFrames);
  }
});

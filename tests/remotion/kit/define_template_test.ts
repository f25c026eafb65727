import { expect, test } from "bun:test";
import { motionFor } from "../../../remotion/kit/define_template.ts";
import meme from "../../../templates/meme/mod.tsx";
import minimal from "../../../templates/minimal/mod.tsx";

test("a look moves otherwise in a grave post where it says so", () => {
  expect(motionFor(meme, "light")).toMatchObject({ entrance: "slam" });
  expect(motionFor(meme, "grave")).toMatchObject({ entrance: "rise", cuts: ["cover", "uncover"] });
  expect(motionFor(meme, "grave").camera).toEqual(meme.motion?.camera);
  expect(motionFor(minimal, "grave")).toEqual(motionFor(minimal));
});

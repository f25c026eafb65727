import { expect, test } from "bun:test";
import { createElement } from "react";
import { useCurrentFrame } from "remotion";
import { restlessness } from "../../src/designing/restless.ts";
import { installation } from "../support/installation.ts";

const { minimal } = installation.templates;
if (minimal === undefined) throw new Error("There is no look to change");

/** Says something else in every frame, in no layer. */
function Restless() {
  return createElement("p", null, `frame ${useCurrentFrame()}`);
}

test("a look that changes in every frame is warned of with what its reels cost", () => {
  const restless = { ...minimal, Slide: Restless };
  expect(restlessness("ticker", restless)).toMatch(
    /^"ticker" never stands still: a reel of 30 seconds takes some 900 pictures, 45 seconds/,
  );
});

test("a look whose layers alone go on moving is not warned of", () => {
  expect(restlessness("minimal", minimal)).toBeUndefined();
});

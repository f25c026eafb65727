import { expect, test } from "bun:test";
import { stageState } from "../../../src/dashboard/parts/stage_state.ts";

const STAGES = [
  { name: "read", title: "Reading", step: 0 },
  { name: "speak", title: "Speaking", step: 1 },
  { name: "draw", title: "Drawing", step: 1 },
  { name: "finish", title: "Finishing", step: 2 },
];

function statesAt(stage: string | null, status: "processing" | "failed" = "processing") {
  const job = { stage, status };
  return STAGES.map((one) => stageState(one, { job, stages: STAGES })).join(" ");
}

test("what comes before the stage that a job tells is done, also what runs at the same time", () => {
  expect(statesAt(null)).toBe("ahead ahead ahead ahead");
  expect(statesAt("speak")).toBe("done now ahead ahead");
  expect(statesAt("draw")).toBe("done done now ahead");
});

test("what ran at the same time as a stage that has failed is not taken for done", () => {
  expect(statesAt("draw", "failed")).toBe("done ahead failed ahead");
  expect(statesAt("finish", "failed")).toBe("done done done failed");
});

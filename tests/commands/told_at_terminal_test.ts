import { expect, test } from "bun:test";
import { FatalError } from "postloom";
import { LookError } from "postloom/drivers";
import { toldAtTerminal } from "../../src/commands/_told_at_terminal.ts";
import { StageError } from "../../src/pipeline/errors.ts";

const REFUSED = "Cannot draw the post as its look has a fault: choose another look";

test("whoever runs a command is told what a look threw, and no lines of a bundle", () => {
  const thrown = new LookError(
    'The template "harbour" threw: a screw is loose\n  at bundle.js:1:2',
  );
  const refused = new FatalError(REFUSED, { code: "broken_look", cause: thrown });
  expect(toldAtTerminal(new StageError("render_slides", 1, refused))).toHaveProperty(
    "message",
    `${REFUSED}, or mend it. The template "harbour" threw: a screw is loose`,
  );
});

test("what a person can mend is told without the stage, and all else with it", () => {
  const mendable = new FatalError("Cannot read the PDF as it is encrypted");
  expect(toldAtTerminal(new StageError("read_source", 1, mendable))).toBe(mendable);
  const fault = new StageError("read_source", 3, new Error("broken pipe"));
  expect(toldAtTerminal(fault)).toBe(fault);
});

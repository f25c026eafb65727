import { describe, expect, test } from "bun:test";
import { Type as t } from "@sinclair/typebox";
import { FatalError, InvalidInputError } from "../../src/pipeline/errors.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import { runStage } from "../../src/testing/run_stage.ts";
import { stageChecks, testStage } from "../../src/testing/test_stage.ts";
import { createCounter, rejection, Text } from "../pipeline/_stages.ts";
import { brokenRules } from "./_broken_rules.ts";

const shout = defineStage({
  name: "shout",
  version: 1,
  needs: Text,
  adds: t.Object({ loud: t.String() }),
  uses: ["counter"],
  async run({ text }, { counter, progress }) {
    if (text === "") throw new FatalError("Cannot shout nothing: say something");
    progress(0.5);
    return { loud: text.toUpperCase() + "!".repeat(counter.count(text)) };
  },
});

const fakes = () => ({ services: { counter: createCounter() } });

testStage(test, { stage: shout(), input: { text: "hello" }, fakes });

test("testStage() finds a stage that adds what it did not declare", async () => {
  const talkative = { ...shout(), run: async () => ({ loud: "HELLO", soft: "hello" }) };
  const checks = stageChecks({ stage: talkative, input: { text: "hello" }, fakes });
  expect(await brokenRules(checks)).toEqual([
    "adds what it declares, with progress that never falls",
  ]);
});

describe("runStage()", () => {
  test("gives what the stage adds", async () => {
    expect(await runStage(shout(), { text: "hello" }, fakes())).toEqual({ loud: "HELLO!" });
  });

  test("throws what the stage threw, without trying again", async () => {
    expect(await rejection(runStage(shout(), { text: "" }, fakes()))).toBeInstanceOf(FatalError);
  });

  test("says which service it was not given, and which input is wrong", async () => {
    const message = expect.stringContaining('no service "counter"');
    expect(await rejection(runStage(shout(), { text: "hello" }))).toMatchObject({ message });
    const wrong = runStage(shout(), { text: null as never }, fakes());
    expect(await rejection(wrong)).toBeInstanceOf(InvalidInputError);
  });
});

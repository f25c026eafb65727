import { describe, expect, test } from "bun:test";
import { Type as t } from "@sinclair/typebox";
import { defineStage } from "../../src/pipeline/stage.ts";

const shorten = {
  name: "shorten",
  version: 1,
  needs: t.Object({ text: t.String() }),
  adds: t.Object({ summary: t.String() }),
  options: t.Object({ words: t.Integer({ minimum: 1, default: 40 }) }),
  async run({ text }: { text: string }) {
    return { summary: text };
  },
};

describe("defineStage()", () => {
  test("fills in what is left out", () => {
    expect(defineStage(shorten)()).toMatchObject({
      options: { words: 40 },
      uses: [],
      permissions: { net: [], run: [], env: [] },
      retry: { attempts: 3, backoffMs: 500 },
      timeoutMs: 600_000,
      weight: 1,
    });
    expect(defineStage({ ...shorten, retry: { attempts: 5 } })().retry).toEqual({
      attempts: 5,
      backoffMs: 500,
    });
  });

  test.each([
    [{ name: "shortenText" }, "/name"],
    [{ version: 0 }, "/version"],
    [{ version: 1.5 }, "/version"],
    [{ retry: { attempts: 0 } }, "/retry/attempts"],
    [{ timeoutMs: 0 }, "/timeoutMs"],
    [{ weight: Number.POSITIVE_INFINITY }, "/weight"],
    [{ timeout: 5 }, "/timeout"],
  ])("refuses %j", (wrong, path) => {
    expect(() => defineStage({ ...shorten, ...wrong })).toThrow(TypeError);
    expect(() => defineStage({ ...shorten, ...wrong })).toThrow(`"${path}"`);
  });

  test("refuses options that do not fit, or that it does not know", () => {
    const unknown = { words: 1, letters: 2 };
    expect(() => defineStage(shorten)({ words: 0 })).toThrow(
      'Cannot use stage "shorten" as its choice of options is wrong at "/words"',
    );
    expect(() => defineStage(shorten)(unknown)).toThrow('"/letters"');
  });
});

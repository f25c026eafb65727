import { describe, expect, test } from "bun:test";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { createCounter, measuring, rejection, run } from "./_stages.ts";

describe("memo()", () => {
  test("makes a part once over attempts, and again for another input", async () => {
    const counter = createCounter();
    const options = { checkpoints: memoryCheckpoints(), services: { counter } };
    const chain = measuring({
      async run({ text }, { memo, attempt }) {
        let length = 0;
        for (const word of text.split(" ")) {
          length += await memo(["word", word], async () => {
            counter.count(word);
            return word.length;
          });
        }
        if (attempt < 3) throw new Error("Broken");
        return { length };
      },
    });
    expect(await run(chain, { text: "to be" }, options)).toMatchObject({ length: 4 });
    expect(await run(chain, { text: "to do" }, options)).toMatchObject({ length: 4 });
    expect([counter.count("be"), counter.count("to"), counter.count("do")]).toEqual([2, 3, 2]);
  });

  test("goes on in a later run where an earlier one was cancelled", async () => {
    const counter = createCounter();
    const options = { checkpoints: memoryCheckpoints(), services: { counter } };
    const controller = new AbortController();
    const chain = measuring({
      async run(_input, { memo, signal }) {
        const length = await memo(["slow"], async () => counter.count("slow"));
        if (!controller.signal.aborted) controller.abort(new Error("Killed"));
        signal.throwIfAborted();
        return { length };
      },
    });
    await rejection(run(chain, { text: "" }, { ...options, signal: controller.signal }));
    expect(await run(chain, { text: "" }, options)).toMatchObject({ length: 1 });
    expect(counter.count("slow")).toBe(2);
  });

  test("shares one call between those that ask at the same time, whatever the order of keys", async () => {
    const chain = measuring({
      async run(_input, { memo, counter }) {
        const make = async () => counter.count("made");
        const made = await Promise.all([
          memo([{ a: 1, b: [2] }], make),
          memo([{ b: [2], a: 1 }], make),
          memo([{ a: 1, b: [3] }], make),
        ]);
        expect(made[0]).toBe(made[1]);
        return { length: new Set(made).size };
      },
    });
    expect(await run(chain, { text: "" })).toMatchObject({ length: 2 });
  });

  test("does not keep a failure", async () => {
    const chain = measuring({
      async run(_input, { memo, counter }) {
        const make = async () => {
          if (counter.count("made") === 1) throw new Error("Broken");
          return 7;
        };
        expect(await rejection(memo(["x"], make))).toMatchObject({ message: "Broken" });
        return { length: await memo(["x"], make) };
      },
    });
    expect(await run(chain, { text: "" })).toMatchObject({ length: 7 });
  });

  test.each([
    ["a result", ["x"], new Date(), ""],
    ["a key", [{ at: undefined }], 1, "/0/at"],
  ])("refuses %s that is not JSON", async (_what, key, result, path) => {
    const chain = measuring({
      async run(_input, { memo }) {
        await memo(key, async () => result);
        return { length: 0 };
      },
    });
    expect(await rejection(run(chain, { text: "" }))).toMatchObject({
      attempt: 1,
      cause: { name: "InvalidOutputError", path },
    });
  });
});

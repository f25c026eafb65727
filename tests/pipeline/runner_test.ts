import { describe, expect, test } from "bun:test";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { UnavailableError } from "../../src/common/unavailable_error.ts";
import type { CheckpointStore } from "../../src/pipeline/checkpoints.ts";
import {
  FatalError,
  InvalidInputError,
  InvalidOutputError,
  RetryAfterError,
  StageError,
} from "../../src/pipeline/errors.ts";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { pipeline } from "../../src/pipeline/pipeline.ts";
import { defineStage, type StageContext } from "../../src/pipeline/stage.ts";
import { createCounter, measuring, rejection, run, Text } from "./_stages.ts";

const split = defineStage({
  name: "split",
  version: 1,
  needs: Text,
  adds: t.Object({ words: t.Array(t.String()) }),
  options: t.Object({ separator: t.String({ default: " " }) }),
  uses: ["counter"],
  async run({ text }, { counter, options }) {
    counter.count("split");
    return { words: text.split(options.separator) };
  },
});

const tally = defineStage({
  name: "tally",
  version: 1,
  needs: t.Object({ words: t.Array(t.String()) }),
  adds: t.Object({ count: t.Integer() }),
  uses: ["counter"],
  async run(input, { counter }) {
    counter.count("tally");
    expect(Object.keys(input)).toEqual(["words"]);
    return { count: input.words.length };
  },
});

const counted = pipeline("counted", Text).use(split()).use(tally());

describe("runPipeline()", () => {
  test("gives the fields of all stages, each stage being handed only what it needs", async () => {
    expect(await run(counted, { text: "to be or not" })).toEqual({
      text: "to be or not",
      words: ["to", "be", "or", "not"],
      count: 4,
    });
  });

  test("hands on nested objects only as far as a stage needs them", async () => {
    const Author = t.Object({ author: t.Object({ name: t.String(), age: t.Integer() }) });
    const greet = defineStage({
      name: "greet",
      version: 1,
      needs: t.Object({ author: t.Pick(Author.properties.author, ["name"]) }),
      adds: t.Object({ seen: t.Array(t.String()) }),
      async run({ author }) {
        return { seen: Object.keys(author) };
      },
    });
    const { seen } = await run(pipeline("p", Author).use(greet()), {
      author: { name: "Ada", age: 36 },
    });
    expect(seen).toEqual(["name"]);
  });

  test("refuses an input that does not fit, before any stage runs", async () => {
    const Strict = t.Object({ text: t.String({ minLength: 1 }) });
    const error = await rejection(run(pipeline("strict", Strict).use(split()), { text: "" }));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ path: "/text" });
  });

  test("names the stage that cannot use what an earlier one gave", async () => {
    const few = defineStage({
      name: "few",
      version: 1,
      needs: t.Object({ words: t.Array(t.String(), { maxItems: 1 }) }),
      adds: t.Object({}),
      async run() {
        return {};
      },
    });
    const error = await rejection(
      run(pipeline("p", Text).use(split()).use(few()), { text: "a b" }),
    );
    expect(error).toMatchObject({
      name: "StageError",
      stage: "few",
      cause: { name: "InvalidInputError", path: "/words" },
    });
  });

  test("refuses to start a chain that lacks a service", async () => {
    const counter = createCounter();
    const nothing = defineStage({
      name: "nothing",
      version: 1,
      needs: t.Object({}),
      adds: t.Object({}),
      async run() {
        counter.count("ran");
        return {};
      },
    });
    const chain = pipeline("p", Text).use(nothing()).use(split());
    const message = 'Cannot run stage "split" as there is no service "counter"';
    expect(await rejection(run(chain, { text: "" }, { services: {} }))).toMatchObject({
      name: "TypeError",
      message: expect.stringContaining(message),
    });
    expect(counter.count("ran")).toBe(1);
  });

  test("does not let a stage change what the next one gets", async () => {
    const vandal = defineStage({
      name: "vandal",
      version: 1,
      needs: t.Object({ words: t.Array(t.String()) }),
      adds: t.Object({}),
      async run({ words }) {
        words.length = 0;
        return {};
      },
    });
    const chain = pipeline("p", Text).use(split()).use(vandal()).use(tally());
    expect(await run(chain, { text: "a b" })).toMatchObject({ words: ["a", "b"], count: 2 });
  });
});

describe("a run that is resumed", () => {
  test("does not run again what finished, and gives the same", async () => {
    const checkpoints = memoryCheckpoints();
    const counter = createCounter();
    const options = { checkpoints, services: { counter } };
    const first = await run(counted, { text: "a b" }, options);
    expect(await run(counted, { text: "a b" }, options)).toEqual(first);
    expect([counter.count("split"), counter.count("tally")]).toEqual([2, 2]);
  });

  test("runs the stages behind a failed one only", async () => {
    const counter = createCounter();
    const options = { checkpoints: memoryCheckpoints(), services: { counter } };
    const fragile = defineStage({
      name: "fragile",
      version: 1,
      needs: t.Object({ words: t.Array(t.String()) }),
      adds: t.Object({ ok: t.Boolean() }),
      uses: ["counter"],
      retry: { attempts: 1 },
      async run(_input, ctx) {
        if (ctx.counter.count("fragile") === 1) throw new Error("Power cut");
        return { ok: true };
      },
    });
    const chain = pipeline("p", Text).use(split()).use(fragile()).use(tally());
    await rejection(run(chain, { text: "a" }, options));
    expect(await run(chain, { text: "a" }, options)).toMatchObject({ ok: true, count: 1 });
    expect(counter.count("split")).toBe(2);
  });

  test.each([
    ["input", split(), { text: "a-b c" }],
    ["options", split({ separator: "-" }), { text: "a b" }],
    ["version", { ...split(), version: 2 }, { text: "a b" }],
  ])("runs a stage again that has another %s", async (_what, stage, input) => {
    const counter = createCounter();
    const options = { checkpoints: memoryCheckpoints(), services: { counter } };
    await run(pipeline("p", Text).use(split()), { text: "a b" }, options);
    await run(pipeline("p", Text).use(stage), input, options);
    expect(counter.count("split")).toBe(3);
  });

  test("does not use an output that no longer fits what the stage adds", async () => {
    const checkpoints = memoryCheckpoints();
    const stage = split();
    await run(pipeline("p", Text).use(stage), { text: "a b" }, { checkpoints });
    const stricter = { ...stage, adds: t.Object({ words: t.Array(t.String(), { minItems: 3 }) }) };
    const error = await rejection(
      run(pipeline("p", Text).use(stricter), { text: "a b" }, { checkpoints }),
    );
    expect(error).toMatchObject({ cause: { name: "InvalidOutputError" } });
  });
});

describe("a stage that fails", () => {
  test("is tried again, as often as it says, and then wrapped in a StageError", async () => {
    const attempts: number[] = [];
    const failing = measuring({
      async run(_input, { attempt }) {
        attempts.push(attempt);
        throw new Error(`Broken ${attempt}`);
      },
    });
    const error = await rejection(run(failing, { text: "" }));
    expect(error).toBeInstanceOf(StageError);
    expect(error).toMatchObject({
      stage: "measure",
      attempt: 3,
      cause: { message: "Broken 3" },
      message: 'Cannot finish stage "measure" (attempt 3): Broken 3',
    });
    expect(attempts).toEqual([1, 2, 3]);
  });

  test("is forgiven when a later attempt works", async () => {
    const chain = measuring({
      async run({ text }, { counter }) {
        if (counter.count("tries") < 3) throw new RetryAfterError("Busy", 1);
        return { length: text.length };
      },
    });
    expect(await run(chain, { text: "abc" })).toEqual({ text: "abc", length: 3 });
  });

  test("uses up no attempts while the disk or another part is in trouble", async () => {
    const troubles: [what: string, trouble: () => Promise<unknown>, part: string][] = [
      ["write", () => writeFile("/dev/full", "x"), "disk"],
      [
        "program",
        async () => {
          throw new Error("Cannot run", { cause: new Error("out.mp4: No space left on device") });
        },
        "disk",
      ],
      [
        "store",
        async () => {
          const cause = new UnavailableError("store", "Cannot write as S3 does not answer");
          throw new AggregateError([new Error("one"), new Error("other", { cause })], "Several");
        },
        "store",
      ],
    ];
    for (const [what, trouble, part] of troubles) {
      const counter = createCounter();
      const troubled = measuring({
        async run({ text }) {
          if (counter.count(what) < 5) await trouble();
          return { length: text.length };
        },
      });
      const options = { checkpoints: memoryCheckpoints() };
      for (let times = 1; times < 5; times++) {
        const error = await rejection(run(troubled, { text: "four" }, options));
        expect(error).toBeInstanceOf(UnavailableError);
        expect(error).toMatchObject({ part });
      }
      expect(await run(troubled, { text: "four" }, options)).toMatchObject({ length: 4 });
    }
  });

  test("waits as long as a RetryAfterError says instead of backing off", async () => {
    const chain = measuring({
      retry: { attempts: 2, backoffMs: 3_600_000 },
      async run(_input, { attempt }) {
        if (attempt === 1) throw new RetryAfterError("Busy", new Date());
        return { length: attempt };
      },
    });
    expect(await run(chain, { text: "" })).toMatchObject({ length: 2 });
  });

  test("is not tried again after a FatalError", async () => {
    const cause = new FatalError("Cannot read PDF as it is encrypted: upload an unprotected copy");
    const chain = measuring({ run: () => Promise.reject(cause) });
    expect(await rejection(run(chain, { text: "" }))).toMatchObject({ attempt: 1, cause });
  });

  test.each([
    ["NaN", { length: Number.NaN }, "/length"],
    ["undefined", { length: 1, extra: undefined }, "/extra"],
    ["a field that is not declared", { length: 1, extra: 1 }, "/extra"],
    ["another type", { length: "1" }, "/length"],
    ["no object", null, ""],
  ])("is not tried again when its output has %s", async (_what, output, path) => {
    const chain = measuring({ run: async () => output as { length: number } });
    const error = await rejection(run(chain, { text: "" }));
    expect(error).toMatchObject({ attempt: 1, cause: { path } });
    expect((error as StageError).cause).toBeInstanceOf(InvalidOutputError);
  });

  test("has its signal aborted, so that what it left running stops", async () => {
    const signals: AbortSignal[] = [];
    const chain = measuring({
      retry: { attempts: 1 },
      async run(_input, { signal }) {
        signals.push(signal);
        throw new Error("Broken");
      },
    });
    await rejection(run(chain, { text: "" }));
    expect(signals[0]?.reason).toMatchObject({ message: "Broken" });
  });
});

describe("time and cancelling", () => {
  const forever = () => new Promise<never>(() => {});

  test("a stage that takes too long fails with a TimeoutError, even if it ignores its signal", async () => {
    const chain = measuring({ timeoutMs: 5, retry: { attempts: 2, backoffMs: 0 }, run: forever });
    expect(await rejection(run(chain, { text: "" }))).toMatchObject({
      name: "StageError",
      attempt: 2,
      cause: { name: "TimeoutError" },
    });
  });

  test("a timeout stays one when the stage turns it into an error of its own", async () => {
    const chain = measuring({
      timeoutMs: 5,
      retry: { attempts: 1 },
      async run(_input, { signal }) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        throw new FatalError("Gave up");
      },
    });
    expect(await rejection(run(chain, { text: "" }))).toMatchObject({
      cause: { name: "TimeoutError" },
    });
  });

  test.each([
    ["a stage that ignores it", { run: forever }],
    [
      "the wait between two attempts",
      {
        retry: { attempts: 2, backoffMs: 3_600_000 },
        run: () => Promise.reject(new Error("Broken")),
      },
    ],
  ])("cancelling during %s ends the run with the given reason", async (_what, measure) => {
    const controller = new AbortController();
    const reason = new Error("The user left");
    const chain = measuring({
      ...measure,
      run() {
        setTimeout(() => controller.abort(reason), 5);
        return measure.run();
      },
    });
    expect(await rejection(run(chain, { text: "" }, { signal: controller.signal }))).toBe(reason);
  });

  test("a run that is cancelled already starts no stage", async () => {
    const counter = createCounter();
    const reason = new Error("Too late");
    const options = { signal: AbortSignal.abort(reason), services: { counter } };
    expect(await rejection(run(counted, { text: "" }, options))).toBe(reason);
    expect(counter.count("split")).toBe(1);
  });
});

describe("what is left when a run ends", () => {
  test("a cancelled stage is waited for, and its services are closed", async () => {
    const events: string[] = [];
    const controller = new AbortController();
    const chain = measuring({
      async run() {
        controller.abort(new Error("The user left"));
        await Bun.sleep(30);
        events.push("stage ended");
        return { length: 0 };
      },
    });
    await rejection(
      run(
        chain,
        { text: "" },
        {
          signal: controller.signal,
          graceMs: 60_000,
          lend: (services) => ({ services, close: async () => void events.push("closed") }),
        },
      ),
    );
    expect(events).toEqual(["closed", "stage ended"]);
  });
});

describe("stages that run at the same time", () => {
  type Task = (input: { text: string }, ctx: StageContext) => Promise<string>;

  /** A chain of two that do this. */
  function both(first: Task, second: Task) {
    const frame = { version: 1, needs: Text, retry: { attempts: 1 } };
    const one = defineStage({
      ...frame,
      name: "first",
      adds: t.Object({ one: t.String() }),
      run: async (input, ctx) => ({ one: await first(input, ctx) }),
    });
    const other = defineStage({
      ...frame,
      name: "second",
      adds: t.Object({ other: t.String() }),
      run: async (input, ctx) => ({ other: await second(input, ctx) }),
    });
    return pipeline("both", Text).together(one(), other());
  }

  test("have all begun before any has to end, and get nothing of each other", async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const chain = both(
      async (input) => {
        first.resolve();
        await second.promise;
        return Object.keys(input).join();
      },
      async (input) => {
        second.resolve();
        await first.promise;
        return Object.keys(input).join();
      },
    );
    expect(await run(chain, { text: "a" })).toEqual({ text: "a", one: "text", other: "text" });
  });

  test("are aborted and waited for once one has failed, whose failure is the run's", async () => {
    const events: string[] = [];
    const begun = Promise.withResolvers<void>();
    const chain = both(
      async (_input, { signal }) => {
        begun.resolve();
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        await Bun.sleep(20);
        events.push("first ended");
        throw new Error("Not the reason");
      },
      async () => {
        await begun.promise;
        throw new Error("The reason");
      },
    );
    const error = await rejection(run(chain, { text: "" }, { graceMs: 60_000 }));
    expect(error).toBeInstanceOf(StageError);
    expect(error).toMatchObject({ stage: "second", cause: { message: "The reason" } });
    expect(events).toEqual(["first ended"]);
  });

  test("do not run again if they finished before another one failed", async () => {
    const counter = createCounter();
    const finished = Promise.withResolvers<void>();
    const { get, set } = memoryCheckpoints();
    const checkpoints: CheckpointStore = {
      get,
      async set(...checkpoint) {
        await set(...checkpoint);
        finished.resolve();
      },
    };
    const chain = both(
      async () => `run ${counter.count("first")}`,
      async () => {
        await finished.promise;
        if (counter.count("second") === 1) throw new Error("Power cut");
        return "at last";
      },
    );
    await rejection(run(chain, { text: "" }, { checkpoints }));
    const made = await run(chain, { text: "" }, { checkpoints });
    expect(made).toMatchObject({ one: "run 1", other: "at last" });
  });

  test("all end with the run's signal", async () => {
    const controller = new AbortController();
    const reason = new Error("The user left");
    const ended: string[] = [];
    const begun = Promise.withResolvers<void>();
    const chain = both(
      (_input, { signal }) => {
        signal.addEventListener("abort", () => ended.push("first"));
        begun.resolve();
        return new Promise(() => {});
      },
      async (_input, { signal }) => {
        signal.addEventListener("abort", () => ended.push("second"));
        await begun.promise;
        controller.abort(reason);
        return new Promise(() => {});
      },
    );
    expect(await rejection(run(chain, { text: "" }, { signal: controller.signal }))).toBe(reason);
    expect(ended.toSorted()).toEqual(["first", "second"]);
  });
});

describe("the work folder", () => {
  test("is new for each attempt and gone after it", async () => {
    const folders: string[] = [];
    const chain = measuring({
      async run(_input, { workDir, attempt }) {
        folders.push(workDir);
        expect(await readdir(workDir)).toEqual([]);
        await writeFile(join(workDir, "half-written"), "");
        if (attempt === 1) throw new Error("Broken");
        return { length: (await readdir(workDir)).length };
      },
    });
    const workDir = join(tmpdir(), `pipeline-test-${crypto.randomUUID()}`, "new");
    expect(await run(chain, { text: "" }, { workDir })).toMatchObject({ length: 1 });
    expect(new Set(folders).size).toBe(2);
    expect(await readdir(workDir)).toEqual([]);
  });
});

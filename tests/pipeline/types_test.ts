import { describe, expect, test } from "bun:test";
import { type Static, Type as t } from "@sinclair/typebox";
import { type Fits, type Pipeline, pipeline } from "../../src/pipeline/pipeline.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import { Text } from "./_stages.ts";

const Words = t.Object({ words: t.Array(t.String()) });

const split = defineStage({
  name: "split",
  version: 1,
  needs: Text,
  adds: Words,
  options: t.Object({ separator: t.String({ default: " " }) }),
  async run({ text }, { options }) {
    return { words: text.split(options.separator) };
  },
});

const tally = defineStage({
  name: "tally",
  version: 1,
  needs: t.Object({ words: t.Array(t.String()), stopWords: t.Optional(t.Array(t.String())) }),
  adds: t.Object({ count: t.Integer(), mean: t.Optional(t.Number()) }),
  async run({ words }) {
    return { count: words.length };
  },
});

const SECOND = {
  name: "second",
  version: 1,
  adds: t.Object({ other: t.Integer() }),
  run: async () => ({ other: 1 }),
};

const start = () => pipeline("p", Text);

describe("a chain", () => {
  test("compiles when every field is there, and knows what it gives", () => {
    const chain = start().use(split()).use(tally());
    const given = {} as Given<typeof chain>;
    // Assigned both ways, so that the types are equal.
    const expected: { text: string; words: string[]; count: number; mean?: number } = given;
    const same: typeof given = expected;
    expect(same).toBe(given);
    expect(chain.steps.flat().map(({ name }) => name)).toEqual(["split", "tally"]);
  });

  test("compiles where a stage asks for none of what a field may have", () => {
    const bold = t.Object({ style: t.Object({ bold: t.Optional(t.Boolean()) }) });
    const colour = t.Object({ style: t.Object({ colour: t.Optional(t.String()) }) });
    const paint = defineStage({ ...SECOND, needs: colour });
    const chain = pipeline("p", bold).use(paint());
    expect(chain.steps).toHaveLength(1);
    const wrong = t.Object({ style: t.Object({ colour: t.Optional(t.Integer()) }) });
    // @ts-expect-error the chain has another type of "style"
    pipeline("p", wrong).use(paint());
    const empty = t.Object({ style: t.Union([t.Object({}), t.Null()]) });
    // @ts-expect-error the chain has another type of "style"
    pipeline("p", empty).use(paint());
  });

  test("that lacks a field does not compile, and is refused", () => {
    // @ts-expect-error the chain lacks "words"
    expect(() => start().use(tally())).toThrow(
      'Cannot use stage "tally" in pipeline "p" as it needs "words"',
    );
  });

  test("that can be entered gives what is behind the entry its input and those fields alone", async () => {
    const chain = start()
      .use(split())
      .use(tally())
      .enterWith(t.Object({ count: t.Integer() }));
    expect(chain.entry?.at).toBe(2);
    // @ts-expect-error the chain lacks "words"
    expect(() => chain.use(tally())).toThrow("there already");
    const again = defineStage({ ...SECOND, needs: Words });
    // @ts-expect-error the chain lacks "words"
    expect(() => chain.use(again())).toThrow('as it needs "words"');
    // @ts-expect-error the chain lacks "sum"
    expect(() => start().enterWith(t.Object({ sum: t.Integer() }))).toThrow('as it lacks "sum"');
  });

  test("that overwrites a field does not compile, and is refused", () => {
    const shout = defineStage({
      name: "shout",
      version: 1,
      needs: Text,
      adds: Text,
      async run({ text }) {
        return { text: text.toUpperCase() };
      },
    });
    // @ts-expect-error the stage overwrites "text"
    expect(() => start().use(shout())).toThrow('as "text" is there already');
  });

  test("that has a field as another type does not compile", () => {
    const numbers = pipeline("p", t.Object({ words: t.Array(t.Number()) }));
    const wrongOptional = pipeline("p", t.Object({ ...Words.properties, stopWords: t.String() }));
    // @ts-expect-error the chain has another type of "words"
    numbers.use(tally());
    // @ts-expect-error the chain has another type of "stopWords"
    wrongOptional.use(tally());
  });

  test("does not take a field that is there only sometimes for one that is needed", () => {
    const useMean = defineStage({
      name: "use_mean",
      version: 1,
      needs: t.Object({ mean: t.Number() }),
      adds: t.Object({}),
      async run() {
        return {};
      },
    });
    // @ts-expect-error the chain has another type of "mean"
    start().use(split()).use(tally()).use(useMean());
  });

  test("is refused when it has two stages of one name", () => {
    const note = defineStage({
      name: "note",
      version: 1,
      needs: Text,
      adds: t.Object({}),
      async run() {
        return {};
      },
    });
    expect(() => start().use(note()).use(note())).toThrow("as it is there already");
  });

  test("says in its compile error which fields do not fit", () => {
    type In = Static<typeof Text>;
    const refusals: [
      Fits<In, { words: string[]; lines: string[] }, { x: 1 }>,
      Fits<In, { text: number }, { x: 1 }>,
      Fits<In, { text: string }, { text: string }>,
    ] = [
      { "the chain lacks": "words" },
      { "the chain has another type of": "text" },
      { "the stage overwrites": "text" },
    ];
    // @ts-expect-error "text" is there
    const wrong: Fits<In, { words: string[] }, { x: 1 }> = { "the chain lacks": "text" };
    expect([...refusals, wrong]).toHaveLength(4);
  });
});

describe("stages that run at the same time", () => {
  const shout = defineStage({
    name: "shout",
    version: 1,
    needs: Text,
    adds: t.Object({ loud: t.String() }),
    async run({ text }) {
      return { loud: text.toUpperCase() };
    },
  });

  test("compile when each needs what is there before, and the next one gets what all of them add", () => {
    const whisper = defineStage({ ...SECOND, name: "whisper", needs: t.Object({}) });
    const chain = start().together(split(), shout(), whisper()).use(tally());
    const given = {} as Given<typeof chain>;
    const expected: {
      text: string;
      words: string[];
      loud: string;
      other: number;
      count: number;
      mean?: number;
    } = given;
    const same: typeof given = expected;
    expect(same).toBe(given);
    expect(chain.steps.map((step) => step.map(({ name }) => name))).toEqual([
      ["split", "shout", "whisper"],
      ["tally"],
    ]);
  });

  test("do not compile, and are refused, where one needs what another adds", () => {
    // @ts-expect-error the chain lacks "words"
    expect(() => start().together(split(), tally())).toThrow(
      'Cannot use stage "tally" in pipeline "p" as it needs "words"',
    );
  });

  test("do not compile, and are refused, where two add the same field, or one adds what is there", () => {
    const lines = defineStage({ ...SECOND, name: "lines", needs: Text, adds: Words, run: noWords });
    // @ts-expect-error another stage adds "words"
    expect(() => start().together(split(), shout(), lines())).toThrow(
      'Cannot use stage "lines" in pipeline "p" as "words" is there already',
    );
    // @ts-expect-error the stage overwrites "words"
    expect(() => start().use(split()).together(shout(), lines())).toThrow("is there already");
    // @ts-expect-error another stage adds "loud"
    expect(() => start().together(shout(), shout())).toThrow("use it once");
  });

  test("do not compile where one wants another type of a field", () => {
    const numbers = pipeline("p", t.Object({ ...Text.properties, words: t.Array(t.Number()) }));
    // @ts-expect-error the chain has another type of "words"
    numbers.together(shout(), tally());
  });

  const noWords = async () => ({ words: [] });
});

describe("a stage", () => {
  test("compiles only with options, results, services and inputs that it declares", () => {
    // @ts-expect-error the separator is a string
    expect(() => split({ separator: 1 })).toThrow(TypeError);
    // @ts-expect-error there is no such option
    expect(() => split({ separators: "" })).toThrow(TypeError);

    const frame = { name: "x", version: 1, needs: Text, adds: Words };
    defineStage({
      ...frame,
      uses: ["counter"],
      async run({ text }, ctx) {
        // @ts-expect-error it did not declare "writer"
        ctx.writer;
        // It is optional in the services, and there for who declares it.
        return { words: [text, String(ctx.counter.count(""))] };
      },
    });
    // @ts-expect-error there is no such service
    defineStage({ ...frame, uses: ["oracle"], run: async () => ({ words: [] }) });
    // @ts-expect-error the words are not numbers
    defineStage({ ...frame, run: async () => ({ words: [1] }) });
    // @ts-expect-error it did not declare to need "title"
    defineStage({ ...frame, run: async ({ title }) => ({ words: [title] }) });
  });
});

/** What a chain gives. */
type Given<Chain> = Chain extends Pipeline<typeof Text, infer Has> ? Has : never;

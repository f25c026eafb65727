import type { Static, TObject } from "@sinclair/typebox";
import type { AnyStage, Stage } from "./stage.ts";

type Missing<Has, In> = {
  [K in keyof In]-?: K extends keyof Has
    ? never
    : Record<never, never> extends Pick<In, K>
      ? never
      : K;
}[keyof In];

type Mismatched<Has, In> = {
  [K in keyof In]-?: K extends keyof Has ? (IsA<Has[K], In[K]> extends true ? never : K) : never;
}[keyof In];

/**
 * Whether one type can be used as another. Objects all of whose properties are optional can be, too, if
 * they have none in common, which TypeScript takes for a mistake.
 */
type IsA<One, Other> = [One] extends [Other]
  ? true
  : [One] extends [object]
    ? [One & Common] extends [Other & Common]
      ? true
      : false
    : false;

interface Common {
  readonly common?: never;
}

/** `unknown` if a stage fits a chain; else a property that no stage has, which names the fields. */
export type Fits<Has, In, Out> = [Missing<Has, In>] extends [never]
  ? [Mismatched<Has, In>] extends [never]
    ? [keyof Has & keyof Out] extends [never]
      ? unknown
      : { "the stage overwrites": keyof Has & keyof Out }
    : { "the chain has another type of": Mismatched<Has, In> }
  : { "the chain lacks": Missing<Has, In> };

/** For each of the stages that run at the same time, `unknown` if it fits the chain and the others. */
type FitsTogether<Has, Stages extends readonly AnyStage[]> = {
  [At in keyof Stages]: Fits<Has, InputOf<Stages[At]>, OutputOf<Stages[At]>> &
    AddsAlone<Stages, At>;
};

/** `unknown` if no other stage adds what the one at an index does. */
type AddsAlone<Stages extends readonly AnyStage[], At extends keyof Stages> = [
  keyof OutputOf<Stages[At]> & AddedBeside<Stages, At>,
] extends [never]
  ? unknown
  : { "another stage adds": keyof OutputOf<Stages[At]> & AddedBeside<Stages, At> };

type AddedBeside<Stages extends readonly AnyStage[], At extends keyof Stages> = {
  [Other in keyof Stages]: Other extends At ? never : keyof OutputOf<Stages[Other]>;
}[number];

type InputOf<One> = One extends Stage<infer In, unknown> ? In : never;
type OutputOf<One> = One extends Stage<never, infer Out> ? Out : never;

/** All that stages add. */
type AddedBy<Stages extends readonly AnyStage[]> = Stages extends readonly [
  infer First,
  ...infer Others extends readonly AnyStage[],
]
  ? OutputOf<First> & AddedBy<Others>
  : unknown;

/** One stage, or several that run at the same time. */
export type Step = readonly AnyStage[];

/** Where a chain can be entered with fields that are there already. */
export interface Entry {
  /** Index of the first step behind it. */
  readonly at: number;
  /** All that the stages behind it get beside the chain's input. */
  readonly fields: TObject;
}

/** A chain whose fields the compiler does not know. */
export interface Chain {
  readonly name: string;
  readonly input: TObject;
  readonly steps: readonly Step[];
  /** Null if it only runs from its beginning. */
  readonly entry: Entry | null;
}

/**
 * A named chain of stages. `Has` are the fields available after the last stage; `About` is metadata
 * that the chain carries along.
 */
export class Pipeline<Input extends TObject, Has, About = unknown> implements Chain {
  /** Such as "reel". */
  readonly name: string;
  /** The fields that a run starts from. */
  readonly input: Input;
  readonly steps: readonly Step[];
  readonly entry: Entry | null;
  readonly about: About;

  constructor(name: string, { input, steps, entry, about }: PipelineParts<Input, About>) {
    this.name = name;
    this.input = input;
    this.steps = steps;
    this.entry = entry;
    this.about = about;
  }

  /**
   * Returns a new chain with the stage appended. A stage that needs a missing field, or overwrites
   * an existing one, does not compile.
   *
   * @throws {TypeError} in the same cases at run time, and if the chain already has a stage of that
   * name.
   */
  use<In, Out>(stage: Stage<In, Out> & Fits<Has, In, Out>): Pipeline<Input, Has & Out, About> {
    return this.#append([stage]);
  }

  /**
   * Returns a new chain with stages appended that run at the same time. Each gets what the stages before
   * added, and nothing of the others; the next stage begins when all of them have finished. Besides what
   * `use()` refuses, two of them that add the same field do not compile.
   *
   * @throws {TypeError} in the same cases at run time.
   *
   * @example
   * ```ts
   * pipeline("report", Text).together(summarise(), translate()).use(print());
   * ```
   */
  together<const Stages extends readonly [AnyStage, ...AnyStage[]]>(
    ...stages: Stages & FitsTogether<Has, Stages>
  ): Pipeline<Input, Has & AddedBy<Stages>, About> {
    return this.#append(stages);
  }

  #append<Out>(step: Step): Pipeline<Input, Has & Out, About> {
    assertStepFits(this, step);
    const { name, input, steps, entry, about } = this;
    return new Pipeline(name, { input, steps: [...steps, step], entry, about });
  }

  /**
   * Returns a new chain that can be entered here with these fields, in place of what the stages before
   * made: a revision of a post starts so. The stages behind it get them and the chain's input, and
   * nothing else, however the chain is run; what asks for more does not compile.
   *
   * @throws {TypeError} at run time, if the chain lacks one of the fields or has an entry already.
   */
  enterWith<Fields extends TObject>(
    fields: Fields & Fits<Has, Static<Fields>, Record<never, never>>,
  ): Pipeline<Input, Static<Input> & Static<Fields>, About> {
    assertEntryFits(this, fields);
    const { name, input, steps, about } = this;
    return new Pipeline(name, { input, steps, entry: { at: steps.length, fields }, about });
  }
}

/** The parts of a {@linkcode Pipeline}. */
interface PipelineParts<Input extends TObject, About> extends Pick<Chain, "steps" | "entry"> {
  input: Input;
  about: About;
}

function assertEntryFits(chain: Chain, fields: TObject): void {
  const what = `Cannot enter pipeline "${chain.name}" there`;
  if (chain.entry !== null) throw new TypeError(`${what} as it has an entry: leave one of them`);
  const has = fieldsBehind(chain);
  const lacking = (fields.required ?? []).find((field) => !has.has(field));
  if (lacking !== undefined) {
    throw new TypeError(`${what} as it lacks "${lacking}": put the entry behind what adds it`);
  }
}

/** The fields that a stage at the end of a chain can have. */
function fieldsBehind({ input, steps, entry }: Chain): Set<string> {
  const added = steps.slice(entry?.at ?? 0).flatMap((step) => step.map(({ adds }) => adds));
  return new Set([input, ...(entry === null ? [] : [entry.fields]), ...added].flatMap(fieldsOf));
}

function assertStepFits(chain: Chain, step: Step): void {
  const has = fieldsBehind(chain);
  const names = new Set(chain.steps.flat().map(({ name }) => name));
  const added = new Set(has);
  for (const { name, needs, adds } of step) {
    const what = `Cannot use stage "${name}" in pipeline "${chain.name}"`;
    if (names.has(name)) {
      throw new TypeError(
        `${what} as it is there already: use it once, or define it by another name`,
      );
    }
    const lacking = (needs.required ?? []).find((field) => !has.has(field));
    if (lacking !== undefined) {
      throw new TypeError(`${what} as it needs "${lacking}": put a stage that adds it before`);
    }
    const overwritten = fieldsOf(adds).find((field) => added.has(field));
    if (overwritten !== undefined) {
      throw new TypeError(`${what} as "${overwritten}" is there already: add it by another name`);
    }
    names.add(name);
    for (const field of fieldsOf(adds)) added.add(field);
  }
}

function fieldsOf(schema: TObject): string[] {
  return Object.keys(schema.properties);
}

/**
 * Starts a chain; its stages follow with `.use()` and `.together()`.
 *
 * @example
 * ```ts
 * import { pipeline, t } from "postloom";
 * import { shorten } from "../src/stages/shorten.ts";
 *
 * export default pipeline("teaser", t.Object({ text: t.String() })).use(shorten({ words: 12 }));
 * ```
 */
export function pipeline<I extends TObject, About = undefined>(
  name: string,
  input: I,
  ...[about]: About extends undefined ? [] : [about: About]
): Pipeline<I, Static<I>, About> {
  return new Pipeline(name, { input, steps: [], entry: null, about: about as About });
}

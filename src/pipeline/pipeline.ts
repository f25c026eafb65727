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

/** Where a chain can be entered with fields that are there already. */
export interface Entry {
  /** Index of the first stage behind it. */
  readonly at: number;
  /** All that the stages behind it get beside the chain's input. */
  readonly fields: TObject;
}

/** A chain whose fields the compiler does not know. */
export interface Chain {
  readonly name: string;
  readonly input: TObject;
  readonly stages: readonly AnyStage[];
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
  readonly stages: readonly AnyStage[];
  readonly entry: Entry | null;
  readonly about: About;

  constructor(name: string, { input, stages, entry, about }: PipelineParts<Input, About>) {
    this.name = name;
    this.input = input;
    this.stages = stages;
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
    assertStageFits(this, stage);
    const { name, input, stages, entry, about } = this;
    return new Pipeline(name, { input, stages: [...stages, stage], entry, about });
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
    const { name, input, stages, about } = this;
    return new Pipeline(name, { input, stages, entry: { at: stages.length, fields }, about });
  }
}

/** The parts of a {@linkcode Pipeline}. */
interface PipelineParts<Input extends TObject, About> extends Pick<Chain, "stages" | "entry"> {
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
function fieldsBehind({ input, stages, entry }: Chain): Set<string> {
  const added = stages.slice(entry?.at ?? 0).map(({ adds }) => adds);
  return new Set([input, ...(entry === null ? [] : [entry.fields]), ...added].flatMap(fieldsOf));
}

function assertStageFits(chain: Chain, stage: AnyStage): void {
  const { name, stages } = chain;
  const what = `Cannot use stage "${stage.name}" in pipeline "${name}"`;
  if (stages.some((other) => other.name === stage.name)) {
    throw new TypeError(
      `${what} as it is there already: use it once, or define it by another name`,
    );
  }
  const has = fieldsBehind(chain);
  const lacking = (stage.needs.required ?? []).find((field) => !has.has(field));
  if (lacking !== undefined) {
    throw new TypeError(`${what} as it needs "${lacking}": put a stage that adds it before`);
  }
  const overwritten = fieldsOf(stage.adds).find((field) => has.has(field));
  if (overwritten !== undefined) {
    throw new TypeError(`${what} as "${overwritten}" is there already: add it by another name`);
  }
}

function fieldsOf(schema: TObject): string[] {
  return Object.keys(schema.properties);
}

/**
 * Starts a chain; its stages follow with `.use()`.
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
  return new Pipeline(name, { input, stages: [], entry: null, about: about as About });
}

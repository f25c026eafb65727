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
  [K in keyof In]-?: K extends keyof Has ? ([Has[K]] extends [In[K]] ? never : K) : never;
}[keyof In];

/** `unknown` if a stage fits a chain; else a property that no stage has, which names the fields. */
export type Fits<Has, In, Out> = [Missing<Has, In>] extends [never]
  ? [Mismatched<Has, In>] extends [never]
    ? [keyof Has & keyof Out] extends [never]
      ? unknown
      : { "the stage overwrites": keyof Has & keyof Out }
    : { "the chain has another type of": Mismatched<Has, In> }
  : { "the chain lacks": Missing<Has, In> };

/** A chain whose fields the compiler does not know. */
export interface Chain {
  readonly name: string;
  readonly input: TObject;
  readonly stages: readonly AnyStage[];
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
  readonly about: About;

  constructor(name: string, input: Input, stages: readonly AnyStage[], about: About) {
    this.name = name;
    this.input = input;
    this.stages = stages;
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
    return new Pipeline(this.name, this.input, [...this.stages, stage], this.about);
  }
}

function assertStageFits({ name, input, stages }: Chain, stage: AnyStage): void {
  const what = `Cannot use stage "${stage.name}" in pipeline "${name}"`;
  if (stages.some((other) => other.name === stage.name)) {
    throw new TypeError(
      `${what} as it is there already: use it once, or define it by another name`,
    );
  }
  const has = new Set([input, ...stages.map(({ adds }) => adds)].flatMap(fieldsOf));
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
  return new Pipeline(name, input, [], about as About);
}

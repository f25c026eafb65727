import type { Static, TObject } from "@sinclair/typebox";
import type { AnyStage, Stage } from "./stage.ts";

type Missing<Has, In> = {
  [K in keyof In]-?: K extends keyof Has
    ? never
    : Record<never, never> extends Pick<In, K>
      ? never
      : K;
}[keyof In];

type Unlike<Has, In> = {
  [K in keyof In]-?: K extends keyof Has ? ([Has[K]] extends [In[K]] ? never : K) : never;
}[keyof In];

/** `unknown` if a stage fits behind a chain; else a property that no stage has, naming the fields. */
export type Fits<Has, In, Out> = [Missing<Has, In>] extends [never]
  ? [Unlike<Has, In>] extends [never]
    ? [keyof Has & keyof Out] extends [never]
      ? unknown
      : { "the stage overwrites": keyof Has & keyof Out }
    : { "the chain has another type of": Unlike<Has, In> }
  : { "the chain lacks": Missing<Has, In> };

/** A chain whose fields are not known to the compiler. */
interface Chain {
  readonly format: string;
  readonly input: TObject;
  readonly stages: readonly AnyStage[];
}

/** A format's chain of stages. `Has` are the fields that are there after its last stage. */
export class Pipeline<Input extends TObject, Has> implements Chain {
  /** The name that requests use, such as "reel". */
  readonly format: string;
  /** The fields that a run starts from. */
  readonly input: Input;
  readonly stages: readonly AnyStage[];

  constructor(format: string, input: Input, stages: readonly AnyStage[]) {
    this.format = format;
    this.input = input;
    this.stages = stages;
  }

  /**
   * Adds a stage at the end and gives the longer chain; this one stays as it is. A stage that lacks
   * a field, or overwrites one, does not compile.
   *
   * @throws {TypeError} for the same reasons where nothing was compiled, and if the chain has a
   * stage of that name.
   */
  use<In, Out>(stage: Stage<In, Out> & Fits<Has, In, Out>): Pipeline<Input, Has & Out> {
    refuseMisfit(this, stage);
    return new Pipeline(this.format, this.input, [...this.stages, stage]);
  }
}

function refuseMisfit({ format, input, stages }: Chain, stage: AnyStage): void {
  const what = `Cannot use stage "${stage.name}" in pipeline "${format}"`;
  if (stages.some(({ name }) => name === stage.name)) {
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
 * Starts the chain of a format; its stages follow with `.use()`.
 *
 * @example
 * ```ts
 * import { pipeline, t } from "postloom";
 * import { shorten } from "../src/stages/shorten.ts";
 *
 * export default pipeline("teaser", t.Object({ text: t.String() })).use(shorten({ words: 12 }));
 * ```
 */
export function pipeline<I extends TObject>(format: string, input: I): Pipeline<I, Static<I>> {
  return new Pipeline(format, input, []);
}

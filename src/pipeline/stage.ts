import { type Static, type TObject, type TSchema, Type as t } from "@sinclair/typebox";
import { MAX_TIMER_MS } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import type { ProgramOptions, ProgramResult } from "./guarded_run.ts";
import type { JsonObject } from "./json.ts";
import type { Services } from "./services.ts";
import { parseOptions } from "./validation.ts";

/**
 * What a stage may access besides its services; anything else is refused. This catches mistakes and
 * documents what a stage does. It is not a sandbox.
 */
export interface Permissions {
  /** Hosts that `ctx.fetch` may reach, redirects included: "api.example.com" or "localhost:9000". */
  net?: readonly string[];
  /** Programs that `ctx.run` may start. */
  run?: readonly string[];
  /** Settings that `ctx.env` may read. */
  env?: readonly string[];
}

/** How a stage is retried. */
export interface Retry {
  /** Attempts in total, the first one included. */
  attempts: number;
  /** Delay before the second attempt; doubles for each further one, with jitter. */
  backoffMs: number;
}

/** What every stage gets, whatever it declares. */
export interface StageContext {
  /** Aborts when the run is cancelled, when the attempt times out, and when it has failed. */
  readonly signal: AbortSignal;
  /** From 1. */
  readonly attempt: number;
  /** A temporary folder for this attempt alone; removed afterwards. */
  readonly workDir: string;
  readonly log: Log;
  /** Reports how much of the stage is done, 0 to 1. Values below an earlier one are ignored. */
  progress(fraction: number): void;
  /**
   * Does a part of the stage only once: the result of `make` is stored, and returned by later
   * attempts and runs of the stage on the same input. Key and result must be JSON.
   */
  memo<T>(key: readonly unknown[], make: () => Promise<T>): Promise<T>;
  /**
   * What the stage kept under a key: for this post, or for the one that it is a revision of. Undefined
   * if there is none that matches the schema. Files that it names may be gone, and belong to that post:
   * copy them.
   */
  recall<Kept extends TSchema>(
    key: readonly unknown[],
    schema: Kept,
  ): Promise<Static<Kept> | undefined>;
  /**
   * Keeps a part of the stage's work with the post, for its revisions not to do it again. The key, of
   * JSON, has to name all that the part depends on.
   */
  keep(key: readonly unknown[], part: unknown): Promise<void>;
  /**
   * The standard fetch, limited to the hosts in `permissions.net`.
   *
   * @throws {PermissionError} for any other host.
   */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /**
   * Runs a program listed in `permissions.run` and waits for it; it is killed when the signal aborts.
   *
   * @throws {PermissionError} for any other program.
   */
  run(program: string, args: readonly string[], options?: ProgramOptions): Promise<ProgramResult>;
  /**
   * Reads a setting listed in `permissions.env`.
   *
   * @param fallback What it is where it is not set. Without one the stage fails.
   * @throws {MissingSettingError} if it is not set.
   * @throws {PermissionError} for any other setting.
   */
  env(name: string, fallback?: string): string;
}

/** A stage's context with its options and the services that it declared. */
type ContextOf<Options extends TObject, Uses extends keyof Services> = StageContext &
  Required<Pick<Services, Uses>> & { readonly options: Static<Options> };

/** Definition of a stage, for {@linkcode defineStage}. */
export interface StageDefinition<
  Needs extends TObject,
  Adds extends TObject,
  Options extends TObject,
  Uses extends keyof Services,
> {
  /** In snake_case; unique within a chain. */
  name: string;
  /** Shown to people while it runs, such as "Recording the voice". Defaults to one made from the name. */
  title?: string;
  /** From 1. Raise it when the same input gives a different output: stored outputs are then not used. */
  version: number;
  /** Fields that the stage requires; it gets only these. */
  needs: Needs;
  /** Fields that the stage adds; their values have to be JSON. */
  adds: Adds;
  /** Options that a pipeline can set, with defaults. */
  options?: Options;
  /** Names of the services that it uses. */
  uses?: readonly Uses[];
  permissions?: Permissions;
  /** Defaults to 3 attempts, half a second apart. */
  retry?: Partial<Retry>;
  /** Timeout of one attempt. Defaults to ten minutes. */
  timeoutMs?: number;
  /** Share of the run's progress, relative to the weights of the other stages. Defaults to 1. */
  weight?: number;
  run(input: Static<Needs>, ctx: ContextOf<Options, Uses>): Promise<Static<Adds>>;
}

/** A stage of a pipeline, with its options set. Created through {@linkcode defineStage}. */
export interface Stage<In, Out> {
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly needs: TObject;
  readonly adds: TObject;
  readonly options: JsonObject;
  readonly uses: readonly (keyof Services)[];
  readonly permissions: Readonly<Required<Permissions>>;
  readonly retry: Readonly<Retry>;
  readonly timeoutMs: number;
  readonly weight: number;
  readonly run: (input: In, ctx: StageContext) => Promise<Out>;
}

/** Any stage, for code that handles chains without knowing their fields. */
export type AnyStage = Stage<never, unknown>;

const Settings = t.Object({
  name: t.String({ pattern: "^[a-z][a-z0-9]*(_[a-z0-9]+)*$" }),
  title: t.Optional(t.String({ minLength: 1 })),
  version: t.Integer({ minimum: 1 }),
  retry: t.Object(
    {
      attempts: t.Integer({ minimum: 1, default: 3 }),
      backoffMs: t.Number({ minimum: 0, default: 500 }),
    },
    { default: {} },
  ),
  timeoutMs: t.Number({ exclusiveMinimum: 0, maximum: MAX_TIMER_MS, default: 600_000 }),
  weight: t.Number({ exclusiveMinimum: 0, default: 1 }),
});

/**
 * Defines a stage. Returns a function that takes its options and makes the stage for
 * `pipeline().use()`; that function throws a TypeError for invalid options.
 *
 * @throws {TypeError} if the name, the version or another setting is invalid.
 *
 * @example
 * ```ts
 * import { defineStage, t } from "postloom";
 *
 * export const shorten = defineStage({
 *   name: "shorten",
 *   version: 1,
 *   needs: t.Object({ text: t.String() }),
 *   adds: t.Object({ summary: t.String() }),
 *   options: t.Object({ words: t.Integer({ minimum: 1, default: 40 }) }),
 *   async run({ text }, { options }) {
 *     return { summary: text.split(/\s+/).slice(0, options.words).join(" ") };
 *   },
 * });
 * ```
 */
export function defineStage<
  N extends TObject,
  A extends TObject,
  O extends TObject = TObject<Record<never, never>>,
  U extends keyof Services = never,
>(
  definition: StageDefinition<N, A, O, U>,
): (options?: Partial<Static<O>>) => Stage<Static<N>, Static<A>> {
  const {
    needs,
    adds,
    options: schema = t.Object({}),
    uses = [],
    permissions,
    run,
    ...rest
  } = definition;
  const what = `stage "${definition.name}"`;
  const settings = parseOptions(Settings, rest, `Cannot define ${what} as its definition`);
  const { title = titleOf(settings.name) } = settings;
  return (options = {}) => ({
    ...settings,
    title,
    needs,
    adds,
    uses,
    permissions: { net: [], run: [], env: [], ...permissions },
    options: parseOptions(schema, options, `Cannot use ${what} as its choice of options`),
    // A run validates the input and adds the options and the services in `uses` to the context.
    run: (input, ctx) => run(input, ctx as ContextOf<O, U>),
  });
}

/** "render_slides" as "Render slides". */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}

import type { Log } from "../common/log.ts";
import { withCauses } from "../common/with_causes.ts";
import { firstDraft, type StoredDraft } from "../drafts/stored_draft.ts";
import type { Formats } from "../formats/load.ts";
import { withDefaultOptions } from "../formats/options_for.ts";
import { type SketchService, sketchChainOf } from "../formats/sketch_chain.ts";
import { FatalError } from "../pipeline/errors.ts";
import { memoryCheckpoints } from "../pipeline/memory_checkpoints.ts";
import { runPipeline } from "../pipeline/runner.ts";
import type { Services } from "../pipeline/services.ts";
import type { Brand } from "../posts/brand.ts";
import type { PastDesign } from "../posts/design.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import type { PostInput } from "../posts/post_input.ts";
import type { JobRequest } from "../posts/request.ts";
import { singleObject } from "../storage/single_object.ts";

/** What a post that nobody has asked for yet would be made from. */
export interface SketchInput {
  text: string;
  request: JobRequest;
  brand: Brand | null;
  /** Pictures of one's own to show, in their order. */
  pictures: readonly OwnPicture[];
  /** The looks of the account's last posts, the latest first. */
  recent: readonly PastDesign[];
}

/** A post as it is laid out, or why the text makes none. */
export type Sketch = { draft: StoredDraft; reason: null } | { draft: null; reason: string };

/** Lays out posts without making them. */
export interface Sketcher {
  /**
   * Runs the stages that lay out a post of this format, which keeps nothing and asks nobody.
   *
   * @throws {TypeError} if posts of the format cannot be sketched, see `sketchChainOf()`.
   * @throws {StageError} if a stage fails though the text is not at fault.
   * @throws the signal's reason as soon as it aborts.
   */
  sketch(input: SketchInput, options: { signal: AbortSignal }): Promise<Sketch>;
}

/** Options of {@linkcode createSketcher}. */
export interface SketcherOptions {
  formats: Formats;
  /** A writer among them that needs no model. */
  services: Pick<Services, Exclude<SketchService, "store">>;
  /** Parent of the stages' folders, which are removed as soon as a stage ends. */
  workDir: string;
  log: Log;
}

/** Of a job that there is not. */
const SKETCH = "sketch";
const SOURCE_KEY = `${SKETCH}/source.txt`;

/** Creates a {@linkcode Sketcher}. */
export function createSketcher({ formats, services, workDir, log }: SketcherOptions): Sketcher {
  return {
    async sketch({ text, request, brand, pictures, recent }, { signal }) {
      const format = formats[request.format];
      const chain = format && sketchChainOf(format);
      if (format === undefined || !chain) throw new TypeError(`Cannot sketch "${request.format}"`);
      const { version: _, options: __, ...wanted } = request;
      const input: PostInput & { formatOptions: Record<string, unknown> } = {
        jobId: SKETCH,
        contentId: SKETCH,
        sourceType: "text",
        sourceKey: SOURCE_KEY,
        ...(pictures.length > 0 && { ownPictures: [...pictures] }),
        request: wanted,
        medium: format.about.medium,
        brand,
        recent: [...recent],
        formatOptions: withDefaultOptions(format, request),
      };
      const body = new TextEncoder().encode(text);
      const store = singleObject({ key: SOURCE_KEY, body, contentType: "text/plain" });
      const laidOut = runPipeline(chain, input, {
        services: { ...services, store },
        checkpoints: memoryCheckpoints(),
        workDir,
        signal,
        env: {},
        // Nobody has asked for a post, and there is a sketch for every pause in typing.
        log: debugOnly(log),
      });
      try {
        const draft = firstDraft(await laidOut);
        if (draft === undefined) throw new TypeError(`Cannot sketch "${request.format}"`);
        return { draft, reason: null };
      } catch (error) {
        const fatal = withCauses(error).find((one) => one instanceof FatalError);
        if (fatal === undefined) throw error;
        return { draft: null, reason: fatal.message };
      }
    },
  };
}

function debugOnly(log: Log): Log {
  const debug = (message: string, fields?: object) => log.debug(message, fields);
  const quiet: Log = {
    debug,
    info: debug,
    warn: debug,
    error: debug,
    child: (fields) => debugOnly(log.child(fields)),
  };
  return quiet;
}

import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { TObject } from "@sinclair/typebox";
import { UserError } from "../common/user_error.ts";
import { Pipeline } from "./pipeline.ts";

/** Any chain at all, for code that runs chains without knowing their fields. */
export type AnyPipeline = Pipeline<TObject, unknown>;

/**
 * Imports every pipeline of a folder: one a file, its default export, named like the file. Files
 * that begin with "_" are left to the others.
 *
 * @returns Pipelines by format, in the order of their files' names.
 * @throws {UserError} for a file whose default export is no pipeline, or one of another name.
 */
export async function loadPipelines(dir: string): Promise<Record<string, AnyPipeline>> {
  const files = (await readdir(dir)).filter((file) => /^[^_.].*\.ts$/.test(file)).sort();
  const pipelines: Record<string, AnyPipeline> = {};
  for (const file of files) {
    const { default: loaded }: { default?: unknown } = await import(join(dir, file));
    if (!(loaded instanceof Pipeline)) {
      throw new UserError(
        `Cannot use "${file}" as its default export is no pipeline: make it with pipeline()`,
      );
    }
    const format = basename(file, extname(file));
    if (loaded.format !== format) {
      throw new UserError(
        `Cannot use "${file}" as its pipeline is called "${loaded.format}": call it "${format}"`,
      );
    }
    pipelines[format] = loaded;
  }
  return pipelines;
}

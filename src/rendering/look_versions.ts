import { fileURLToPath } from "node:url";
import { ENGINE, hashSources } from "./bundle.ts";
import { RenderError } from "./renderer.ts";
import { findSources } from "./sources.ts";
import type { TemplateFiles } from "./templates.ts";

/** The post that previews show. */
const SAMPLE = fileURLToPath(new URL("../../remotion/engine/sample.ts", import.meta.url));

/** A hash of everything that a look's previews follow from, by the look's name. */
export type LookVersions = ReadonlyMap<string, string>;

/**
 * Hashes the engine, the sample and each look with all that it imports: another look, or a change of
 * one, leaves the versions of the rest as they are.
 *
 * @throws {RenderError} if a look cannot be parsed or one of its imports does not exist.
 */
export async function lookVersions(templates: TemplateFiles): Promise<LookVersions> {
  const versions = await Promise.all(
    [...templates].map(async ([name, path]) => {
      const sources = await findSources([ENGINE, SAMPLE, path]).catch((error: unknown) => {
        throw new RenderError(`Cannot read the look "${name}"`, { cause: error });
      });
      return [name, await hashSources(sources, [name])] as const;
    }),
  );
  return new Map(versions);
}

import type { Formats } from "../formats/load.ts";
import { REQUEST_VERSION } from "../posts/request.ts";
import { AUTO_TEMPLATE, type Template } from "../posts/template.ts";
import type { Job } from "./job.ts";

/** What a worker can make. */
export interface Abilities {
  formats: Formats;
  templates: Readonly<Record<string, Template>>;
}

/**
 * Why this worker cannot make a job's post, though a worker of another release may; undefined if it
 * can. The text continues "as".
 */
export function inabilityFor({ request }: Job, abilities: Abilities): string | undefined {
  const { format, visualTemplate } = request;
  const version: number = request.version;
  if (version > REQUEST_VERSION) return "its request is of a later release";
  if (!Object.hasOwn(abilities.formats, format)) return `there is no format "${format}"`;
  const isKnown =
    visualTemplate === AUTO_TEMPLATE || Object.hasOwn(abilities.templates, visualTemplate);
  return isKnown ? undefined : `there is no template "${visualTemplate}"`;
}

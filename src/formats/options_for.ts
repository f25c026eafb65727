import type { JobRequest } from "../posts/request.ts";
import type { Format } from "./format.ts";

/** A request's options, with defaults for those that its format has got since it was made. */
export function optionsFor(format: Format, { options }: JobRequest): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...options };
  for (const [name, schema] of Object.entries(format.about.options.properties)) {
    if (schema.requires === undefined && schema.default !== undefined)
      filled[name] ??= schema.default;
  }
  return filled;
}

import type { JobRequest } from "../posts/request.ts";
import type { Format } from "./format.ts";

/** A stored request's options, with defaults for options added to its format since it was made. */
export function withDefaultOptions(
  format: Format,
  { options }: JobRequest,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...options };
  for (const [name, schema] of Object.entries(format.about.options.properties)) {
    if (schema.requires === undefined && schema.default !== undefined)
      filled[name] ??= schema.default;
  }
  return filled;
}

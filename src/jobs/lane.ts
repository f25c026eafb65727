import type { Catalogue } from "../formats/catalogue.ts";
import type { Lane } from "../queue/job_queue.ts";

/** The lane of a format: a video takes minutes, anything else about a second. */
export function laneOf({ formats }: Catalogue, name: string): Lane {
  const medium = formats.find((format) => format.name === name)?.medium;
  return medium === "video" || medium === undefined ? "long" : "short";
}

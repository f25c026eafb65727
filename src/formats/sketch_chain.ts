import type { Chain } from "../pipeline/pipeline.ts";
import type { Services } from "../pipeline/services.ts";

/** The services that stages of a sketch may use: none of them asks anybody, or keeps anything. */
export type SketchService = Extract<
  keyof Services,
  "reader" | "writer" | "store" | "templates" | "drawings" | "atlas"
>;

const SKETCH_SERVICES: ReadonlySet<string> = new Set<SketchService>([
  "reader",
  "writer",
  "store",
  "templates",
  "drawings",
  "atlas",
]);

/**
 * The stages of a chain that lay out a post, as a chain of its own: those before its entry. Null where
 * it has no entry, or one of them may ask the network, start a program, read a setting or use any other
 * service, as none of that is for a post that nobody has asked for yet.
 */
export function sketchChainOf({ name, input, steps, entry }: Chain): Chain | null {
  if (entry === null) return null;
  const first = steps.slice(0, entry.at);
  const isHarmless = first.flat().every(({ uses, permissions: { net, run, env } }) => {
    const isAlone = net.length === 0 && run.length === 0 && env.length === 0;
    return isAlone && uses.every((service) => SKETCH_SERVICES.has(service));
  });
  return isHarmless ? { name, input, steps: first, entry: null } : null;
}

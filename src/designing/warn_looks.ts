import { findTemplates, loadTemplates } from "../rendering/templates.ts";
import { restlessness } from "./restless.ts";

/**
 * Says which of the named looks of a folder never stand still, of all without a name: a program of its
 * own, as drawing takes a while, and what one throws is told where it is drawn.
 */
async function main(dir: string, names: readonly string[]): Promise<void> {
  const found = await findTemplates([dir], () => {});
  for (const [name, path] of found) {
    if (names.length > 0 && !names.includes(name)) continue;
    try {
      const { [name]: template } = await loadTemplates(new Map([[name, path]]), () => {});
      const warning = template && restlessness(name, template);
      if (warning !== undefined) console.error(warning);
    } catch {
      // Its fault is shown in its place.
    }
  }
}

const [dir = "", ...names] = process.argv.slice(2);
await main(dir, names);

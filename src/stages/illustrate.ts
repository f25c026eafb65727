import { defineStage, t } from "postloom";
import { type Drawing, Drawings, Script } from "postloom/posts";

/** Finds the drawings of what the post and its points are about. */
export const illustrate = defineStage({
  name: "illustrate",
  title: "Finding drawings",
  version: 2,
  needs: t.Object({ script: t.Pick(Script, ["subject", "points"]) }),
  adds: t.Object({ drawings: Drawings }),
  options: t.Object({}),
  uses: ["drawings"],
  async run({ script }, { drawings, signal }) {
    const subjects = [script.subject, ...script.points.map(({ subject }) => subject)];
    const names = new Set(subjects.flatMap((subject) => subject?.drawing ?? []));
    const found: Record<string, Drawing> = {};
    for (const name of names) {
      signal.throwIfAborted();
      const drawing = await drawings.find(name);
      if (drawing !== null) found[name] = drawing;
    }
    return { drawings: found };
  },
});

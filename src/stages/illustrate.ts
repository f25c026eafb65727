import { defineStage, t } from "postloom";
import { Document, type Drawing, Drawings, Illustration, PostInput, Script } from "postloom/posts";
import { illustrationsOf } from "./_illustrations.ts";

/**
 * Chooses what of the pictures of one's own is worth showing, and finds the drawings of what the post
 * and its points are about.
 */
export const illustrate = defineStage({
  name: "illustrate",
  title: "Finding pictures",
  version: 2,
  needs: t.Object({
    script: t.Pick(Script, ["subject", "points"]),
    document: t.Optional(t.Pick(Document, ["pictures"])),
    ownPictures: PostInput.properties.ownPictures,
  }),
  adds: t.Object({ drawings: Drawings, illustrations: t.Array(Illustration) }),
  options: t.Object({}),
  uses: ["drawings"],
  async run({ script, document, ownPictures }, { drawings, signal, log }) {
    const subjects = [script.subject, ...script.points.map(({ subject }) => subject)];
    const names = new Set(subjects.flatMap((subject) => subject?.drawing ?? []));
    const found: Record<string, Drawing> = {};
    for (const name of names) {
      signal.throwIfAborted();
      const drawing = await drawings.find(name);
      if (drawing !== null) found[name] = drawing;
    }
    const illustrations = illustrationsOf(ownPictures, document?.pictures);
    if (illustrations.length > 0) {
      const sent = illustrations.filter(({ isSent }) => isSent).length;
      log.info("Pictures found", { sent, inSource: illustrations.length - sent });
    }
    return { drawings: found, illustrations };
  },
});

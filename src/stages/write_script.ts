import { defineStage, t } from "postloom";
import { Document, KnownOptions, PostInput, Script } from "postloom/posts";
import { briefFor } from "./_brief.ts";
import { documentError } from "./_document_error.ts";

/**
 * Has the writer turn the document into a script. Fails for good, with the code `unusable_source`, if
 * the document has nothing to write about, and with `too_complex` if writing takes too much time or
 * memory.
 */
export const writeScript = defineStage({
  name: "write_script",
  title: "Writing the script",
  version: 4,
  needs: t.Object({
    document: Document,
    request: t.Pick(PostInput.properties.request, ["platform", "customPrompt"]),
    medium: PostInput.properties.medium,
    formatOptions: t.Pick(KnownOptions, ["slideCount", "maxDuration", "speechRate"]),
  }),
  adds: t.Object({ script: Script }),
  options: t.Object({
    /** Maximum number of points; null: as many as the requested slides or duration allow. */
    points: t.Union([t.Integer({ minimum: 1 }), t.Null()], { default: null }),
    /** Whether a voice will speak the post. */
    narrated: t.Boolean({ default: false }),
  }),
  uses: ["writer"],
  timeoutMs: 180_000,
  async run({ document, ...briefInput }, { writer, signal, options }) {
    try {
      return { script: await writer.write(document, briefFor(briefInput, options), { signal }) };
    } catch (error) {
      throw documentError(error);
    }
  },
});

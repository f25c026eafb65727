import { defineStage, FatalError, t } from "postloom";
import { UnwritableDocumentError } from "postloom/drivers";
import { Document, KnownOptions, PostInput, Script } from "postloom/posts";
import { briefFor } from "./_brief.ts";

/**
 * Has the writer turn the document into a script. Fails for good, with the code `unusable_source`, if
 * the document has nothing to write about.
 */
export const writeScript = defineStage({
  name: "write_script",
  title: "Writing the script",
  version: 1,
  needs: t.Object({
    document: Document,
    request: t.Pick(PostInput.properties.request, ["platform", "customPrompt"]),
    medium: PostInput.properties.medium,
    formatOptions: t.Pick(KnownOptions, ["slideCount", "maxDuration"]),
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
      if (error instanceof UnwritableDocumentError) {
        throw new FatalError(error.message, { code: "unusable_source", cause: error });
      }
      throw error;
    }
  },
});

import { Type as t } from "@sinclair/typebox";
import { Document } from "../documents/document.ts";
import { PostInput } from "../jobs/post_input.ts";
import { FatalError } from "../pipeline/errors.ts";
import { defineStage } from "../pipeline/stage.ts";
import { Script } from "../writing/script.ts";
import { UnwritableDocumentError } from "../writing/writer.ts";
import { briefFor } from "./_brief.ts";

/** Decides what the post says. */
export const writeScript = defineStage({
  name: "write_script",
  version: 1,
  needs: t.Object({ document: Document, request: PostInput.properties.request }),
  adds: t.Object({ script: Script }),
  options: t.Object({
    /** Ideas wanted besides the cover; null: as many as the request's slides or duration hold. */
    points: t.Union([t.Integer({ minimum: 1 }), t.Null()], { default: null }),
    /** Whether a voice will speak the post. */
    narrated: t.Boolean({ default: false }),
  }),
  uses: ["writer"],
  timeoutMs: 180_000,
  async run({ document, request }, { writer, signal, options }) {
    try {
      return { script: await writer.write(document, briefFor(request, options), { signal }) };
    } catch (error) {
      if (error instanceof UnwritableDocumentError)
        throw new FatalError(error.message, { cause: error });
      throw error;
    }
  },
});

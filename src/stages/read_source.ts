import { Type as t } from "@sinclair/typebox";
import { Document } from "../documents/document.ts";
import { readPdf, UnreadableDocumentError } from "../documents/pdf.ts";
import { readText } from "../documents/text.ts";
import { PostInput } from "../jobs/post_input.ts";
import { FatalError } from "../pipeline/errors.ts";
import { defineStage } from "../pipeline/stage.ts";

/** Reads the text or the PDF of a job into a document. */
export const readSource = defineStage({
  name: "read_source",
  version: 1,
  needs: t.Pick(PostInput, ["sourceType", "sourceKey"]),
  adds: t.Object({ document: Document }),
  options: t.Object({}),
  uses: ["store"],
  timeoutMs: 60_000,
  async run({ sourceType, sourceKey }, { store }) {
    const source = await store.get(sourceKey);
    if (source === undefined)
      throw new FatalError("Cannot find the source of this job: send it again");
    const bytes = await new Response(source.body).bytes();
    try {
      const document =
        sourceType === "pdf" ? await readPdf(bytes) : readText(new TextDecoder().decode(bytes));
      return { document };
    } catch (error) {
      if (error instanceof UnreadableDocumentError)
        throw new FatalError(error.message, { cause: error });
      throw error;
    }
  },
});

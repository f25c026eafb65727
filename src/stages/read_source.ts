import { defineStage, FatalError, t } from "postloom";
import { readPdf, readText, UnreadableDocumentError } from "postloom/drivers";
import { Document, PostInput } from "postloom/posts";

/**
 * Parses the text or the PDF of a job into a document. Fails for good, with the code
 * `unusable_source`, if the source is gone or the PDF cannot be read.
 */
export const readSource = defineStage({
  name: "read_source",
  title: "Reading the source",
  version: 1,
  needs: t.Pick(PostInput, ["sourceType", "sourceKey"]),
  adds: t.Object({ document: Document }),
  options: t.Object({}),
  uses: ["store"],
  timeoutMs: 60_000,
  async run({ sourceType, sourceKey }, { store }) {
    const source = await store.get(sourceKey);
    if (source === undefined) {
      throw new FatalError("Cannot find the source of this job: send it again", {
        code: "unusable_source",
      });
    }
    const bytes = await new Response(source.body).bytes();
    try {
      const document =
        sourceType === "pdf" ? await readPdf(bytes) : readText(new TextDecoder().decode(bytes));
      return { document };
    } catch (error) {
      if (error instanceof UnreadableDocumentError) {
        throw new FatalError(error.message, { code: "unusable_source", cause: error });
      }
      throw error;
    }
  },
});

import { defineStage, FatalError, t } from "postloom";
import { pictureName } from "postloom/drivers";
import { Document, PostInput } from "postloom/posts";
import { documentError } from "./_document_error.ts";

/**
 * Has the reader parse the text or the PDF of a job into a document. Fails for good, with the code
 * `unusable_source`, if the source is gone or the PDF cannot be read, and with `too_complex` if
 * reading takes too much time or memory.
 */
export const readSource = defineStage({
  name: "read_source",
  title: "Reading the source",
  version: 3,
  needs: t.Pick(PostInput, ["jobId", "sourceType", "sourceKey"]),
  adds: t.Object({ document: Document }),
  options: t.Object({}),
  uses: ["store", "reader"],
  timeoutMs: 60_000,
  async run({ jobId, sourceType, sourceKey }, { store, reader, signal }) {
    const source = await store.get(sourceKey);
    if (source === undefined) {
      throw new FatalError("Cannot find the source of this job: send it again", {
        code: "unusable_source",
      });
    }
    const bytes = await new Response(source.body).bytes();
    const keepPicture = async (file: Uint8Array, type: string) => {
      const key = `work/${jobId}/${pictureName(file, type)}`;
      await store.put(key, file, type);
      return key;
    };
    try {
      return { document: await reader.read(bytes, sourceType, { signal, keepPicture }) };
    } catch (error) {
      throw documentError(error);
    }
  },
});

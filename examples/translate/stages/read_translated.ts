import { defineStage, FatalError, t } from "postloom";
import { readText } from "postloom/drivers";
import { type Direction, Document, PostInput } from "postloom/posts";
import "../translator.ts";

/** Blocks that are sent to the translator at a time. */
const BATCH = 20;

/** Reads a text, as `readSource()` does, and translates it into the language that was asked for. */
export const readTranslated = defineStage({
  name: "read_translated",
  title: "Translating the source",
  version: 1,
  needs: t.Object({
    ...t.Pick(PostInput, ["sourceType", "sourceKey"]).properties,
    formatOptions: t.Object({ language: t.String() }),
  }),
  adds: t.Object({ document: Document }),
  uses: ["store", "translator"],
  async run({ sourceType, sourceKey, formatOptions: { language } }, ctx) {
    if (sourceType === "pdf") {
      throw new FatalError("Cannot translate a PDF: send its text instead");
    }
    const source = await ctx.store.get(sourceKey);
    if (source === undefined) {
      throw new FatalError("Cannot find the source of this job: send it again");
    }
    const document = readText(await new Response(source.body).text());
    const blocks: Document["blocks"] = [];
    for (let start = 0; start < document.blocks.length; start += BATCH) {
      const batch = document.blocks.slice(start, start + BATCH);
      const texts = batch.map(({ text }) => text);
      // What was translated before an interruption is not translated again.
      const translated = await ctx.memo([language, texts], () =>
        ctx.translator.translate(texts, language, ctx.signal),
      );
      blocks.push(...batch.map((block, i) => ({ ...block, text: translated[i] ?? block.text })));
      ctx.progress(blocks.length / document.blocks.length);
    }
    const direction: Direction =
      new Intl.Locale(language).maximize().script === "Arab" ? "rtl" : "ltr";
    const title = blocks.find(({ kind }) => kind === "heading")?.text ?? null;
    return { document: { title, blocks, language, direction } };
  },
});

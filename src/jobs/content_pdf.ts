import { type PdfSlide, slidesPdf } from "../pdf/slides_pdf.ts";
import type { Content } from "../posts/content.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/**
 * The pictures of a content as a PDF, in their order.
 *
 * @param language BCP 47, if it is known.
 * @throws {Error} if a file of it is not in the store.
 */
export async function contentPdf(
  { images, metadata, caption, createdAt }: Content,
  store: ObjectStore,
  language?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const slides: PdfSlide[] = [];
  const inOrder = images.toSorted((one, other) => one.slideNumber - other.slideNumber);
  for (const [index, { objectKey }] of inOrder.entries()) {
    const object = await store.get(objectKey);
    if (object === undefined) throw new Error(`Cannot find the file "${objectKey}" of the post`);
    const file = await new Response(object.body).bytes();
    slides.push({ file, altText: metadata.altTexts?.[index] ?? "" });
  }
  const [title = ""] = caption.split("\n");
  return await slidesPdf(slides, { title, createdAt, language });
}

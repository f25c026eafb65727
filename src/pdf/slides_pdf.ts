import PDFDocument from "pdfkit";
import sharp from "sharp";
import { hiddenText } from "./hidden_text.ts";

/** A page of the PDF. */
export interface PdfSlide {
  /** The picture, in any format that sharp reads. */
  file: Uint8Array;
  /** What it says and shows, in words. */
  altText: string;
}

/** What the PDF says of itself. */
export interface PdfFacts {
  title: string;
  createdAt: Date;
  /** BCP 47: in which voice it is read aloud. Left out if it is not known. */
  language?: string | undefined;
}

/** Points of a PDF for a pixel, at the 96 pixels per inch of the web. */
const POINTS_PER_PIXEL = 0.75;
/** Flat colours and letters have to stay clean. */
const QUALITY = 94;

/**
 * Makes a PDF of pictures, one a page and each as large as its picture. A page's words lie under the
 * picture, to be found, copied and read aloud; for readers of tagged PDFs they are its alternative text.
 *
 * @throws {Error} if a picture cannot be read.
 */
export async function slidesPdf(
  slides: readonly PdfSlide[],
  { title, createdAt, language }: PdfFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    ...(language !== undefined && { lang: language }),
    info: { Title: title, CreationDate: createdAt },
  });
  const bytes = new Response(streamOf(pdf)).bytes();
  const text = hiddenText(pdf);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const { file, altText } of slides) {
    const { data, info } = await sharp(file)
      .flatten()
      .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer({ resolveWithObject: true });
    const size = [info.width * POINTS_PER_PIXEL, info.height * POINTS_PER_PIXEL] as const;
    pdf.addPage({ size: [...size], margin: 0 });
    const draw = () => {
      text.write(altText, { width: size[0], height: size[1] });
      pdf.image(data, 0, 0, { width: size[0], height: size[1] });
    };
    const figure = { alt: altText, bbox: [0, 0, ...size] };
    root.add(pdf.struct("Figure", figure, draw));
  }
  root.end();
  text.end();
  pdf.end();
  return await bytes;
}

function streamOf(pdf: PDFKit.PDFDocument): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      pdf.on("data", (chunk: Uint8Array) => controller.enqueue(chunk));
      pdf.on("end", () => controller.close());
      pdf.on("error", (error) => controller.error(error));
    },
  });
}

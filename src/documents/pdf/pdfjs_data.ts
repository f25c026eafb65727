import { fileURLToPath } from "node:url";

/** What pdf.js needs beside its programs: fonts that files only name, and decoders of pictures. */
export const PDFJS_DATA = {
  /** Character maps, chiefly of East Asia. */
  cMapUrl: dataFolder("cmaps"),
  cMapPacked: true,
  standardFontDataUrl: dataFolder("standard_fonts"),
  wasmUrl: dataFolder("wasm"),
};

function dataFolder(name: string): string {
  return fileURLToPath(new URL(`./${name}/`, import.meta.resolve("pdfjs-dist/package.json")));
}

const FOLDER = new URL("../../node_modules/", import.meta.url);

/** A WOFF2 with many weights and the letters of Western Europe alone. */
export const WESTERN_WOFF2 = await bytesOf(
  "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
);

/** A TTF with Latin, Greek and Cyrillic letters. */
export const EUROPEAN_TTF = await bytesOf("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf");

/** The same with other bits in its table OS/2 for what its licence allows. */
export function licensed(bits: number): Uint8Array {
  const file = EUROPEAN_TTF.slice();
  new DataView(file.buffer).setUint16(offsetOf(file, "OS/2") + 8, bits);
  return file;
}

/** The same with another table at its end, in place of the one of that name. */
export function withTable(name: string, table: Uint8Array): Uint8Array {
  const file = new Uint8Array([...EUROPEAN_TTF, ...table]);
  const view = new DataView(file.buffer);
  const entry = entryOf(file, name);
  view.setUint32(entry + 8, EUROPEAN_TTF.length);
  view.setUint32(entry + 12, table.length);
  return file;
}

/** Where a table of a TTF starts. */
export function offsetOf(file: Uint8Array, table: string): number {
  return viewOf(file).getUint32(entryOf(file, table) + 8);
}

function entryOf(file: Uint8Array, table: string): number {
  const count = viewOf(file).getUint16(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (new TextDecoder("latin1").decode(file.subarray(at, at + 4)) === table) return at;
  }
  throw new Error(`Cannot find the table "${table}"`);
}

function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength);
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return await Bun.file(new URL(path, FOLDER)).bytes();
}

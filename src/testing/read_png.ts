import { readFile } from "node:fs/promises";
import { PNG } from "pngjs";

/** Reads a PNG file. */
export async function readPng(path: string): Promise<PNG> {
  return PNG.sync.read(await readFile(path));
}

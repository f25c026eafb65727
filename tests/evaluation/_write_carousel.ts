import { readText } from "../../src/documents/text.ts";
import type { Script } from "../../src/posts/script.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";

/** Writes the script of a carousel from a text, as the local writer does for whoever asks for no more. */
export async function writeCarousel(text: string): Promise<Script> {
  return await createLocalWriter().write(
    readText(text),
    {
      medium: "slides",
      platform: "instagram",
      maxPoints: 5,
      narrationMs: null,
      customPrompt: null,
    },
    { signal: AbortSignal.timeout(60_000) },
  );
}

import { readFile } from "node:fs/promises";
import type { RenderedStill, Renderer } from "postloom/drivers";
import sharp from "sharp";

/** Width of the mark, as a share of the picture's. */
const SHARE = 0.4;

/** Draws as another renderer does, and writes a line of text over every picture. Videos stay as they are. */
export function watermarked(renderer: Renderer, text: string): Renderer {
  const mark = (stills: RenderedStill[]) =>
    Promise.all(stills.map((still) => markStill(still, text)));
  return {
    renderStills: async (props, options) => mark(await renderer.renderStills(props, options)),
    renderScenes: async (props, options) => mark(await renderer.renderScenes(props, options)),
    renderReel: (props, options) => renderer.renderReel(props, options),
    warmUp: () => renderer.warmUp(),
    close: () => renderer.close(),
  };
}

async function markStill(still: RenderedStill, text: string): Promise<RenderedStill> {
  // A picture cannot be read and written at the same time.
  const picture = sharp(await readFile(still.path));
  const { width = 0 } = await picture.metadata();
  await picture
    .composite([{ input: drawMark(text, Math.round(width * SHARE)), gravity: "southeast" }])
    .toFile(still.path);
  return still;
}

function drawMark(text: string, width: number): Buffer {
  const height = Math.round(width / 8);
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#000" fill-opacity="0.55"/>
      <text x="50%" y="68%" text-anchor="middle" font-family="sans-serif" font-size="${height * 0.5}"
        fill="#fff">${escaped}</text>
    </svg>`,
  );
}

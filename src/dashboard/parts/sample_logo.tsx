import { useState } from "react";
import { groundFor } from "../../../remotion/kit/colour/grounds.ts";
import { inkOf } from "../../brands/logo_ink.ts";
import type { Palette } from "../../posts/template.ts";

/** A logo as in posts: on a contrasting background if it would not be visible on the page's. */
export function SampleLogo({ src, palette }: { src: string; palette: Palette }) {
  const [ink, setInk] = useState<string | null>(null);
  const ground = ink === null ? palette.background : groundFor(ink, palette);
  return (
    <img
      src={src}
      alt=""
      onLoad={(event) => setInk(inkOf(pixelsOf(event.currentTarget)))}
      {...(ground !== palette.background
        ? { className: "plate", style: { background: ground } }
        : {})}
    />
  );
}

function pixelsOf(image: HTMLImageElement): Uint8Array {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas?.drawImage(image, 0, 0);
  return new Uint8Array(canvas?.getImageData(0, 0, width, height).data ?? []);
}

import { useRef } from "react";
import type { Medium } from "../../posts/medium.ts";
import type { Variant } from "../../posts/template.ts";
import { ownUrl } from "../media.ts";
import { Icon, mediumIcon } from "./icon.tsx";

/**
 * A small preview of a post or a template, or a placeholder until there is one. Videos play on
 * hover; with `plays`, they also play once automatically.
 */
export function Preview({
  url,
  medium,
  palette,
  plays = false,
}: {
  url: string | null | undefined;
  /** Undefined if unknown. */
  medium: Medium | undefined;
  /** Colours of the placeholder. */
  palette?: Variant | undefined;
  plays?: boolean;
}) {
  if (url == null && palette !== undefined) {
    const { background, ink, accent } = palette;
    return (
      <span className="preview blank" style={{ background, color: ink }}>
        <span className="specimen">
          Aa
          <i style={{ background: accent }} />
        </span>
      </span>
    );
  }
  if (url == null) {
    return (
      <span className="preview blank">
        <Icon name={mediumIcon(medium)} />
      </span>
    );
  }
  const src = ownUrl(url);
  return (
    <span className="preview">
      {src.endsWith(".mp4") ? (
        <Clip key={src} src={src} plays={plays} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}

function Clip({ src, plays }: { src: string; plays: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const play = () => {
    // If the browser blocks playback, show the first frame.
    video.current?.play().catch(() => video.current?.load());
  };
  const stop = () => {
    video.current?.pause();
    if (video.current !== null) video.current.currentTime = 0;
  };
  return (
    <video
      ref={video}
      src={src}
      muted
      playsInline
      preload="metadata"
      autoPlay={plays && !reducesMotion}
      onPointerEnter={play}
      onPointerLeave={stop}
    />
  );
}

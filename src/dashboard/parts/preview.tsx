import { useRef } from "react";
import type { Medium } from "../../posts/medium.ts";
import type { Variant } from "../../posts/template.ts";
import { ownUrl } from "../media.ts";
import { Icon, mediumIcon } from "./icon.tsx";

/**
 * A post or a look in small, or a place for it until it is drawn. Videos stand still until they
 * are pointed at; `plays` lets one play once by itself.
 */
export function Preview({
  url,
  medium,
  palette,
  plays = false,
}: {
  url: string | null | undefined;
  /** Undefined where it is not known. */
  medium: Medium | undefined;
  /** What the place is coloured with. */
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
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const play = () => {
    // A browser that would rather not play shows the first picture.
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
      autoPlay={plays && !isCalm}
      onPointerEnter={play}
      onPointerLeave={stop}
    />
  );
}

import { useEffect, useRef, useState } from "react";
import type { LiveNews, LiveRequest } from "../../posts/live.ts";
import { LIVE_PATH } from "../../server/live/path.ts";
import { useQuiet } from "./use_quiet.ts";

/** What a frame is to show. */
export type LivePicture = Omit<LiveRequest, "kind" | "id">;

/** What a frame has drawn. */
export type Drawn = Extract<LiveNews, { kind: "drawn" }>;

/**
 * Draws slides with the looks themselves, in a page of its own without an origin, as wide as what is around
 * it. Nothing is seen of it before it has drawn, and nothing is loaded for it before the page around it
 * is there.
 */
export function LiveFrame({
  picture,
  label,
  onDrawn,
  onFailed,
  onPlayed,
}: {
  /** Null to have the page ready by the time that there is something to draw. */
  picture: LivePicture | null;
  label: string;
  onDrawn?: (drawn: Drawn) => void;
  onFailed?: (reason: string) => void;
  /** Called with each frame of a reel that is shown while it plays. */
  onPlayed?: (frame: number) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const isQuiet = useQuiet();
  const [isReady, setIsReady] = useState(false);
  const [hasDrawn, setHasDrawn] = useState(false);
  const [width, setWidth] = useState(0);
  const asked = useRef(0);
  const told = useRef({ onDrawn, onFailed, onPlayed });
  told.current = { onDrawn, onFailed, onPlayed };

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<LiveNews>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.kind === "ready") setIsReady(true);
      else if (data.id !== asked.current) return;
      else if (data.kind === "failed") told.current.onFailed?.(data.reason);
      else {
        setHasDrawn(true);
        if (data.kind === "played") told.current.onPlayed?.(data.frame);
        else told.current.onDrawn?.(data);
      }
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);

  useEffect(() => {
    if (!isReady || picture === null) return;
    asked.current += 1;
    const request: LiveRequest = { kind: "draw", id: asked.current, ...picture };
    // A page without an origin cannot be named. It is our own: the page's policy allows no other.
    frame.current?.contentWindow?.postMessage(request, "*");
  }, [isReady, picture]);

  useEffect(() => {
    const element = around.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const size = picture === null ? NOTHING : sizeOf(picture);
  return (
    <div
      ref={around}
      role="img"
      aria-label={label}
      className={hasDrawn && picture !== null ? "live drawn" : "live"}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <iframe
        ref={frame}
        title={label}
        // An iframe without a page is about:blank, which costs nothing.
        src={isQuiet ? LIVE_PATH : undefined}
        sandbox="allow-scripts"
        // It would keep the keys that are pressed in it.
        inert
        width={size.width}
        height={size.height}
        style={{ transform: `scale(${width / size.width})` }}
      />
    </div>
  );
}

const NOTHING = { width: 1, height: 1 };

/** The size of a frame: it is laid out as large as the pictures are, and made smaller as a whole. */
function sizeOf({ props: { design }, shown, scale, gap }: LivePicture) {
  const { length } = shown;
  return {
    width: Math.round(design.width * scale * length + gap * Math.max(0, length - 1)),
    height: Math.round(design.height * scale),
  };
}

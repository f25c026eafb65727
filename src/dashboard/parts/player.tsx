import { useRef, useState } from "react";
import { ownUrl } from "../media.ts";
import { useTranslator } from "../translation.tsx";
import { Icon } from "./icon.tsx";

/** A reel that plays and pauses when clicked, as on the platform. */
export function Player({
  url,
  poster,
  from = 0,
}: {
  url: string;
  poster: string | null;
  /** Where it begins, in seconds. */
  from?: number;
}) {
  const { say } = useTranslator();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [fraction, setFraction] = useState(0);
  const toggle = () => {
    const player = video.current;
    if (player === null) return;
    if (player.paused) player.play().catch(() => setIsPlaying(false));
    else player.pause();
  };
  return (
    <div className="player">
      <video
        ref={video}
        src={ownUrl(url)}
        {...(poster === null ? {} : { poster: ownUrl(poster) })}
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          if (from > 0) currentTarget.currentTime = from;
        }}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setFraction(duration > 0 ? currentTime / duration : 0)
        }
      />
      <button
        type="button"
        aria-label={say(isPlaying ? "result.pause" : "result.play")}
        onClick={toggle}
      >
        {!isPlaying && <Icon name="play" />}
      </button>
      <progress max={1} value={fraction} aria-label={say("result.played")} />
    </div>
  );
}

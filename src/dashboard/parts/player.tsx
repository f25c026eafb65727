import { type RefObject, useRef, useState } from "react";
import { clock } from "../labels.ts";
import { ownUrl } from "../media.ts";
import { useTranslator } from "../translation.tsx";
import { Icon } from "./icon.tsx";

/** Where captions stand, in percent of the height: above what the platform lays over the video. */
const CAPTIONS_AT = 62;
const STEP_SECONDS = 0.1;

/** A reel that plays and pauses when clicked, as on the platform, with its place, sound and captions. */
export function Player({
  url,
  poster,
  captions,
  from = 0,
}: {
  url: string;
  poster: string | null;
  /** Its captions as a file, to be shown if they are wanted. */
  captions: string | undefined;
  /** Where it begins, in seconds. */
  from?: number;
}) {
  const { say } = useTranslator();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [time, setTime] = useState(from);
  const [duration, setDuration] = useState(0);
  const [isMuted, setIsMuted] = useState(false);
  const toggle = () => {
    const player = video.current;
    if (player === null) return;
    if (player.paused) player.play().catch(() => setIsPlaying(false));
    else player.pause();
  };
  const seek = (seconds: number) => {
    setTime(seconds);
    if (video.current !== null) video.current.currentTime = seconds;
  };
  return (
    <div className="player">
      <video
        ref={video}
        src={ownUrl(url)}
        {...(poster === null ? {} : { poster: ownUrl(poster) })}
        playsInline
        preload="metadata"
        muted={isMuted}
        onLoadedMetadata={({ currentTarget }) => {
          setDuration(currentTarget.duration);
          if (from > 0) currentTarget.currentTime = from;
        }}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      >
        {captions !== undefined && (
          <track kind="captions" src={ownUrl(captions)} label={say("result.subtitles")} />
        )}
      </video>
      <button
        type="button"
        className="screen"
        aria-label={say(isPlaying ? "result.pause" : "result.play")}
        onClick={toggle}
      >
        {!isPlaying && <Icon name="play" />}
      </button>
      <div className="player-bar">
        <Time seconds={time} total={duration} />
        <input
          type="range"
          min={0}
          max={duration}
          step={STEP_SECONDS}
          value={Math.min(time, duration)}
          aria-label={say("result.seek")}
          onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
        {captions !== undefined && <CaptionsButton video={video} />}
        <button
          type="button"
          aria-label={say("result.mute")}
          aria-pressed={isMuted}
          onClick={() => setIsMuted(!isMuted)}
        >
          <Icon name={isMuted ? "muted" : "sound"} />
        </button>
      </div>
    </div>
  );
}

function Time({ seconds, total }: { seconds: number; total: number }) {
  const translator = useTranslator();
  return (
    <span className="number">
      {clock(Math.floor(seconds), translator)} / {clock(Math.floor(total), translator)}
    </span>
  );
}

function CaptionsButton({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const { say } = useTranslator();
  const [isShown, setIsShown] = useState(false);
  const toggle = () => {
    const track = video.current?.textTracks[0];
    if (track !== undefined) {
      track.oncuechange = () => raise(track);
      track.mode = isShown ? "disabled" : "showing";
    }
    setIsShown(!isShown);
  };
  return (
    <button
      type="button"
      aria-label={say("result.subtitles")}
      aria-pressed={isShown}
      onClick={toggle}
    >
      <Icon name="captions" />
    </button>
  );
}

/** Puts captions where nothing is laid over them. */
function raise({ activeCues }: TextTrack): void {
  for (const cue of Array.from(activeCues ?? [])) {
    if (!(cue instanceof VTTCue)) continue;
    cue.snapToLines = false;
    cue.line = CAPTIONS_AT;
  }
}

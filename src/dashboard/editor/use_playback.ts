import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { LiveMoment } from "../../posts/live.ts";
import type { ReelProps } from "../../posts/props.ts";
import type { LivePicture } from "./live_frame.tsx";

/** A reel that is played as it would be drawn. */
export interface PlayedReel {
  props: ReelProps;
  /** The ids of its scenes. */
  ids: readonly string[];
}

/** What plays a reel live. */
export interface Playback {
  /** What is shown in place of a scene at rest; null while nothing is played. */
  picture: LivePicture | null;
  isPlaying: boolean;
  /** Length of the reel, in frames. */
  frames: number;
  /** The frame that is shown, which changes too often for the whole page to follow. */
  head: Head;
  /** Plays from a scene, or from where it was paused; pauses while it plays. */
  toggle(fromId: string): void;
  /** Goes back to a scene at rest. */
  stop(): void;
  /** Takes the frame that is shown now. */
  tell(frame: number): void;
}

/** Plays a reel from scene to scene. What is played before an edit is not what comes after it. */
export function usePlayback(reel: PlayedReel | null, onScene: (id: string) => void): Playback {
  const [moment, setMoment] = useState<LiveMoment | null>(null);
  const [head] = useState(createHead);
  const scene = useRef("");
  const scenes = reel?.props.scenes ?? [];
  const end = scenes.at(-1);
  const frames = end === undefined ? 0 : end.startFrame + end.durationInFrames;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reel is at rest
  useEffect(() => setMoment(null), [reel]);

  const picture = useMemo(
    () =>
      reel === null || moment === null
        ? null
        : { props: reel.props, shown: [0], scale: 1, gap: 0, moment },
    [reel, moment],
  );
  const isPlaying = moment?.plays === true;
  const playFrom = (frame: number) => {
    head.set(frame);
    setMoment({ frame, plays: true });
  };
  return {
    picture,
    isPlaying,
    frames,
    head,
    toggle: (fromId) => {
      if (isPlaying) setMoment({ frame: head.get(), plays: false });
      else if (moment !== null) playFrom(moment.frame);
      else {
        scene.current = fromId;
        playFrom(scenes[reel?.ids.indexOf(fromId) ?? 0]?.startFrame ?? 0);
      }
    },
    stop: () => setMoment(null),
    tell: (frame) => {
      if (!isPlaying) return;
      head.set(frame);
      const index = scenes.findLastIndex(({ startFrame }) => startFrame <= frame);
      const id = reel?.ids[index];
      if (id !== undefined && id !== scene.current) {
        scene.current = id;
        onScene(id);
      }
      if (frame >= frames - 1) setMoment(null);
    },
  };
}

/** The frame of a reel that is shown, for those parts of a page that follow it. */
export interface Head {
  get(): number;
  set(frame: number): void;
  subscribe(onChange: () => void): () => void;
}

function createHead(): Head {
  let shown = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(frame) {
      shown = frame;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The frame that is shown now. */
export function useHead({ subscribe, get }: Head): number {
  return useSyncExternalStore(subscribe, get);
}

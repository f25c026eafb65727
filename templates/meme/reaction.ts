import { type LayerMotion, useScene } from "postloom/kit";

/** Of a post that is no joke, nobody waits longer for something to happen, in frames. */
const LATEST = 75;
/** In the opening, it happens before anybody has gone on. */
const LATEST_IN_OPENING = 34;
/** What has happened is seen for so long at least, in frames. */
const LEAST_SEEN = 24;

/**
 * The frame at which something happens in a scene: with the last word that is said, which is where a
 * joke's point is.
 */
export function usePunch(isJoke: boolean): number {
  const { frame, speech, durationInFrames, opening } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
  const last = speech.words.at(-1)?.startFrame ?? durationInFrames / 3;
  const latest = opening ? LATEST_IN_OPENING : isJoke ? durationInFrames : LATEST;
  return Math.max(0, Math.min(last, latest, durationInFrames - LEAST_SEEN));
}

/** Poses after each other, each for a tenth of a second: up, and back onto its feet. */
const JUMP: readonly LayerMotion[] = [
  { y: 10, scale: 0.95 },
  { y: -46, scale: 1.08, rotate: -4 },
  { y: -30, scale: 1.06, rotate: 4 },
  { y: 8, scale: 0.97, rotate: -2 },
  { y: -12, scale: 1.02, rotate: 1.5 },
];
/** A smaller one, now and then. */
const HOP: readonly LayerMotion[] = [{ y: 5, scale: 0.98 }, { y: -18, rotate: 2 }, { y: 3 }];
const POSE = 3;
/** Frames from one hop to the next, and how it sways meanwhile. */
const BETWEEN_HOPS = 66;
const SWAY = { degrees: 1.4, period: 84 } as const;

/** How somebody moves who jumps when it happens, and otherwise waits, as everybody waits: not quite still. */
export function useReaction(punch: number): LayerMotion {
  const { frame } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return {};
  const pose = (poses: readonly LayerMotion[], elapsed: number) =>
    elapsed < 0 ? undefined : poses[Math.floor(elapsed / POSE)];
  const sinceHop = (((frame - punch) % BETWEEN_HOPS) + BETWEEN_HOPS) % BETWEEN_HOPS;
  const sway = { rotate: SWAY.degrees * Math.sin((2 * Math.PI * frame) / SWAY.period) };
  return pose(JUMP, frame - punch) ?? pose(HOP, frame < 0 ? -1 : sinceHop) ?? sway;
}

/** How near the eye goes: slowly until it happens, then at once, and on. */
const NEAR = { before: 1.05, after: 1.16, end: 1.24 } as const;
const SNAP = 5;

/** The camera in front of a scene. Where nothing happens, as `punch` is null, it only goes nearer. */
export function useZoom(punch: number | null): LayerMotion {
  const { frame, durationInFrames } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return {};
  if (punch === null) return { scale: 1 + (NEAR.after - 1) * share(frame, 0, durationInFrames) };
  const before = share(frame, 0, punch);
  const snap = share(frame, punch, SNAP);
  const after = share(frame, punch + SNAP, durationInFrames - punch - SNAP);
  const scale =
    1 +
    (NEAR.before - 1) * before +
    (NEAR.after - NEAR.before) * snap +
    (NEAR.end - NEAR.after) * after;
  return { scale };
}

function share(frame: number, start: number, length: number): number {
  return Math.max(0, Math.min(1, (frame - start) / Math.max(1, length)));
}

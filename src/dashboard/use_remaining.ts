import { useEffect, useRef, useState } from "react";
import { type Moment, remainingMs } from "./remaining.ts";

const TICK_MS = 1_000;

/** How much longer something takes by how it has gone so far, in milliseconds; null while nobody can say. */
export function useRemaining(progress: number): number | null {
  const moments = useRef<Moment[]>([]);
  const [remaining, setRemaining] = useState<number | null>(null);
  useEffect(() => {
    if (moments.current.at(-1)?.progress !== progress)
      moments.current.push({ atMs: performance.now(), progress });
    const look = () => setRemaining(remainingMs(moments.current, performance.now()));
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [progress]);
  return remaining;
}

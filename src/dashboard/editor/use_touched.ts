import { useEffect, useState } from "react";

const GESTURES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** What is loaded to edit one post is there for the next. */
let wasTouched = false;

/**
 * Whether somebody has begun to use the page, or `isNeeded` says that it is time anyway: who only looks at a
 * post loads nothing to edit it with.
 */
export function useTouched(isNeeded: boolean): boolean {
  const [isTouched, setIsTouched] = useState(wasTouched);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const note = () => {
      stop.abort();
      wasTouched = true;
      setIsTouched(true);
    };
    for (const gesture of GESTURES) addEventListener(gesture, note, { signal, passive: true });
    return () => stop.abort();
  }, []);
  return isTouched || isNeeded;
}

import { useEffect, useState } from "react";

/** A browser that does not say when it has nothing to do, as Safari, is given so long. */
const PAUSE_MS = 200;
/** A picture that does not come must not keep anybody from editing. */
const PATIENCE_MS = 4_000;
const GESTURES = ["pointerdown", "pointermove", "keydown"] as const;

/**
 * Whether the page has shown what it was opened for, pictures included, and has nothing else to do; or
 * somebody has begun to use it. Until then nothing should be loaded that is needed only afterwards.
 */
export function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const go = () => {
      stop.abort();
      setIsQuiet(true);
    };
    for (const gesture of GESTURES) addEventListener(gesture, go, { signal, passive: true });
    const patience = setTimeout(go, PATIENCE_MS);
    void picturesShown(signal).then(() => {
      if (!signal.aborted) onceIdle(go);
    });
    return () => {
      clearTimeout(patience);
      stop.abort();
    };
  }, []);
  return isQuiet;
}

/** Resolves when the pictures that are in the page by now have come, or cannot come. */
async function picturesShown(signal: AbortSignal): Promise<void> {
  await Promise.all(
    [...document.images].map(async (image) => {
      if (image.complete || image.loading === "lazy") return;
      await new Promise<void>((resolve) => {
        for (const end of ["load", "error"]) {
          image.addEventListener(end, () => resolve(), { once: true, signal });
        }
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    }),
  );
}

function onceIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PAUSE_MS);
}

import { useEffect, useState } from "react";
import type { PreviewResponse } from "../../server/creation/preview_controller.ts";
import { ApiError } from "../api.ts";
import { useSession } from "../session.tsx";

/** Whoever pauses for so long has typed something to look at. */
const PAUSE_MS = 350;
/** How long a service is left alone that cannot answer just now; longer each time. */
const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

/** What the service makes of a text for now; null until it has said so, or if there is no text. */
export type Told = Pick<PreviewResponse, "data" | "reason">;

/**
 * Asks the service what a post would be drawn from, after each pause in typing. While it cannot say so,
 * what it said last stays: nobody is to be troubled by that.
 *
 * @param asked The body of the request as JSON; null if there is nothing to ask.
 */
export function useSketch(asked: string | null): Told | null {
  const { api } = useSession();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (asked === null) return setTold(null);
    const abort = new AbortController();
    let retryMs = RETRY_MS;
    let timer = setTimeout(ask, PAUSE_MS);

    async function ask(): Promise<void> {
      try {
        const { data, reason } = await api.previewText(JSON.parse(asked ?? "{}"), abort.signal);
        setTold({ data, reason });
      } catch (error) {
        if (abort.signal.aborted || !(error instanceof ApiError)) return;
        // The form says itself what is wrong with its fields.
        if (error.status === 400) return setTold(null);
        timer = setTimeout(ask, retryMs);
        retryMs = Math.min(MAX_RETRY_MS, retryMs * 2);
      }
    }

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, asked]);
  return told;
}

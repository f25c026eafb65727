import { useCallback, useState } from "react";

/** Something that is asked of the server and may fail. */
export interface Attempt {
  /** Why the last one failed; null while nothing is wrong. */
  error: Error | null;
  isBusy: boolean;
  /** Does it, and gives whether that worked. */
  attempt: (action: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets what was wrong. */
  clear: () => void;
}

/** Keeps what goes wrong with what is asked of the server, for the reader. */
export function useAttempt(): Attempt {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useCallback(async (action: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      return false;
    } finally {
      setIsBusy(false);
    }
  }, []);
  const clear = useCallback(() => setError(null), []);
  return { error, isBusy, attempt, clear };
}

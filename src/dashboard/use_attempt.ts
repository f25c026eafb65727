import { useCallback, useState } from "react";

/** State of an action that may fail. */
export interface Attempt {
  /** Error of the last action; null if it succeeded. */
  error: Error | null;
  isBusy: boolean;
  /** Runs an action, and returns whether it succeeded. */
  attempt: (action: () => Promise<unknown>) => Promise<boolean>;
  /** Clears the error. */
  clear: () => void;
}

/** Runs actions and keeps their errors to show to the user. */
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

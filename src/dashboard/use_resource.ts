import { useCallback, useEffect, useRef, useState } from "react";

/** Something that is loaded: at first nothing, then data, an error, or older data and an error. */
export interface Resource<Data> {
  data: Data | undefined;
  error: Error | undefined;
  /** Loads once more; what is there stays until then. */
  reload: () => void;
}

/**
 * Loads something when a page opens, and again whenever `key` changes, the connection comes back,
 * or the page is looked at again after a while.
 */
export function useResource<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
): Resource<Data> {
  const [state, setState] = useState<{ key: string; data?: Data; error?: Error }>({ key });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const latest = useRef(load);
  latest.current = load;

  useEffect(() => {
    const abort = new AbortController();
    latest.current(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ key, data });
      },
      (error: Error) => {
        if (abort.signal.aborted) return;
        setState((old) => (old.key === key ? { ...old, error } : { key, error }));
      },
    );
    return () => abort.abort();
  }, [key, round]);

  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === "visible") reload();
    };
    addEventListener("online", reload);
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      removeEventListener("online", reload);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, [reload]);

  const current = state.key === key ? state : { key };
  return { data: current.data, error: current.error, reload };
}

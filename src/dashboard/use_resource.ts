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
  const latest = useRef(load);
  latest.current = load;
  const again = useRef(() => {});
  const reload = useCallback(() => again.current(), []);

  useEffect(() => {
    let abort = new AbortController();
    const loadNow = () => {
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      latest.current(signal).then(
        (data) => {
          if (!signal.aborted) setState({ key, data });
        },
        (error: Error) => {
          if (signal.aborted) return;
          setState((old) => (old.key === key ? { ...old, error } : { key, error }));
        },
      );
    };
    const whenVisible = () => {
      if (document.visibilityState === "visible") loadNow();
    };
    again.current = loadNow;
    loadNow();
    addEventListener("online", loadNow);
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      again.current = () => {};
      abort.abort();
      removeEventListener("online", loadNow);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, [key]);

  const current = state.key === key ? state : { key };
  return { data: current.data, error: current.error, reload };
}

import { useCallback, useEffect, useRef, useState } from "react";

/** A loaded resource. Both fields are undefined at first; after a failed reload, both are set. */
export interface Resource<Data> {
  data: Data | undefined;
  error: Error | undefined;
  /** Reloads, and keeps the current data until then. */
  reload: () => void;
}

/**
 * Loads a resource on mount, and again when `key` changes, the browser comes back online or the page
 * becomes visible.
 */
export function useResource<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
): Resource<Data> {
  const [state, setState] = useState<{ key: string; data?: Data; error?: Error }>({ key });
  const loadRef = useRef(load);
  loadRef.current = load;
  const loadNowRef = useRef(() => {});
  const reload = useCallback(() => loadNowRef.current(), []);

  useEffect(() => {
    let abort = new AbortController();
    const loadNow = () => {
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      loadRef.current(signal).then(
        (data) => {
          if (!signal.aborted) setState({ key, data });
        },
        (error: Error) => {
          if (signal.aborted) return;
          setState((old) => (old.key === key ? { ...old, error } : { key, error }));
        },
      );
    };
    const loadWhenVisible = () => {
      if (document.visibilityState === "visible") loadNow();
    };
    loadNowRef.current = loadNow;
    loadNow();
    addEventListener("online", loadNow);
    document.addEventListener("visibilitychange", loadWhenVisible);
    return () => {
      loadNowRef.current = () => {};
      abort.abort();
      removeEventListener("online", loadNow);
      document.removeEventListener("visibilitychange", loadWhenVisible);
    };
  }, [key]);

  const current = state.key === key ? state : { key };
  return { data: current.data, error: current.error, reload };
}

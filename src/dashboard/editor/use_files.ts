import { useEffect, useRef, useState } from "react";
import { ApiError } from "../api.ts";
import { type DraftFiles, type Drawable, filesOf } from "./live_props.ts";

/** Loads a file by its name, as a data URL. */
export type LoadFile = (name: string) => Promise<string>;

/**
 * The files that a post is drawn with, as they are loaded one by one. What is loaded stays, until `load`
 * is another function.
 */
export function useFiles(preview: Drawable | null, load: LoadFile): DraftFiles {
  const [loaded, setLoaded] = useState<{ load: LoadFile; files: DraftFiles }>({ load, files: {} });
  const asked = useRef({ load, names: new Set<string>() });
  useEffect(() => {
    if (asked.current.load !== load) asked.current = { load, names: new Set() };
    const { names } = asked.current;
    for (const name of preview === null ? [] : filesOf(preview)) {
      if (names.has(name)) continue;
      names.add(name);
      load(name).then(
        (url) =>
          setLoaded((known) => ({
            load,
            files: { ...(known.load === load && known.files), [name]: url },
          })),
        (error: Error) => {
          // One that is gone is not drawn either. Others are asked for again with the next change.
          if (!(error instanceof ApiError && error.status === 404)) names.delete(name);
        },
      );
    }
  }, [preview, load]);
  return loaded.load === load ? loaded.files : NO_FILES;
}

const NO_FILES: DraftFiles = {};

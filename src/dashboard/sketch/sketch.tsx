import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import type { UploadedPicture } from "../api.ts";
import { LiveFrame } from "../editor/live_frame.tsx";
import { sketchPropsOf } from "../editor/live_props.ts";
import { useFiles } from "../editor/use_files.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { pictureUrlOf } from "./picture_url.ts";
import type { Told } from "./use_sketch.ts";

/**
 * The first slide of the post that is being written, drawn with the looks themselves. Until it is drawn,
 * and if it cannot be, what stands in for it is seen.
 */
export function Sketch({
  told,
  pictures,
  isBegun,
  isDrawn,
  onDrawn,
  children,
}: {
  told: Told | null;
  /** Whether there is a text, or will be in a moment. */
  isBegun: boolean;
  pictures: readonly UploadedPicture[];
  isDrawn: boolean;
  onDrawn: (isDrawn: boolean) => void;
  children: ReactNode;
}) {
  const { say } = useTranslator();
  const preview = told?.data ?? null;
  const files = useFiles(preview, useLoadFile(pictures));
  const picture = useMemo(
    () => preview && { props: sketchPropsOf(preview, files), shown: [0], scale: SCALE, gap: 0 },
    [preview, files],
  );
  useEffect(() => {
    if (picture === null) onDrawn(false);
  }, [picture, onDrawn]);
  return (
    <div className="sketch">
      {!isDrawn && children}
      {isBegun && (
        <LiveFrame
          picture={picture}
          label={say("create.preview")}
          onDrawn={() => onDrawn(true)}
          onFailed={() => onDrawn(false)}
        />
      )}
    </div>
  );
}

/** Laid out as large as the picture is: a browser that makes it smaller twice leaves seams in it. */
const SCALE = 1;

/** Loads a file of a sketch: one's own picture as it was chosen, or one of the brand. */
function useLoadFile(pictures: readonly UploadedPicture[]): (name: string) => Promise<string> {
  const { api } = useSession();
  const chosen = useRef(pictures);
  chosen.current = pictures;
  return useCallback(
    async (name) => {
      const picture = chosen.current.find(({ id }) => id === name);
      return picture === undefined ? await api.brandFile(name) : await pictureUrlOf(picture.file);
    },
    [api],
  );
}

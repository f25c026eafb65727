import { type ReactNode, useState } from "react";
import type { ReelProps, StillsProps } from "../../posts/props.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import type { LoadedDraft } from "../draft_api.ts";
import { ownUrl } from "../media.ts";
import { Dialog } from "../parts/dialog.tsx";
import { LoadError, Skeleton } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { useResource } from "../use_resource.ts";
import { LiveFrame } from "./live_frame.tsx";
import type { Editor } from "./use_editor.ts";

/** A post as it was drawn, of which slides are compared. */
interface DrawnPost {
  content: ContentData;
  order: readonly string[];
}

/**
 * Shows a slide as it was and as it is, side by side: as it is now beside what was drawn, or, if nothing
 * is changed, beside the revision before.
 */
export function Compare({
  job,
  content,
  editor,
  props,
  index: opened,
  onClose,
}: {
  job: JobData;
  content: ContentData;
  editor: Editor;
  props: StillsProps | ReelProps | null;
  index: number;
  onClose: () => void;
}) {
  const { draft, base, isChanged } = editor;
  const [index, setIndex] = useState(opened);
  const id = draft.order[index] ?? "";
  const drawn: DrawnPost = { content, order: base.draft.order };
  const before = isChanged || job.revisionOf === null ? null : job.revisionOf;
  return (
    <Dialog
      title={isChanged ? "Drawn, and as it is now" : "The revision before, and this one"}
      onClose={onClose}
    >
      <div className="compare">
        {before !== null && <Before jobId={before} slideId={id} />}
        {before === null && isChanged && (
          <Side label="As it was drawn">
            <DrawnSlide post={drawn} slideId={id} />
          </Side>
        )}
        {before === null && !isChanged && (
          <p className="hint">Nothing is changed yet, and this is the first revision.</p>
        )}
        <Side label="Now">
          {isChanged && props !== null ? (
            <LiveFrame picture={{ props, shown: [index], scale: 1, gap: 0 }} label="Now" />
          ) : (
            <DrawnSlide post={drawn} slideId={id} />
          )}
        </Side>
      </div>
      <div className="row end">
        <button
          type="button"
          className="button"
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          Previous
        </button>
        <button
          type="button"
          className="button"
          disabled={index >= draft.order.length - 1}
          onClick={() => setIndex(index + 1)}
        >
          Next
        </button>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

function Before({ jobId, slideId }: { jobId: string; slideId: string }) {
  const { api } = useSession();
  const { data, error, reload } = useResource(`before:${jobId}`, async (signal) => {
    const [{ contentId }, { draft }]: [JobData, LoadedDraft] = await Promise.all([
      api.job(jobId, signal),
      api.draft(jobId, signal),
    ]);
    const content = await api.content(contentId ?? "", signal);
    return { content, order: draft.order };
  });
  return (
    <Side label="Before">
      {data !== undefined && <DrawnSlide post={data} slideId={slideId} />}
      {data === undefined && error === undefined && <Skeleton rows={1} tall />}
      {data === undefined && error !== undefined && <LoadError error={error} onRetry={reload} />}
    </Side>
  );
}

/** The picture of a slide; of a reel, which has none of each, its cover. */
function DrawnSlide({ post, slideId }: { post: DrawnPost; slideId: string }) {
  const { images, metadata, videos } = post.content;
  const index = post.order.indexOf(slideId);
  const url = images[index]?.url ?? (videos.length > 0 ? metadata.coverUrl : undefined);
  if (index === -1 || url === undefined) return <p className="hint">There was no such slide.</p>;
  return <img src={ownUrl(url)} alt={metadata.altTexts?.[index] ?? ""} />;
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="hint">{label}</figcaption>
      {children}
    </figure>
  );
}

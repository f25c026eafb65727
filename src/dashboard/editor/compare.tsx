import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Draft } from "../../posts/draft.ts";
import type { ReelProps, StillsProps } from "../../posts/props.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import type { LoadedDraft } from "../draft_api.ts";
import { ownUrl } from "../media.ts";
import { Dialog } from "../parts/dialog.tsx";
import { LoadError, Skeleton } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";
import { LiveFrame } from "./live_frame.tsx";
import { livePropsOf } from "./live_props.ts";
import type { Editor } from "./use_editor.ts";
import { useFiles } from "./use_files.ts";

/** A post as it was drawn, of which slides are compared. */
interface DrawnPost {
  jobId: string;
  content: ContentData;
  draft: Draft;
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
  const { say } = useTranslator();
  const { draft, base, isChanged } = editor;
  const [index, setIndex] = useState(opened);
  const id = draft.order[index] ?? "";
  const picture = useMemo(
    () => (props === null ? null : { props, shown: [index], scale: 1, gap: 0 }),
    [props, index],
  );
  const drawn: DrawnPost = { jobId: job.id, content, draft: base.draft };
  const before = isChanged || job.revisionOf === null ? null : job.revisionOf;
  return (
    <Dialog title={say(isChanged ? "compare.changed" : "compare.revisions")} onClose={onClose}>
      <div className="compare">
        {before !== null && <Before jobId={before} slideId={id} />}
        {before === null && (
          <Side label={say("compare.drawn")}>
            <DrawnSlide post={drawn} slideId={id} />
          </Side>
        )}
        <Side label={say("compare.now")}>
          {isChanged && picture !== null ? (
            <LiveFrame picture={picture} label={say("compare.now")} />
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
          {say("action.previous")}
        </button>
        <button
          type="button"
          className="button"
          disabled={index >= draft.order.length - 1}
          onClick={() => setIndex(index + 1)}
        >
          {say("action.next")}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {say("action.close")}
        </button>
      </div>
    </Dialog>
  );
}

function Before({ jobId, slideId }: { jobId: string; slideId: string }) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { data, error, reload } = useResource(`before:${jobId}`, async (signal) => {
    const [{ contentId }, { draft }]: [JobData, LoadedDraft] = await Promise.all([
      api.job(jobId, signal),
      api.draft(jobId, signal),
    ]);
    const content = await api.content(contentId ?? "", signal);
    return { jobId, content, draft };
  });
  return (
    <Side label={say("compare.before")}>
      {data !== undefined && <DrawnSlide post={data} slideId={slideId} />}
      {data === undefined && error === undefined && <Skeleton rows={1} tall />}
      {data === undefined && error !== undefined && <LoadError error={error} onRetry={reload} />}
    </Side>
  );
}

/** The picture of a slide; a scene of a reel has none, and is drawn as it was. */
function DrawnSlide({ post, slideId }: { post: DrawnPost; slideId: string }) {
  const { say } = useTranslator();
  const { images, metadata, videos } = post.content;
  const index = post.draft.order.indexOf(slideId);
  if (index === -1) return <p className="hint">{say("compare.noSlide")}</p>;
  if (videos.length > 0) return <DrawnScene post={post} index={index} />;
  const url = images[index]?.url;
  if (url === undefined) return <p className="hint">{say("compare.noPicture")}</p>;
  return <img src={ownUrl(url)} alt={metadata.altTexts?.[index] ?? ""} />;
}

function DrawnScene({ post: { jobId, draft }, index }: { post: DrawnPost; index: number }) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { data = null } = useResource(`preview:${jobId}`, (signal) =>
    api.previewDraft(jobId, {}, signal),
  );
  const files = useFiles(
    data,
    useCallback((name) => api.draftFile(jobId, name), [api, jobId]),
  );
  const picture = useMemo(
    () =>
      data === null
        ? null
        : { props: livePropsOf(draft, data, files), shown: [index], scale: 1, gap: 0 },
    [draft, data, files, index],
  );
  return picture === null ? null : <LiveFrame picture={picture} label={say("compare.before")} />;
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="hint">{label}</figcaption>
      {children}
    </figure>
  );
}

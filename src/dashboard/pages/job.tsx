import { useState } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { ApiError } from "../api.ts";
import { PostEditor } from "../editor/editor.tsx";
import { fillsScreen, findFormat, titleOfFormat } from "../formats.ts";
import { ageOf, labelOf } from "../labels.ts";
import { Carousel } from "../parts/carousel.tsx";
import { Icon } from "../parts/icon.tsx";
import { JobActions, nameOf } from "../parts/job_actions.tsx";
import { Phone } from "../parts/phone.tsx";
import { Player } from "../parts/player.tsx";
import { Preview } from "../parts/preview.tsx";
import { Bar, Stages, Status } from "../parts/progress.tsx";
import { Result } from "../parts/result.tsx";
import { PageHead } from "../parts/shell.tsx";
import { LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { Link, navigate } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useJob } from "../use_job.ts";
import { useResource } from "../use_resource.ts";

/** A job: its progress, then the post as it will look on the platform. */
export function JobPage({ id }: { id: string }) {
  const { data: job, error, reload } = useJob(id);
  return (
    <>
      <title>{`${job === undefined ? "Post" : nameOf(job)} · Postloom`}</title>
      <Link href="/library" className="back">
        <Icon name="back" />
        Library
      </Link>
      {job !== undefined ? (
        <JobView job={job} reload={reload} />
      ) : (
        <>
          <PageHead title="Post" />
          {error === undefined ? (
            <Skeleton rows={2} tall />
          ) : (
            <LoadError error={error} onRetry={reload} />
          )}
        </>
      )}
    </>
  );
}

function JobView({ job, reload }: { job: JobData; reload: () => void }) {
  const { facts } = useSession();
  const [error, setError] = useState<Error | null>(null);
  return (
    <>
      <PageHead
        title={<bdi>{nameOf(job)}</bdi>}
        lead={
          <>
            <Status job={job} /> {titleOfFormat(facts, job.format)} for {labelOf(job.platform)},{" "}
            {ageOf(job.createdAt, Date.now())}
            {job.revisionOf !== null && (
              <>
                {" · "}
                <Link href={`/library/${job.revisionOf}`}>The revision before</Link>
              </>
            )}
          </>
        }
      >
        <JobActions
          job={job}
          onChanged={reload}
          onDeleted={() => navigate("/library")}
          onError={setError}
        />
      </PageHead>
      <Problem error={error} />
      {job.status === "completed" && job.contentId !== null ? (
        <Finished job={job} contentId={job.contentId} />
      ) : (
        <Unfinished job={job} />
      )}
    </>
  );
}

function Finished({ job, contentId }: { job: JobData; contentId: string }) {
  const { api } = useSession();
  const content = useResource(`content:${contentId}`, (signal) => api.content(contentId, signal));
  const draft = useResource(`draft:${job.id}`, (signal) => api.draft(job.id, signal));
  const { data, error, reload } = content;
  // Posts of formats of one's own, and of earlier releases, have none.
  const hasNoDraft = draft.error instanceof ApiError && draft.error.status === 409;
  if (data !== undefined && draft.data !== undefined) {
    return <PostEditor key={draft.data.etag} job={job} content={data} base={draft.data} />;
  }
  if (data !== undefined && hasNoDraft) return <Plain job={job} content={data} />;
  const failed = error ?? draft.error;
  if (failed === undefined) return <Skeleton rows={2} tall />;
  const retry = () => {
    reload();
    draft.reload();
  };
  return <LoadError error={failed} onRetry={retry} />;
}

/** A post that cannot be edited. */
function Plain({ job, content }: { job: JobData; content: ContentData }) {
  const { account, facts } = useSession();
  return (
    <div className="job">
      <div className="stand">
        <Phone
          platform={job.platform}
          isFull={fillsScreen(findFormat(facts, job.format)?.medium, job.platform)}
          handle={account.email.split("@")[0] ?? ""}
          caption={content.caption}
          hashtags={content.hashtags}
        >
          <Media content={content} poster={job.thumbnailUrl} />
        </Phone>
      </div>
      <Result job={job} content={content} />
    </div>
  );
}

function Media({ content, poster }: { content: ContentData; poster: string | null }) {
  const [video] = content.videos;
  if (video !== undefined) return <Player url={video.url} poster={poster} />;
  return <Carousel {...content} />;
}

function Unfinished({ job }: { job: JobData }) {
  const { account, facts } = useSession();
  const format = findFormat(facts, job.format);
  const stages = <Stages job={job} stages={format?.stages ?? []} />;
  if (job.status === "failed") {
    return (
      <section className="details" aria-label="Progress">
        <Failure job={job} />
        {stages}
      </section>
    );
  }
  return (
    <div className="job unfinished">
      <div className="stand weaving">
        <Phone
          platform={job.platform}
          isFull={fillsScreen(findFormat(facts, job.format)?.medium, job.platform)}
          handle={account.email.split("@")[0] ?? ""}
        >
          <Preview url={null} medium={format?.medium} />
        </Phone>
      </div>
      <section className="details" aria-label="Progress">
        <Running job={job} />
        {stages}
      </section>
    </div>
  );
}

function Running({ job }: { job: JobData }) {
  const percent = Math.floor(job.progress);
  const status =
    job.status === "pending" ? "Waiting for a free worker" : labelOf(job.stage ?? "starting");
  return (
    <div className="running">
      <p className="percent number">
        {percent}
        <span>%</span>
      </p>
      <p role="status" className="lead">
        {status}
      </p>
      <Bar percent={percent} label="Progress" />
      <p className="hint">
        You can leave this page: the post will be in the library when it is done.
      </p>
    </div>
  );
}

function Failure({ job }: { job: JobData }) {
  const isCancelled = job.error?.code === "cancelled";
  return (
    <div className="failure">
      <h2>{isCancelled ? "This post was cancelled" : "This post could not be made"}</h2>
      {!isCancelled && <p dir="auto">{job.error?.message ?? job.errorMessage}</p>}
      <p className="hint">
        {job.error?.retryable === false && !isCancelled
          ? "Retrying will not help unless you change the source."
          : "A retry resumes after the last completed stage."}
      </p>
    </div>
  );
}

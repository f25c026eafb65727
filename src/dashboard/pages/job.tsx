import { useState } from "react";
import type { FormatFact } from "../../server/dashboard/facts.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { ApiError } from "../api.ts";
import { PostEditor } from "../editor/editor.tsx";
import { fillsScreen, findFormat, summaryOf } from "../formats.ts";
import { percentOf, roughly } from "../labels.ts";
import { Carousel } from "../parts/carousel.tsx";
import { Icon } from "../parts/icon.tsx";
import { JobActions, nameOf } from "../parts/job_actions.tsx";
import { Phone } from "../parts/phone.tsx";
import { Player } from "../parts/player.tsx";
import { Bar, Stages, Status } from "../parts/progress.tsx";
import { Result } from "../parts/result.tsx";
import { ResultActions } from "../parts/result_actions.tsx";
import { Revisions } from "../parts/revisions.tsx";
import { PageHead } from "../parts/shell.tsx";
import { LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { Link, navigate } from "../router.tsx";
import { useSession } from "../session.tsx";
import { Awaited } from "../sketch/awaited.tsx";
import { Source } from "../sketch/source.tsx";
import { useTranslator } from "../translation.tsx";
import { useHandle } from "../use_handle.ts";
import { useJob } from "../use_job.ts";
import { useRemaining } from "../use_remaining.ts";
import { type Resource, useResource } from "../use_resource.ts";

/** A job: its progress, then the post as it will look on the platform. */
export function JobPage({ id }: { id: string }) {
  const translator = useTranslator();
  const { say } = translator;
  const { data: job, error, reload } = useJob(id);
  return (
    <>
      <title>{`${job === undefined ? say("page.post") : nameOf(job, translator)} · Postloom`}</title>
      <Link href="/library" className="back">
        <Icon name="back" />
        {say("page.library")}
      </Link>
      {job !== undefined ? (
        <JobView job={job} reload={reload} />
      ) : (
        <>
          <PageHead title={say("page.post")} />
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
  const translator = useTranslator();
  const { say } = translator;
  const { api, facts } = useSession();
  const [error, setError] = useState<Error | null>(null);
  const { contentId } = job;
  const content = useResource(`content:${contentId}`, async (signal) =>
    contentId === null ? null : await api.content(contentId, signal),
  );
  return (
    <>
      <PageHead
        title={<bdi>{nameOf(job, translator)}</bdi>}
        lead={
          <>
            <Status job={job} /> {summaryOf(job, facts, translator)}
            {job.revisionOf !== null && (
              <>
                {" · "}
                <Link href={`/library/${job.revisionOf}`}>
                  {say(job.postId === job.id ? "job.variantOf" : "job.revisionBefore")}
                </Link>
              </>
            )}
          </>
        }
      >
        {content.data && <ResultActions job={job} content={content.data} />}
        <JobActions
          job={job}
          deletes="revision"
          onChanged={reload}
          onDeleted={() => navigate("/library")}
          onError={setError}
        />
      </PageHead>
      <Problem error={error} />
      <Revisions job={job} />
      {job.status === "completed" && contentId !== null ? (
        <Finished job={job} content={content} />
      ) : (
        <Unfinished job={job} />
      )}
    </>
  );
}

function Finished({ job, content }: { job: JobData; content: Resource<ContentData | null> }) {
  const { api } = useSession();
  const draft = useResource(`draft:${job.id}`, (signal) => api.draft(job.id, signal));
  const { data, error, reload } = content;
  // Posts of formats of one's own, and of earlier releases, have none.
  const hasNoDraft = draft.error instanceof ApiError && draft.error.status === 409;
  if (data && draft.data !== undefined) {
    const handleMoved = (latest: string) => {
      if (latest === job.id) draft.reload();
      else navigate(`/library/${latest}`);
    };
    return (
      <PostEditor
        key={draft.data.etag}
        job={job}
        content={data}
        base={draft.data}
        onMoved={handleMoved}
      />
    );
  }
  if (data && hasNoDraft) return <Plain job={job} content={data} />;
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
  const { facts } = useSession();
  const handle = useHandle();
  return (
    <div className="job">
      <div className="stand">
        <Phone
          platform={job.platform}
          isFull={fillsScreen(findFormat(facts, job.format)?.medium, job.platform)}
          handle={handle}
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
  if (video !== undefined)
    return <Player url={video.url} poster={poster} captions={content.metadata.captionsVttUrl} />;
  return <Carousel {...content} />;
}

function Unfinished({ job }: { job: JobData }) {
  const { say } = useTranslator();
  const { facts } = useSession();
  const handle = useHandle();
  const format = findFormat(facts, job.format);
  const stages = <Stages job={job} stages={format?.stages ?? []} />;
  if (job.status === "failed") {
    return (
      <section className="details" aria-label={say("job.progress")}>
        <Failure job={job} />
        {job.error?.code !== "cancelled" && stages}
      </section>
    );
  }
  return (
    <div className="job unfinished">
      <div className="stand weaving">
        <Phone
          platform={job.platform}
          isFull={fillsScreen(findFormat(facts, job.format)?.medium, job.platform)}
          handle={handle}
        >
          <Awaited job={job}>
            <Source job={job} medium={format?.medium} />
          </Awaited>
        </Phone>
      </div>
      <section className="details" aria-label={say("job.progress")}>
        <Running job={job} stages={format?.stages ?? []} />
        {stages}
      </section>
    </div>
  );
}

function Running({ job, stages }: { job: JobData; stages: FormatFact["stages"] }) {
  const translator = useTranslator();
  const percent = Math.floor(job.progress);
  const remaining = useRemaining(job.progress);
  const stage = stages.find(({ name }) => name === job.stage);
  const { say, ofAuthor } = translator;
  const status =
    job.status === "pending"
      ? say("job.waiting")
      : stage === undefined
        ? say("job.starting")
        : ofAuthor(stage.title);
  return (
    <div className="running">
      <p className="percent number">{percentOf(percent, translator)}</p>
      <p role="status" className="lead">
        {status}
      </p>
      <Bar percent={percent} label={say("job.progress")} />
      <p className="hint">
        {remaining !== null && say("job.remaining", { time: roughly(remaining, translator) })}
      </p>
      <p className="hint">{say("job.leave")}</p>
    </div>
  );
}

function Failure({ job }: { job: JobData }) {
  const { say } = useTranslator();
  const isCancelled = job.error?.code === "cancelled";
  return (
    <div className="failure">
      <h2>{say(isCancelled ? "job.cancelled" : "job.failed")}</h2>
      {!isCancelled && <p dir="auto">{job.error?.message ?? job.errorMessage}</p>}
      <p className="hint">
        {say(
          isCancelled
            ? "job.retryStartsOver"
            : job.error?.retryable === false
              ? "job.retryUseless"
              : "job.retryResumes",
        )}
      </p>
    </div>
  );
}

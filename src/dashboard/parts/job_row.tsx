import type { JobData } from "../../server/jobs/schemas.ts";
import { findFormat, summaryOf } from "../formats.ts";
import { jobPath } from "../job_path.ts";
import { percentOf } from "../labels.ts";
import { Link } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { JobActions, nameOf } from "./job_actions.tsx";
import { Preview } from "./preview.tsx";
import { Bar, Status } from "./progress.tsx";

/** A post in a list, by its latest revision, with its status and actions. */
export function JobRow({
  job,
  isSelected,
  onSelect,
  ...handlers
}: {
  job: JobData;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChanged: () => void;
  onDeleted: () => void;
  onError: (error: Error | null) => void;
}) {
  const translator = useTranslator();
  const { say } = translator;
  const name = nameOf(job, translator);
  const { facts } = useSession();
  const isRunning = job.status === "processing" || job.status === "pending";
  return (
    <li className="job-row" data-selected={isSelected}>
      <label className="job-pick">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-label={say("job.select", { name })}
        />
      </label>
      <Preview
        url={job.thumbnailUrl === null ? null : `${jobPath(job.id)}/thumbnail`}
        medium={findFormat(facts, job.format)?.medium}
      />
      <div className="job-what">
        <Link href={`/library/${job.id}`}>
          <bdi>{name}</bdi>
        </Link>
        <p className="hint">
          {summaryOf(job, facts, translator)}
          {job.revisions > 1 && ` · ${say("job.revisions", { count: job.revisions })}`}
        </p>
        {job.status === "failed" && job.error?.code !== "cancelled" && (
          <p className="why" dir="auto">
            {job.error?.message ?? job.errorMessage}
          </p>
        )}
      </div>
      <div className="job-state">
        <Status job={job} />
        {isRunning && (
          <>
            <Bar percent={job.progress} label={say("job.progressOf", { name })} />
            <p className="hint number">{percentOf(job.progress, translator)}</p>
          </>
        )}
      </div>
      <div className="row job-do">
        <JobActions job={job} deletes="post" {...handlers} />
      </div>
    </li>
  );
}

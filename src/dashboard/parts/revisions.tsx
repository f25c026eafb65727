import { useEffect, useRef } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import { findFormat } from "../formats.ts";
import { jobPath } from "../job_path.ts";
import { ageOf } from "../labels.ts";
import { Link } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";
import { Preview } from "./preview.tsx";
import { Status } from "./progress.tsx";
import { reveal } from "./reveal.ts";

/** The revisions of a post, the latest first; nothing if there is only one. */
export function Revisions({ job }: { job: JobData }) {
  return job.revisions < 2 ? null : <List job={job} />;
}

function List({ job }: { job: JobData }) {
  const translator = useTranslator();
  const { say } = translator;
  const { api, facts } = useSession();
  const { data } = useResource(`revisions:${job.id}:${job.status}`, (signal) =>
    api.revisions(job.postId, signal),
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (data !== undefined) reveal(list.current, list.current?.querySelector("[aria-current]"));
  }, [data]);
  if (data === undefined) return <div className="revisions" />;
  return (
    <nav className="revisions" aria-label={say("revisions.title")}>
      <ol reversed ref={list}>
        {data.map((revision, index) => (
          <li key={revision.id}>
            <Link
              href={`/library/${revision.id}`}
              {...(revision.id === job.id && { "aria-current": "page" as const })}
            >
              <Preview
                url={revision.thumbnailUrl === null ? null : `${jobPath(revision.id)}/thumbnail`}
                medium={findFormat(facts, revision.format)?.medium}
              />
              <span>
                {say("revisions.number", { number: data.length - index })}
                <span className="hint">{ageOf(revision.createdAt, Date.now(), translator)}</span>
                {revision.status !== "completed" && <Status job={revision} />}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

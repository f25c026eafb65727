import { useEffect, useState } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { JobFilter } from "../api.ts";
import { labelOf } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { JobRow } from "../parts/job_row.tsx";
import { PageHead } from "../parts/shell.tsx";
import { Empty, LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { Link } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useResource } from "../use_resource.ts";

const STATUSES = ["pending", "processing", "completed", "failed"];
const REFRESH_MS = 2_000;

/** The account's jobs, newest first. */
export function LibraryPage() {
  const { facts } = useSession();
  const [filter, setFilter] = useState<JobFilter>({ status: "", format: "" });
  return (
    <>
      <title>Library · Postloom</title>
      <PageHead title="Library" lead="Everything you have made, newest first.">
        <Link className="button primary" href="/create">
          <Icon name="create" />
          New post
        </Link>
      </PageHead>
      <div className="filters">
        <Select
          label="Status"
          value={filter.status}
          values={STATUSES}
          onChange={(status) => setFilter({ ...filter, status })}
        />
        <Select
          label="Format"
          value={filter.format}
          values={facts.formats.map(({ name }) => name)}
          onChange={(format) => setFilter({ ...filter, format })}
        />
      </div>
      <Jobs key={`${filter.status}:${filter.format}`} filter={filter} />
    </>
  );
}

function Select({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}) {
  return (
    <label className="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {values.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Jobs({ filter }: { filter: JobFilter }) {
  const { api } = useSession();
  const newest = useResource("jobs", (signal) => api.jobs(filter, null, signal));
  const [older, setOlder] = useState<{ jobs: JobData[]; cursor: string | null } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const { data, reload } = newest;
  const isRunning = data?.data.some(
    ({ status }) => status === "pending" || status === "processing",
  );

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);

  if (data === undefined) {
    if (newest.error !== undefined) return <LoadError error={newest.error} onRetry={reload} />;
    return <Skeleton rows={5} />;
  }
  const cursor = older === null ? data.nextCursor : older.cursor;
  const loadOlder = async () => {
    setError(null);
    try {
      const page = await api.jobs(filter, cursor);
      setOlder({ jobs: [...(older?.jobs ?? []), ...page.data], cursor: page.nextCursor });
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
  };
  const handleDeleted = (id: string) => {
    if (older !== null) setOlder({ ...older, jobs: older.jobs.filter((job) => job.id !== id) });
    reload();
  };
  const jobs = merge(data.data, older?.jobs ?? []);
  if (jobs.length === 0) return <NoJobs isFiltered={filter.status + filter.format !== ""} />;
  return (
    <>
      <Problem error={error ?? newest.error ?? null} />
      <ul className="jobs">
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            onChanged={reload}
            onDeleted={() => handleDeleted(job.id)}
            onError={setError}
          />
        ))}
      </ul>
      {cursor !== null && (
        <p className="more">
          <button type="button" className="button" onClick={loadOlder}>
            Show older posts
          </button>
        </p>
      )}
    </>
  );
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Empty icon="library" title="Nothing matches">
        <p>None of your posts match this filter. Choose “All” to see them all.</p>
      </Empty>
    );
  }
  return (
    <Empty icon="library" title="No posts yet">
      <p>Your posts will appear here, with their pictures, captions and files.</p>
      <Link className="button primary" href="/create">
        Make your first post
      </Link>
    </Empty>
  );
}

/** Merges pages without duplicates: new jobs push others from the first page to the second. */
function merge(newest: readonly JobData[], older: readonly JobData[]): JobData[] {
  const ids = new Set(newest.map(({ id }) => id));
  return [...newest, ...older.filter(({ id }) => !ids.has(id))];
}

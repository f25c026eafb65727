import { useEffect, useRef, useState } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { JobFilter } from "../api.ts";
import { statusLabel } from "../labels.ts";
import { Segments } from "../parts/choice.tsx";
import { Icon } from "../parts/icon.tsx";
import { JobRow } from "../parts/job_row.tsx";
import { SelectedJobs } from "../parts/selected_jobs.tsx";
import { PageHead } from "../parts/shell.tsx";
import { Empty, LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { Link, navigate, useLocation } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";

const STATUSES = ["pending", "processing", "completed", "failed"] as const;
const REFRESH_MS = 2_000;

/** Searches once nobody has typed for so long. */
const TYPING_MS = 300;

/** The account's posts by their latest revisions, newest first. What of them is shown stands in the address. */
export function LibraryPage() {
  const translator = useTranslator();
  const { say } = translator;
  const { facts } = useSession();
  const { searchParams } = useLocation();
  const filter: JobFilter = {
    status: searchParams.get("status") ?? "",
    format: searchParams.get("format") ?? "",
    search: searchParams.get("search") ?? "",
  };
  const view = searchParams.get("view") === "grid" ? "grid" : "list";
  const change = (name: string, value: string) => {
    const query = new URLSearchParams(location.search);
    if (value === "") query.delete(name);
    else query.set(name, value);
    navigate(query.size === 0 ? "/library" : `/library?${query}`, { replace: true });
  };
  return (
    <>
      <title>{`${say("page.library")} · Postloom`}</title>
      <PageHead title={say("page.library")} lead={say("library.lead")}>
        <Link className="button primary" href="/create">
          <Icon name="create" />
          {say("create.title")}
        </Link>
      </PageHead>
      <div className="filters">
        <Search value={filter.search} onChange={(search) => change("search", search)} />
        <Select
          label={say("library.status")}
          value={filter.status}
          options={STATUSES.map((value) => ({ value, label: statusLabel(value, translator) }))}
          onChange={(status) => change("status", status)}
        />
        <Select
          label={say("library.format")}
          value={filter.format}
          options={facts.formats.map(({ name, title }) => ({
            value: name,
            label: translator.ofAuthor(title),
          }))}
          onChange={(format) => change("format", format)}
        />
        <Segments
          legend={say("library.view")}
          hidesLegend
          options={[
            { value: "list", label: say("library.list") },
            { value: "grid", label: say("library.grid") },
          ]}
          value={view}
          onChange={(chosen) => change("view", chosen === "grid" ? chosen : "")}
        />
      </div>
      <Jobs key={Object.values(filter).join("\n")} filter={filter} view={view} />
    </>
  );
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { say } = useTranslator();
  const [typed, setTyped] = useState(value);
  const search = useRef(onChange);
  search.current = onChange;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address may change by something else, such as the browser's way back: nothing typed before counts then.
  useEffect(() => setTyped((current) => (current.trim() === value ? current : value)), [value]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    const before = searchedFor();
    waiting.current = setTimeout(() => {
      if (searchedFor() === before) search.current(text.trim());
    }, TYPING_MS);
  };
  return (
    <input
      type="search"
      className="input"
      aria-label={say("library.search")}
      placeholder={say("library.search")}
      maxLength={100}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** What the address searches for. */
function searchedFor(): string {
  return new URLSearchParams(location.search).get("search") ?? "";
}

function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const { say } = useTranslator();
  return (
    <label className="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{say("library.all")}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Jobs({ filter, view }: { filter: JobFilter; view: "list" | "grid" }) {
  const { say } = useTranslator();
  const { api } = useSession();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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
  const select = (id: string, isSelected: boolean) => {
    const others = [...selected].filter((one) => one !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };
  const chosen = jobs.filter(({ id }) => selected.has(id));
  if (jobs.length === 0) return <NoJobs isFiltered={Object.values(filter).join("") !== ""} />;
  return (
    <>
      <Problem error={error ?? newest.error ?? null} />
      {chosen.length > 0 && (
        <SelectedJobs
          jobs={chosen}
          onAll={() => setSelected(new Set(jobs.map(({ id }) => id)))}
          onNone={() => setSelected(new Set())}
          onDeleted={handleDeleted}
          onError={setError}
        />
      )}
      <ul className="jobs" data-view={view}>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            isSelected={selected.has(job.id)}
            onSelect={(isSelected) => select(job.id, isSelected)}
            onChanged={reload}
            onDeleted={() => handleDeleted(job.id)}
            onError={setError}
          />
        ))}
      </ul>
      {cursor !== null && (
        <p className="more">
          <button type="button" className="button" onClick={loadOlder}>
            {say("library.older")}
          </button>
        </p>
      )}
    </>
  );
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  const { say } = useTranslator();
  if (isFiltered) {
    return (
      <Empty icon="library" title={say("library.noMatch")}>
        <p>{say("library.noMatchText")}</p>
        <Link className="button" href="/library">
          {say("library.showAll")}
        </Link>
      </Empty>
    );
  }
  return (
    <Empty icon="library" title={say("library.none")}>
      <p>{say("library.noneText")}</p>
      <Link className="button primary" href="/create">
        {say("confirm.first")}
      </Link>
    </Empty>
  );
}

/** Merges pages without duplicates: new posts push others from the first page to the second. */
function merge(newest: readonly JobData[], older: readonly JobData[]): JobData[] {
  const ids = new Set(newest.map(({ postId }) => postId));
  return [...newest, ...older.filter(({ postId }) => !ids.has(postId))];
}

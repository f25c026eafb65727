import { useEffect, useState } from "react";
import type { JobData } from "../server/jobs/schemas.ts";
import { jobPath } from "./job_path.ts";
import { useSession } from "./session.tsx";
import { type Resource, useResource } from "./use_resource.ts";

const POLL_MS = 2_000;

/** A job's progress, as reported by its events. */
type Progress = Pick<JobData, "status" | "progress" | "stage">;

/** Loads a job and keeps it up to date, by server-sent events or, if those fail, by polling. */
export function useJob(id: string): Resource<JobData> {
  const { api } = useSession();
  const job = useResource(`job:${id}`, (signal) => api.job(id, signal));
  const [progress, setProgress] = useState<(Progress & { id: string }) | null>(null);
  const { data, reload } = job;
  const isRunning = data?.status === "pending" || data?.status === "processing";

  useEffect(() => {
    if (!isRunning) return;
    const events = new EventSource(`${jobPath(id)}/events`);
    let isLive = false;
    const finish = () => {
      events.close();
      reload();
    };
    events.addEventListener("progress", ({ data }) => {
      isLive = true;
      setProgress({ ...JSON.parse(data), id });
    });
    events.addEventListener("completed", finish);
    events.addEventListener("failed", finish);
    events.addEventListener("error", () => {
      isLive = false;
    });
    const timer = setInterval(() => {
      if (!isLive) reload();
    }, POLL_MS);
    return () => {
      events.close();
      clearInterval(timer);
    };
  }, [id, isRunning, reload]);

  if (data === undefined || !isRunning || progress?.id !== id) return job;
  // An event may be older than the last poll.
  if (progress.progress < data.progress) return job;
  return { ...job, data: { ...data, ...progress, id } };
}

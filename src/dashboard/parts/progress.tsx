import type { FormatFact } from "../../server/dashboard/facts.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import { statusLabel } from "../labels.ts";
import { useTranslator } from "../translation.tsx";
import { Icon } from "./icon.tsx";
import { stageState } from "./stage_state.ts";

/** A progress bar. */
export function Bar({ percent, label }: { percent: number; label: string }) {
  return <progress max={100} value={percent} aria-label={label} />;
}

/** The stages of a job: done, current and upcoming. */
export function Stages({ job, stages }: { job: JobData; stages: FormatFact["stages"] }) {
  const { say, ofAuthor } = useTranslator();
  return (
    <ol className="stages">
      {stages.map((stage) => {
        const { name, title } = stage;
        const state = stageState(stage, { job, stages });
        return (
          <li
            key={name}
            data-state={state}
            {...(state === "now" ? { "aria-current": "step" } : {})}
          >
            <span className="dot">
              {state === "done" && <Icon name="check" />}
              {state === "failed" && <Icon name="close" />}
            </span>
            {ofAuthor(title)}
            {state === "done" && <span className="visually-hidden"> {say("job.stageDone")}</span>}
            {state === "failed" && (
              <span className="visually-hidden"> {say("job.stageFailed")}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A job's status as one word. */
export function Status({ job }: { job: JobData }) {
  const translator = useTranslator();
  const isCancelled = job.error?.code === "cancelled";
  const label = isCancelled
    ? translator.say("status.cancelled")
    : statusLabel(job.status, translator);
  const state = isCancelled ? "cancelled" : job.status;
  return (
    <span className="status" data-status={state}>
      {label}
    </span>
  );
}

/** How much of a limit is used. */
export function Meter({
  label,
  used,
  limit,
  note,
}: {
  label: string;
  used: number;
  limit: number | null;
  note?: string;
}) {
  const { say, number } = useTranslator();
  return (
    <div className="meter">
      <p>
        <span>{label}</span>
        <strong className="number">
          {limit === null ? number(used) : say("account.usedOf", { used, limit })}
        </strong>
      </p>
      {limit !== null && <progress max={limit} value={used} aria-label={label} />}
      <p className="hint">{note ?? (limit === null ? say("account.noLimit") : "")}</p>
    </div>
  );
}

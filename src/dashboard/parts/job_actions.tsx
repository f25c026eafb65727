import { useState } from "react";
import type { Translator } from "../../languages/translator.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import { labelOf } from "../labels.ts";
import { useSession } from "../session.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { Switch } from "./choice.tsx";
import { ConfirmDialog } from "./dialog.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** The actions that a job's state allows: cancel, retry, delete. */
export function JobActions({
  job,
  deletes,
  onChanged,
  onDeleted,
  onError,
}: {
  job: JobData;
  /** Whether its post is deleted with all revisions, or this revision, and the others if that is wanted. */
  deletes: "post" | "revision";
  onChanged: () => void;
  onDeleted: () => void;
  onError: (error: Error | null) => void;
}) {
  const translator = useTranslator();
  const { say } = translator;
  const { api } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const run = async (action: () => Promise<unknown>, onDone: () => void) => {
    setIsBusy(true);
    onError(null);
    try {
      await action();
      onDone();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      // The job may have changed in the meantime.
      onChanged();
    }
    setIsBusy(false);
  };
  const isRunning = job.status === "pending" || job.status === "processing";
  const canRetry = job.status === "failed" && job.error?.retryable !== false;
  const name = nameOf(job, translator);
  return (
    <>
      {isRunning && (
        <Action
          icon="stop"
          label={say("action.cancel")}
          of={name}
          isBusy={isBusy}
          onClick={() => run(() => api.cancelJob(job.id), onChanged)}
        />
      )}
      {canRetry && (
        <Action
          icon="retry"
          label={say(job.error?.code === "cancelled" ? "job.startOver" : "job.retry")}
          of={name}
          isBusy={isBusy}
          onClick={() => run(() => api.retryJob(job.id), onChanged)}
        />
      )}
      {!isRunning && (
        <Action
          icon="trash"
          label={say("action.delete")}
          of={name}
          isBusy={isBusy}
          onClick={() => setIsDeleting(true)}
        />
      )}
      {isDeleting && (
        <Deletion
          job={job}
          name={name}
          deletes={deletes}
          onClose={() => setIsDeleting(false)}
          onConfirm={(isWhole) => {
            setIsDeleting(false);
            run(() => (isWhole ? api.deletePost(job.id) : api.deleteJob(job.id)), onDeleted);
          }}
        />
      )}
    </>
  );
}

function Deletion({
  job: { revisions },
  name,
  deletes,
  onClose,
  onConfirm,
}: {
  job: JobData;
  name: string;
  deletes: "post" | "revision";
  onClose: () => void;
  onConfirm: (isWhole: boolean) => void;
}) {
  const { say } = useTranslator();
  const [isWhole, setIsWhole] = useState(deletes === "post");
  const others = revisions - 1;
  const isOne = others > 0 && deletes === "revision";
  return (
    <ConfirmDialog
      title={say(isOne && !isWhole ? "job.deleteRevisionTitle" : "job.deleteTitle")}
      action={say("action.delete")}
      onClose={onClose}
      onConfirm={() => onConfirm(isWhole)}
    >
      <p>
        <Said message="job.deleteText" name={<bdi>{name}</bdi>} />
        {others > 0 && deletes === "post" && ` ${say("library.deleteRevisions")}`}
      </p>
      {isOne && (
        <Switch
          label={say("job.deleteOthers", { count: others })}
          checked={isWhole}
          onChange={setIsWhole}
        />
      )}
    </ConfirmDialog>
  );
}

function Action({
  icon,
  label,
  of,
  isBusy,
  onClick,
}: {
  icon: IconName;
  label: string;
  of: string;
  isBusy: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className="button small" disabled={isBusy} onClick={onClick}>
      <Icon name={icon} />
      {label}
      <span className="visually-hidden"> {of}</span>
    </button>
  );
}

/** The name of a post: its title, or else its file name, or else its format. */
export function nameOf({ title, filename, format }: JobData, translator: Translator): string {
  const made = () => translator.say("job.fromText", { format: labelOf(format, translator) });
  return title ?? filename ?? made();
}

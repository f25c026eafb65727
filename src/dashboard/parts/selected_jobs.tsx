import { useState } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import { archivePath } from "../api.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { ConfirmDialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** Options of {@linkcode SelectedJobs}. */
interface SelectedJobsProps {
  /** At least one, each the latest revision of its post. */
  jobs: readonly JobData[];
  onAll: () => void;
  onNone: () => void;
  onDeleted: (id: string) => void;
  onError: (error: Error | null) => void;
}

/**
 * What can be done with the posts that are selected: download the files of their latest revisions in one
 * archive, and delete them with all revisions.
 */
export function SelectedJobs({ jobs, onAll, onNone, onDeleted, onError }: SelectedJobsProps) {
  const { say } = useTranslator();
  const { api } = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const finished = jobs.filter(({ status }) => status === "completed");
  const ended = jobs.filter(({ status }) => status === "completed" || status === "failed");
  const remove = async () => {
    setIsDeleting(false);
    setIsBusy(true);
    onError(null);
    for (const { id } of ended) {
      try {
        await api.deletePost(id);
        onDeleted(id);
      } catch (reason) {
        onError(reason instanceof Error ? reason : new Error(String(reason)));
      }
    }
    setIsBusy(false);
    onNone();
  };
  return (
    <div className="selected" role="status">
      <p>{say("library.selected", { count: jobs.length })}</p>
      <div className="row">
        {finished.length > 0 && (
          <a className="button small" href={archivePath(finished.map(({ id }) => id))} download>
            <Icon name="download" />
            {say("action.download")}
          </a>
        )}
        {ended.length > 0 && (
          <button
            type="button"
            className="button small"
            disabled={isBusy}
            onClick={() => setIsDeleting(true)}
          >
            <Icon name="trash" />
            {say("action.delete")}
          </button>
        )}
        <button type="button" className="button small" onClick={onAll}>
          {say("library.selectAll")}
        </button>
        <button type="button" className="button small" onClick={onNone}>
          {say("library.clear")}
        </button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={say("library.deleteMany", { count: ended.length })}
          action={say("action.delete")}
          onClose={() => setIsDeleting(false)}
          onConfirm={() => void remove()}
        >
          <p>
            {say("library.deleteText")}
            {ended.some(({ revisions }) => revisions > 1) && ` ${say("library.deleteRevisions")}`}
            {ended.length < jobs.length && ` ${say("library.deleteRunning")}`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

import { useEffect } from "react";
import { Icon, type IconName } from "../parts/icon.tsx";
import { Bar } from "../parts/progress.tsx";
import { Problem } from "../parts/states.tsx";
import { useTranslator } from "../translation.tsx";
import { useJob } from "../use_job.ts";
import { fieldErrorOf } from "./field_error.ts";
import type { Editor } from "./use_editor.ts";

/** Undoes, compares and draws what is edited, and tells what is wrong with it as a whole. */
export function EditBar({
  editor,
  canCompare,
  onCompare,
  onDrawn,
}: {
  editor: Editor;
  /** Whether there is anything to compare with. */
  canCompare: boolean;
  onCompare: () => void;
  /** Called with the job of the revision that was drawn. */
  onDrawn: (jobId: string) => void;
}) {
  const { say } = useTranslator();
  const { isChanged, drawing, error } = editor;
  return (
    <div className="edit-bar">
      <div className="row apart">
        <div className="row">
          <Tool
            icon="undo"
            label={say("edit.undo")}
            isDisabled={!editor.canUndo}
            onClick={editor.undo}
          />
          <Tool
            icon="redo"
            label={say("edit.redo")}
            isDisabled={!editor.canRedo}
            onClick={editor.redo}
          />
          <Tool
            icon="compare"
            label={say("edit.compare")}
            isDisabled={!canCompare}
            onClick={onCompare}
          />
        </div>
        <div className="row">
          {drawing === null && isChanged && (
            <button type="button" className="button small" onClick={editor.discard}>
              {say("edit.discard")}
            </button>
          )}
          <button
            type="button"
            className="button small primary"
            disabled={!isChanged || drawing !== null}
            onClick={editor.draw}
          >
            <Icon name="pencil" />
            {say(drawing === null ? "edit.draw" : "edit.drawing")}
          </button>
        </div>
      </div>
      {drawing !== null && drawing !== "" && (
        <Drawing jobId={drawing} editor={editor} onDrawn={onDrawn} />
      )}
      <div role="alert">
        {editor.isStale && (
          <div className="stale">
            <p>{say("edit.stale")}</p>
            <button type="button" className="button small" onClick={editor.loadAgain}>
              <Icon name="retry" />
              {say("edit.loadAgain")}
            </button>
          </div>
        )}
      </div>
      <Problem error={fieldErrorOf(error, say) === null ? error : null} />
      <p role="status" className="visually-hidden">
        {isChanged ? say("edit.notDrawn") : ""}
      </p>
    </div>
  );
}

/** Follows the job that draws. */
function Drawing({
  jobId,
  editor: { finish },
  onDrawn,
}: {
  jobId: string;
  editor: Editor;
  onDrawn: (jobId: string) => void;
}) {
  const { say } = useTranslator();
  const { data: job, error } = useJob(jobId);
  const status = job?.status;
  const message = job?.errorMessage ?? say("edit.drawFailed");
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends once
  useEffect(() => {
    if (status === "failed") finish(new Error(message));
    if (status !== "completed") return;
    finish(null);
    onDrawn(jobId);
  }, [status, jobId]);
  return (
    <>
      <Bar percent={Math.floor(job?.progress ?? 0)} label={say("edit.drawingNow")} />
      <Problem error={error ?? null} />
    </>
  );
}

function Tool(props: { icon: IconName; label: string; isDisabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button small tool"
      disabled={props.isDisabled}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      <span>{props.label}</span>
    </button>
  );
}

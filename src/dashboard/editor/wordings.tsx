import { useState } from "react";
import type { DraftPatch } from "../draft_api.ts";
import { Icon } from "../parts/icon.tsx";
import { Problem } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";

/** Other wordings of a slide, to choose one. */
export function Wordings({
  jobId,
  slideId,
  isDrawn,
  onChoose,
}: {
  jobId: string;
  slideId: string;
  /** Whether the service knows the slide: it does not know one that is new. */
  isDrawn: boolean;
  onChoose: (patch: DraftPatch) => void;
}) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const [wordings, setWordings] = useState<readonly DraftPatch[] | null>(null);
  const find = () => attempt(async () => setWordings(await api.rewriteSlide(jobId, slideId)));
  return (
    <div className="field">
      <button
        type="button"
        className="button small"
        disabled={isBusy || !isDrawn}
        onClick={() => void find()}
      >
        <Icon name="retry" />
        {say(isBusy ? "edit.wordingsBusy" : "edit.wordings")}
      </button>
      <Problem error={error} />
      {wordings?.length === 0 && <p className="hint">{say("edit.noWordings")}</p>}
      {wordings !== null && wordings.length > 0 && (
        <ul className="wordings" aria-label={say("edit.wordings")}>
          {wordings.map((wording, index) => (
            <li key={index}>
              <button type="button" dir="auto" onClick={() => onChoose(wording)}>
                <Wording wording={wording} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a wording says: its longer texts below its shorter ones. */
function Wording({ wording }: { wording: DraftPatch }) {
  const { kind: _, emphasis: __, ...words } = wording;
  const [first, ...others] = Object.values(words).flatMap(textsIn);
  return (
    <>
      <strong>{first}</strong>
      {others.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
    </>
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

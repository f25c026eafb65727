import { useState } from "react";
import { PLATFORMS } from "../../posts/platforms/mod.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import { newDraftFrom, recallText, saveDraft } from "../draft.ts";
import { labelOf } from "../labels.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Problem } from "../parts/states.tsx";
import { navigate } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useAttempt } from "../use_attempt.ts";

/** Makes the same post once more: as it is, in another format, look or size, or anew from its text. */
export function Again({ job }: { job: JobData }) {
  const { api, facts } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const [isOpen, setIsOpen] = useState(false);
  const make = (values: Readonly<Record<string, unknown>>) =>
    void attempt(async () => {
      const { jobId } = await api.makeVariant(job.id, values);
      navigate(`/library/${jobId}`);
    });
  const rerun = () => {
    const text = recallText(job.id) ?? "";
    saveDraft({ ...newDraftFrom(job.request, text, facts), source: job.type });
    navigate("/create");
  };
  return (
    <section>
      <h2>Make it once more</h2>
      <div className="row again">
        <button type="button" className="button small" disabled={isBusy} onClick={() => make({})}>
          <Icon name="copy" />
          Duplicate
        </button>
        <button type="button" className="button small" onClick={() => setIsOpen(true)}>
          <Icon name="templates" />
          Make a variant
        </button>
        <button type="button" className="button small" onClick={rerun}>
          <Icon name="retry" />
          Other options
        </button>
      </div>
      <Problem error={isOpen ? null : error} />
      {isOpen && (
        <VariantDialog
          job={job}
          error={error}
          isBusy={isBusy}
          onMake={make}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

function VariantDialog(props: {
  job: JobData;
  error: Error | null;
  isBusy: boolean;
  onMake: (values: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}) {
  const { facts } = useSession();
  const { job } = props;
  const [format, setFormat] = useState(job.format);
  const [platform, setPlatform] = useState(job.platform);
  const [visualTemplate, setLook] = useState(job.visualTemplate);
  const looks = Object.keys(facts.palettes);
  return (
    <Dialog title="Make a variant" onClose={props.onClose}>
      <p className="hint">The same words, in another shape. This post stays as it is.</p>
      <div className="fields variant">
        <Choice
          label="Format"
          value={format}
          values={facts.formats.map(({ name }) => name)}
          onChange={setFormat}
        />
        <Choice
          label="Platform"
          value={platform}
          values={Object.keys(PLATFORMS)}
          onChange={setPlatform}
        />
        <Choice label="Look" value={visualTemplate} values={looks} onChange={setLook} />
      </div>
      <Problem error={props.error} />
      <div className="row end">
        <button type="button" className="button" onClick={props.onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button primary"
          disabled={props.isBusy}
          onClick={() => props.onMake({ format, platform, visualTemplate })}
        >
          Make it
        </button>
      </div>
    </Dialog>
  );
}

function Choice(props: {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}) {
  return (
    <label>
      <span className="label">{props.label}</span>
      <select value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.values.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

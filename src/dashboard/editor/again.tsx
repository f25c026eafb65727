import { useState } from "react";
import { PLATFORMS } from "../../posts/platforms/mod.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import { newDraftFrom, recallSent, saveDraft } from "../draft.ts";
import { labelOf } from "../labels.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Problem } from "../parts/states.tsx";
import { navigate } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";

/** Makes the same post once more: as it is, in another format, look or size, or anew from its text. */
export function Again({ job }: { job: JobData }) {
  const { say } = useTranslator();
  const { api, facts } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const [isOpen, setIsOpen] = useState(false);
  const make = (values: Readonly<Record<string, unknown>>) =>
    void attempt(async () => {
      const { jobId } = await api.makeVariant(job.id, values);
      navigate(`/library/${jobId}`);
    });
  const rerun = () => {
    const text = recallSent(job.id)?.text ?? "";
    saveDraft({ ...newDraftFrom(job.request, text, facts), source: job.type });
    navigate("/create");
  };
  return (
    <section>
      <h2>{say("again.title")}</h2>
      <div className="row again">
        <button type="button" className="button small" disabled={isBusy} onClick={() => make({})}>
          <Icon name="copy" />
          {say("again.duplicate")}
        </button>
        <button type="button" className="button small" onClick={() => setIsOpen(true)}>
          <Icon name="templates" />
          {say("again.variant")}
        </button>
        <button type="button" className="button small" onClick={rerun}>
          <Icon name="retry" />
          {say("again.options")}
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
  const { say } = useTranslator();
  const { facts } = useSession();
  const { job } = props;
  const [format, setFormat] = useState(job.format);
  const [platform, setPlatform] = useState(job.platform);
  const [visualTemplate, setLook] = useState(job.visualTemplate);
  const looks = Object.keys(facts.palettes);
  return (
    <Dialog title={say("again.variant")} onClose={props.onClose}>
      <p className="hint">{say("again.hint")}</p>
      <div className="fields variant">
        <Choice
          label={say("create.format")}
          value={format}
          values={facts.formats.map(({ name }) => name)}
          onChange={setFormat}
        />
        <Choice
          label={say("create.platform")}
          value={platform}
          values={Object.keys(PLATFORMS)}
          onChange={setPlatform}
        />
        <Choice
          label={say("create.look")}
          value={visualTemplate}
          values={looks}
          onChange={setLook}
        />
      </div>
      <Problem error={props.error} />
      <div className="row end">
        <button type="button" className="button" onClick={props.onClose}>
          {say("action.cancel")}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={props.isBusy}
          onClick={() => props.onMake({ format, platform, visualTemplate })}
        >
          {say("again.make")}
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
  const translator = useTranslator();
  return (
    <label>
      <span className="label">{props.label}</span>
      <select value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.values.map((name) => (
          <option key={name} value={name}>
            {labelOf(name, translator)}
          </option>
        ))}
      </select>
    </label>
  );
}

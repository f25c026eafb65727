import { type FormEvent, useState } from "react";
import type { BrandData } from "../../server/brand/schemas.ts";
import { type BrandDraft, brandOf } from "../brand_draft.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { ColourField } from "./colour_field.tsx";
import { ConfirmDialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Problem } from "./states.tsx";

/** Initial colours: the template's, as in the sample. */
interface Presets {
  accent: string;
  background: string;
  ink: string;
}

/** Form for the brand's name, handle and colours. */
export function BrandForm({
  draft,
  presets,
  isChanged,
  isSet,
  onChange,
  onSaved,
}: {
  draft: BrandDraft;
  presets: Presets;
  isChanged: boolean;
  /** True if there is anything to remove, including logo and font. */
  isSet: boolean;
  onChange: (draft: BrandDraft) => void;
  onSaved: (brand: BrandData) => void;
}) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { error, isBusy, attempt, clear } = useAttempt();
  const [message, setMessage] = useState("");
  const [isRemoving, setIsRemoving] = useState(false);
  const change = (parts: Partial<BrandDraft>) => {
    setMessage("");
    clear();
    onChange({ ...draft, ...parts });
  };
  const run = async (action: () => Promise<BrandData>, doneMessage: string) => {
    setMessage("");
    if (await attempt(async () => onSaved(await action()))) setMessage(doneMessage);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.setBrand(brandOf(draft)), say("brand.saved"));
  };
  return (
    <form className="fields" onSubmit={save}>
      <div className="fields pair">
        <Field
          label={say("brand.name")}
          dir="auto"
          maxLength={60}
          autoComplete="organization"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={say("brand.handle")}
          dir="ltr"
          maxLength={41}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={say("brand.handleExample")}
          value={draft.handle}
          onChange={(event) => change({ handle: event.target.value })}
        />
      </div>
      <fieldset className="colours">
        <legend className="label">{say("brand.colours")}</legend>
        <ColourField
          label={say("brand.accent")}
          value={draft.accent}
          preset={presets.accent}
          onChange={(accent) => change({ accent })}
        />
        {draft.accent !== null && (
          <>
            <ColourField
              label={say("brand.background")}
              value={draft.background}
              preset={presets.background}
              onChange={(background) => change({ background })}
            />
            <ColourField
              label={say("brand.ink")}
              value={draft.ink}
              preset={presets.ink}
              onChange={(ink) => change({ ink })}
            />
          </>
        )}
      </fieldset>
      <Problem error={error} />
      <div className="row">
        <button type="submit" className="button primary" disabled={!isChanged || isBusy}>
          {say("action.save")}
        </button>
        {isSet && (
          <button type="button" className="button" onClick={() => setIsRemoving(true)}>
            {say("brand.remove")}
          </button>
        )}
        <p role="status" className="hint">
          {message}
        </p>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={say("brand.removeTitle")}
          action={say("action.remove")}
          onClose={() => setIsRemoving(false)}
          onConfirm={() => {
            setIsRemoving(false);
            run(api.deleteBrand, say("brand.removed"));
          }}
        >
          <p>{say("brand.removeText")}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

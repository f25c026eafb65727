import { type FormEvent, useState } from "react";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useResource } from "../use_resource.ts";
import { CopyButton } from "./copy_button.tsx";
import { Deliveries } from "./deliveries.tsx";
import { ConfirmDialog, Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { LoadError, Problem, Skeleton } from "./states.tsx";

/** Form for the URL that the account's events are sent to. */
export function WebhookForm() {
  const { say } = useTranslator();
  const { api } = useSession();
  const { data, error, reload } = useResource("webhook", api.webhook);
  const [typed, setTyped] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [isRenewing, setIsRenewing] = useState(false);
  const { error: problem, attempt } = useAttempt();
  const change = async (action: () => Promise<unknown>) => {
    if (!(await attempt(action))) return;
    setTyped(null);
    reload();
  };
  const url = typed ?? data?.url ?? "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    change(async () => setSecret((await api.setWebhook({ url: url.trim() })).secret ?? null));
  };
  if (data === undefined) {
    return error === undefined ? (
      <Skeleton rows={1} />
    ) : (
      <LoadError error={error} onRetry={reload} />
    );
  }
  return (
    <>
      <p className="lead">{say("webhook.lead")}</p>
      <form className="fields narrow" onSubmit={save}>
        <Field
          label={say("webhook.address")}
          type="url"
          required
          placeholder="https://"
          value={url}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Problem error={problem} />
        <div className="row">
          <button type="submit" className="button" disabled={url.trim() === (data?.url ?? "")}>
            {say("action.save")}
          </button>
          {data !== null && (
            <>
              <button type="button" className="button" onClick={() => change(api.deleteWebhook)}>
                {say("action.remove")}
              </button>
              <button type="button" className="button" onClick={() => setIsRenewing(true)}>
                {say("webhook.newSecret")}
              </button>
            </>
          )}
        </div>
      </form>
      {data !== null && <Deliveries key={data.url} />}
      {isRenewing && (
        <ConfirmDialog
          title={say("webhook.newSecretTitle")}
          action={say("webhook.newSecretMake")}
          onClose={() => setIsRenewing(false)}
          onConfirm={() => {
            setIsRenewing(false);
            change(async () => setSecret((await api.renewWebhookSecret()).secret ?? null));
          }}
        >
          <p>{say("webhook.newSecretText")}</p>
        </ConfirmDialog>
      )}
      {secret !== null && (
        <Dialog title={say("webhook.secret")} onClose={() => setSecret(null)}>
          <p>{say("webhook.secretText")}</p>
          <p className="secret">{secret}</p>
          <div className="row end">
            <CopyButton text={secret} label={say("webhook.copySecret")} />
            <button type="button" className="button primary" onClick={() => setSecret(null)}>
              {say("action.done")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

import type { UsageData } from "../../server/usage/schemas.ts";
import { dateOf, labelOf, timeUntil } from "../labels.ts";
import { DeleteAccount } from "../parts/delete_account.tsx";
import { PasswordForm } from "../parts/password_form.tsx";
import { Meter } from "../parts/progress.tsx";
import { Sessions } from "../parts/sessions.tsx";
import { SettingsHead } from "../parts/settings_head.tsx";
import { LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { ThemeSwitch } from "../parts/theme_switch.tsx";
import { WebhookForm } from "../parts/webhook_form.tsx";
import { useSession } from "../session.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useResource } from "../use_resource.ts";

/** The account's plan, usage, password and webhook, and its end. */
export function AccountPage() {
  const { api, account, signOut, leave } = useSession();
  const { error: problem, attempt } = useAttempt();
  const { data, error, reload } = useResource("usage", api.usage);
  return (
    <>
      <title>Account · Postloom</title>
      <SettingsHead />
      <section className="panel">
        <div className="section-head">
          <h2>{labelOf(account.plan)} plan</h2>
          <p className="hint">
            <bdi>{account.email}</bdi>, since {dateOf(account.createdAt)}
          </p>
        </div>
        {data !== undefined ? (
          <Usage usage={data} />
        ) : error !== undefined ? (
          <LoadError error={error} onRetry={reload} />
        ) : (
          <Skeleton rows={1} />
        )}
      </section>
      <section className="panel">
        <h2>Password</h2>
        <PasswordForm />
      </section>
      <section className="panel">
        <h2>Webhook</h2>
        <WebhookForm />
      </section>
      <section className="panel">
        <h2>Signed in</h2>
        <Sessions />
        <div className="row apart">
          <ThemeSwitch />
          <div className="row">
            <button
              type="button"
              className="button"
              onClick={() =>
                attempt(async () => {
                  await api.signOutEverywhere();
                  leave();
                })
              }
            >
              Sign out everywhere
            </button>
            <button type="button" className="button" onClick={signOut}>
              Sign out
            </button>
          </div>
        </div>
        <Problem error={problem} />
      </section>
      <section className="panel">
        <h2>Delete account</h2>
        <DeleteAccount />
      </section>
    </>
  );
}

function Usage({ usage: { requests, jobs, storage, keys } }: { usage: UsageData }) {
  const { resetsAt } = requests;
  const note =
    requests.limit === null || resetsAt === null || requests.used === 0
      ? {}
      : { note: `More in ${timeUntil(resetsAt, Date.now())}` };
  return (
    <div className="meters">
      <Meter label="Posts this hour" used={requests.used} limit={requests.limit} {...note} />
      <Meter label="In progress" used={jobs.active} limit={jobs.limit} />
      <Meter
        label="Storage in MB"
        used={Math.round(storage.used / 1e6)}
        limit={storage.limit === null ? null : storage.limit / 1e6}
      />
      <Meter label="API keys" used={keys.active} limit={keys.limit} />
    </div>
  );
}

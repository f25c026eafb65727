import type { UsageData } from "../../server/usage/schemas.ts";
import { dateOf, labelOf, timeUntil } from "../labels.ts";
import { DeleteAccount } from "../parts/delete_account.tsx";
import { EmailForm } from "../parts/email_form.tsx";
import { LanguageSwitch } from "../parts/language_switch.tsx";
import { PasswordForm } from "../parts/password_form.tsx";
import { Meter } from "../parts/progress.tsx";
import { Sessions } from "../parts/sessions.tsx";
import { SettingsHead } from "../parts/settings_head.tsx";
import { LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { ThemeSwitch } from "../parts/theme_switch.tsx";
import { WebhookForm } from "../parts/webhook_form.tsx";
import { useSession } from "../session.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useResource } from "../use_resource.ts";

/** The account's plan, usage, email, password and webhook, and its end. */
export function AccountPage() {
  const translator = useTranslator();
  const { say } = translator;
  const { api, account, signOut, leave } = useSession();
  const { error: problem, attempt } = useAttempt();
  const { data, error, reload } = useResource("usage", api.usage);
  return (
    <>
      <title>{`${say("page.account")} · Postloom`}</title>
      <SettingsHead />
      <section className="panel">
        <div className="section-head">
          <h2>{say("account.plan", { plan: labelOf(account.plan, translator) })}</h2>
          <p className="hint">
            <Said
              message="account.since"
              email={<bdi>{account.email}</bdi>}
              date={dateOf(account.createdAt, translator)}
            />
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
        <h2>{say("account.email")}</h2>
        <EmailForm />
      </section>
      <section className="panel">
        <h2>{say("account.password")}</h2>
        <PasswordForm />
      </section>
      <section className="panel">
        <h2>{say("webhook.title")}</h2>
        <WebhookForm />
      </section>
      <section className="panel">
        <h2>{say("account.signedIn")}</h2>
        <Sessions />
        <div className="row apart">
          <div className="row">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
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
              {say("account.signOutEverywhere")}
            </button>
            <button type="button" className="button" onClick={signOut}>
              {say("shell.signOut")}
            </button>
          </div>
        </div>
        <Problem error={problem} />
      </section>
      <section className="panel">
        <h2>{say("account.delete")}</h2>
        <DeleteAccount />
      </section>
    </>
  );
}

function Usage({ usage: { requests, jobs, storage, keys } }: { usage: UsageData }) {
  const translator = useTranslator();
  const { say } = translator;
  const { resetsAt } = requests;
  const note =
    requests.limit === null || resetsAt === null || requests.used === 0
      ? {}
      : { note: say("account.more", { when: timeUntil(resetsAt, Date.now(), translator) }) };
  return (
    <div className="meters">
      <Meter label={say("account.posts")} used={requests.used} limit={requests.limit} {...note} />
      <Meter label={say("account.active")} used={jobs.active} limit={jobs.limit} />
      <Meter
        label={say("account.storage")}
        used={Math.round(storage.used / 1e6)}
        limit={storage.limit === null ? null : storage.limit / 1e6}
      />
      <Meter label={say("page.keys")} used={keys.active} limit={keys.limit} />
    </div>
  );
}

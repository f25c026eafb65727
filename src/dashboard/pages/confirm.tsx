import { useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import { type Api, ApiError } from "../api.ts";
import { EmailField, PasswordField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link } from "../router.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useLinkToken } from "../use_link_token.ts";
import { useSubmit } from "../use_submit.ts";

/** What is said of each kind of link. */
const KINDS = {
  account: {
    title: "confirm.title",
    lead: null,
    signIn: "confirm.password",
    done: "confirm.done",
    next: { href: "/create", label: "confirm.first" },
  },
  newEmail: {
    title: "newEmail.title",
    lead: "newEmail.lead",
    signIn: "newEmail.signIn",
    done: "newEmail.done",
    next: { href: "/settings/account", label: "page.account" },
  },
} as const;

/** Options of {@linkcode ConfirmPage}. */
export interface ConfirmPageProps {
  api: Api;
  /** What the link confirms: a new account, or another email of one. */
  kind: keyof typeof KINDS;
  /** Who is signed in; null if nobody is. */
  account: AccountData | null;
  onSignedIn: (account: AccountData) => void;
  onDone: () => void;
}

/**
 * Asks who opened the link in a mail to confirm; programs that look into mails press no button. Who is
 * not signed in to the account enters its password: the mailbox's owner may not be who signed up.
 */
export function ConfirmPage({ api, kind, account, onSignedIn, onDone }: ConfirmPageProps) {
  const { say } = useTranslator();
  const { title, lead, signIn, done, next } = KINDS[kind];
  const token = useLinkToken();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isOther, setIsOther] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const signsIn = account === null || isOther;
  const { error, isBusy, submit } = useSubmit(async () => {
    if (signsIn) onSignedIn(await api.signIn({ email, password }));
    try {
      await (kind === "account" ? api.confirm({ token }) : api.confirmEmail({ token }));
    } catch (reason) {
      setIsOther(reason instanceof ApiError && reason.code === "other_account");
      throw reason;
    }
    setIsDone(true);
    onDone();
  });
  if (isDone) {
    return (
      <Welcome>
        <title>{`${say(title)} · Postloom`}</title>
        <h1>{say(done)}</h1>
        <p role="status">
          <Link href={next.href}>{say(next.label)}</Link>
        </p>
      </Welcome>
    );
  }
  return (
    <Welcome>
      <title>{`${say(title)} · Postloom`}</title>
      <h1>{say(title)}</h1>
      {lead !== null && <p className="lead">{say(lead)}</p>}
      {signsIn && <p className="lead">{say(signIn)}</p>}
      <form className="fields" onSubmit={submit}>
        {signsIn && (
          <>
            <EmailField value={email} onChange={setEmail} />
            <PasswordField value={password} onChange={setPassword} />
          </>
        )}
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say("confirm.action")}
        </button>
      </form>
      {signsIn && kind === "account" && (
        <p>
          <Said
            message="confirm.lost"
            link={<Link href="/forgotten">{say("signIn.setNew")}</Link>}
          />
        </p>
      )}
    </Welcome>
  );
}

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

/** Options of {@linkcode ConfirmPage}. */
export interface ConfirmPageProps {
  api: Api;
  /** Who is signed in; null if nobody is. */
  account: AccountData | null;
  onSignedIn: (account: AccountData) => void;
  onDone: () => void;
}

/**
 * Asks who opened the link in a mail to confirm; programs that look into mails press no button. Who is
 * not signed in to the account enters its password: the mailbox's owner may not be who signed up.
 */
export function ConfirmPage({ api, account, onSignedIn, onDone }: ConfirmPageProps) {
  const { say } = useTranslator();
  const token = useLinkToken();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isOther, setIsOther] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const signsIn = account === null || isOther;
  const { error, isBusy, submit } = useSubmit(async () => {
    if (signsIn) onSignedIn(await api.signIn({ email, password }));
    try {
      await api.confirm({ token });
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
        <title>{`${say("confirm.title")} · Postloom`}</title>
        <h1>{say("confirm.done")}</h1>
        <p role="status">
          <Link href="/create">{say("confirm.first")}</Link>
        </p>
      </Welcome>
    );
  }
  return (
    <Welcome>
      <title>{`${say("confirm.title")} · Postloom`}</title>
      <h1>{say("confirm.title")}</h1>
      {signsIn && <p className="lead">{say("confirm.password")}</p>}
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
      {signsIn && (
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

import { useState } from "react";
import { useSession } from "../session.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useSubmit } from "../use_submit.ts";
import { EmailField, PasswordField } from "./credentials.tsx";
import { Problem } from "./states.tsx";

/** Form to change the account's email, which a link sent to the new one confirms. */
export function EmailForm() {
  const { say } = useTranslator();
  const { api, account, reload } = useSession();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const { error, isBusy, submit } = useSubmit(async () => {
    setSentTo(null);
    setIsChanged(false);
    const outcome = await api.changeEmail({ email, password });
    setIsChanged(outcome.isChanged);
    if (outcome.isChanged) reload();
    else setSentTo(email);
    setEmail("");
    setPassword("");
  });
  return (
    <form className="fields narrow" onSubmit={submit}>
      <p className="hint">
        <Said message="account.emailLead" email={<bdi>{account.email}</bdi>} />
      </p>
      <EmailField
        label={say("account.emailNew")}
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={say("account.passwordCurrent")}
        value={password}
        onChange={setPassword}
      />
      <Problem error={error} />
      <div className="row">
        <button type="submit" className="button" disabled={isBusy}>
          {say("account.emailChange")}
        </button>
        <p role="status" className="hint">
          {isChanged && say("account.changed")}
          {sentTo !== null && <Said message="account.emailSent" email={<bdi>{sentTo}</bdi>} />}
        </p>
      </div>
    </form>
  );
}

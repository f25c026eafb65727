import { useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import type { Api } from "../api.ts";
import { Switch } from "../parts/choice.tsx";
import { NewPasswordField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link } from "../router.tsx";
import { useTranslator } from "../translation.tsx";
import { useLinkToken } from "../use_link_token.ts";
import { useSubmit } from "../use_submit.ts";

/** Form for a new password, for who opened the link in a mail. */
export function ResetPage({ api, onDone }: { api: Api; onDone: (account: AccountData) => void }) {
  const { say } = useTranslator();
  const token = useLinkToken();
  const [newPassword, setNewPassword] = useState("");
  const [revokeKeys, setRevokeKeys] = useState(false);
  const { error, isBusy, submit } = useSubmit(async () =>
    onDone(await api.resetPassword({ token, newPassword, revokeKeys })),
  );
  return (
    <Welcome>
      <title>{`${say("reset.title")} · Postloom`}</title>
      <h1>{say("reset.title")}</h1>
      <form className="fields" onSubmit={submit}>
        <NewPasswordField
          label={say("reset.title")}
          hint={say("reset.hint")}
          value={newPassword}
          onChange={setNewPassword}
        />
        <Switch label={say("account.revokeKeys")} checked={revokeKeys} onChange={setRevokeKeys} />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say("reset.set")}
        </button>
      </form>
      <p>
        <Link href="/forgotten">{say("reset.again")}</Link>
      </p>
    </Welcome>
  );
}

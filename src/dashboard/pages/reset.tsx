import { useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import type { Api } from "../api.ts";
import { Switch } from "../parts/choice.tsx";
import { NewPasswordField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link } from "../router.tsx";
import { useLinkToken } from "../use_link_token.ts";
import { useSubmit } from "../use_submit.ts";

/** Form for a new password, for who opened the link in a mail. */
export function ResetPage({ api, onDone }: { api: Api; onDone: (account: AccountData) => void }) {
  const token = useLinkToken();
  const [newPassword, setNewPassword] = useState("");
  const [revokeKeys, setRevokeKeys] = useState(false);
  const { error, isBusy, submit } = useSubmit(async () =>
    onDone(await api.resetPassword({ token, newPassword, revokeKeys })),
  );
  return (
    <Welcome>
      <title>New password · Postloom</title>
      <h1>New password</h1>
      <form className="fields" onSubmit={submit}>
        <NewPasswordField
          label="New password"
          hint="You will be signed out everywhere else."
          value={newPassword}
          onChange={setNewPassword}
        />
        <Switch label="Revoke all API keys too" checked={revokeKeys} onChange={setRevokeKeys} />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          Set password
        </button>
      </form>
      <p>
        <Link href="/forgotten">Ask for another link</Link>
      </p>
    </Welcome>
  );
}

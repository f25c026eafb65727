import { useState } from "react";
import { useSession } from "../session.tsx";
import { useSubmit } from "../use_submit.ts";
import { Switch } from "./choice.tsx";
import { NewPasswordField, PasswordField } from "./credentials.tsx";
import { Problem } from "./states.tsx";

/** Form to change the password. */
export function PasswordForm() {
  const { api, account } = useSession();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [revokeKeys, setRevokeKeys] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { error, isBusy, submit } = useSubmit(async () => {
    setIsChanged(false);
    await api.changePassword({ currentPassword: current, newPassword: next, revokeKeys });
    setCurrent("");
    setNext("");
    setIsChanged(true);
  });
  return (
    <form className="fields narrow" onSubmit={submit}>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={account.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField label="Current password" value={current} onChange={setCurrent} />
      <NewPasswordField
        label="New password"
        hint="Other browsers will be signed out."
        value={next}
        onChange={setNext}
      />
      <Switch label="Revoke all API keys too" checked={revokeKeys} onChange={setRevokeKeys} />
      <Problem error={error} />
      <div className="row">
        <button type="submit" className="button" disabled={isBusy}>
          Change password
        </button>
        <p role="status" className="hint">
          {isChanged ? "Changed." : ""}
        </p>
      </div>
    </form>
  );
}

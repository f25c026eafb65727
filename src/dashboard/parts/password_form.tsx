import { useState } from "react";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useSubmit } from "../use_submit.ts";
import { Switch } from "./choice.tsx";
import { NewPasswordField, PasswordField } from "./credentials.tsx";
import { Problem } from "./states.tsx";

/** Form to change the password. */
export function PasswordForm() {
  const { say } = useTranslator();
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
      <PasswordField label={say("account.passwordCurrent")} value={current} onChange={setCurrent} />
      <NewPasswordField
        label={say("account.passwordNew")}
        hint={say("account.passwordHint")}
        value={next}
        onChange={setNext}
      />
      <Switch label={say("account.revokeKeys")} checked={revokeKeys} onChange={setRevokeKeys} />
      <Problem error={error} />
      <div className="row">
        <button type="submit" className="button" disabled={isBusy}>
          {say("account.passwordChange")}
        </button>
        <p role="status" className="hint">
          {isChanged ? say("account.changed") : ""}
        </p>
      </div>
    </form>
  );
}

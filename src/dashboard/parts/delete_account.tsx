import { useState } from "react";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useSubmit } from "../use_submit.ts";
import { PasswordField } from "./credentials.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Problem } from "./states.tsx";

/** Button to delete the account, which asks for its password and its email. */
export function DeleteAccount() {
  const { say } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="lead">{say("account.deleteLead")}</p>
      <div className="row">
        <button type="button" className="button danger" onClick={() => setIsOpen(true)}>
          {say("account.delete")}
        </button>
      </div>
      {isOpen && <DeletionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { say } = useTranslator();
  const { api, account, leave } = useSession();
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState("");
  const { error, isBusy, submit } = useSubmit(async () => {
    await api.deleteAccount({ password });
    leave();
  });
  const isMeant = typed.trim().toLowerCase() === account.email.toLowerCase();
  return (
    <Dialog title={say("account.deleteTitle")} onClose={onClose}>
      <p>{say("account.deleteText")}</p>
      <form className="fields deletion" onSubmit={submit}>
        <PasswordField value={password} onChange={setPassword} />
        <Field
          label={say("account.deleteConfirm")}
          hint={account.email}
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Problem error={error} />
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            {say("action.keep")}
          </button>
          <button type="submit" className="button danger" disabled={isBusy || !isMeant}>
            {say("account.delete")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

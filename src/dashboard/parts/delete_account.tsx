import { useState } from "react";
import { useSession } from "../session.tsx";
import { useSubmit } from "../use_submit.ts";
import { PasswordField } from "./credentials.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Problem } from "./states.tsx";

/** Button to delete the account, which asks for its password and its email. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="lead">
        Deletes your posts, their files, your keys, brand and webhook for good. Addresses of posts
        that you have shared stop working.
      </p>
      <div className="row">
        <button type="button" className="button danger" onClick={() => setIsOpen(true)}>
          Delete account
        </button>
      </div>
      {isOpen && <DeletionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { api, account, leave } = useSession();
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState("");
  const { error, isBusy, submit } = useSubmit(async () => {
    await api.deleteAccount({ password });
    leave();
  });
  const isMeant = typed.trim().toLowerCase() === account.email.toLowerCase();
  return (
    <Dialog title="Delete this account?" onClose={onClose}>
      <p>Everything in it is lost. This cannot be undone.</p>
      <form className="fields deletion" onSubmit={submit}>
        <PasswordField value={password} onChange={setPassword} />
        <Field
          label="Your email, to confirm"
          hint={account.email}
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Problem error={error} />
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            Keep it
          </button>
          <button type="submit" className="button danger" disabled={isBusy || !isMeant}>
            Delete account
          </button>
        </div>
      </form>
    </Dialog>
  );
}

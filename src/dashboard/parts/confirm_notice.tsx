import { useState } from "react";
import { useSession } from "../session.tsx";
import { useSubmit } from "../use_submit.ts";
import { Problem } from "./states.tsx";

/** Tells who has not confirmed the account yet to do so, and sends the link again. */
export function ConfirmNotice() {
  const { api, account } = useSession();
  const [isSent, setIsSent] = useState(false);
  const { error, isBusy, submit } = useSubmit(async () => {
    await api.sendConfirmation();
    setIsSent(true);
  });
  if (account.confirmed) return null;
  return (
    <form className="confirm-notice" onSubmit={submit}>
      <p>
        <strong>Confirm your account.</strong> Open the link that we sent to{" "}
        <bdi>{account.email}</bdi>: you can make posts and keys then.
      </p>
      <div className="row">
        <button type="submit" className="button small" disabled={isBusy}>
          Send it again
        </button>
        <p role="status" className="hint">
          {isSent ? "Sent." : ""}
        </p>
      </div>
      <Problem error={error} />
    </form>
  );
}

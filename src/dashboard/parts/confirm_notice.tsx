import { useState } from "react";
import { useSession } from "../session.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useSubmit } from "../use_submit.ts";
import { Problem } from "./states.tsx";

/** Tells who has not confirmed the account yet to do so, and sends the link again. */
export function ConfirmNotice() {
  const { say } = useTranslator();
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
        <strong>{say("notice.title")}</strong>{" "}
        <Said message="notice.text" email={<bdi>{account.email}</bdi>} />
      </p>
      <div className="row">
        <button type="submit" className="button small" disabled={isBusy}>
          {say("notice.again")}
        </button>
        <p role="status" className="hint">
          {isSent ? say("notice.sent") : ""}
        </p>
      </div>
      <Problem error={error} />
    </form>
  );
}

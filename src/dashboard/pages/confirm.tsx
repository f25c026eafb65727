import { useState } from "react";
import type { Api } from "../api.ts";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link } from "../router.tsx";
import { useLinkToken } from "../use_link_token.ts";
import { useSubmit } from "../use_submit.ts";

/** Asks who opened the link in a mail to confirm; programs that look into mails press no button. */
export function ConfirmPage({ api, onDone }: { api: Api; onDone: () => void }) {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { error, isBusy, submit } = useSubmit(async () => {
    await api.confirm({ token });
    setIsDone(true);
    onDone();
  });
  return (
    <Welcome>
      <title>Confirm your account · Postloom</title>
      <h1>{isDone ? "Your account is confirmed" : "Confirm your account"}</h1>
      {isDone ? (
        <p role="status">
          <Link href="/create">Make your first post</Link>
        </p>
      ) : (
        <form className="fields" onSubmit={submit}>
          <Problem error={error} />
          <button type="submit" className="button primary large" disabled={isBusy}>
            Confirm
          </button>
        </form>
      )}
    </Welcome>
  );
}

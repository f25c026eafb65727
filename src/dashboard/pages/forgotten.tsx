import { useState } from "react";
import type { Api } from "../api.ts";
import { EmailField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link } from "../router.tsx";
import { useSubmit } from "../use_submit.ts";

/** Form to ask for a link by which a forgotten password is reset. */
export function ForgottenPage({ api }: { api: Api }) {
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { error, isBusy, submit } = useSubmit(async () => {
    setSentTo(null);
    await api.sendReset({ email });
    setSentTo(email);
  });
  return (
    <Welcome>
      <title>Forgotten password · Postloom</title>
      <h1>Forgotten password</h1>
      <p className="lead">We send you a link by which you can set a new one.</p>
      <form className="fields" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          Send the link
        </button>
      </form>
      <p role="status">
        {sentTo !== null && (
          <>
            If <bdi>{sentTo}</bdi> has an account, the link is on its way. It works for an hour.
          </>
        )}
      </p>
      <p>
        <Link href="/sign-in">Sign in</Link>
      </p>
    </Welcome>
  );
}

import { useState } from "react";
import type { Api } from "../api.ts";
import { EmailField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link } from "../router.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useSubmit } from "../use_submit.ts";

/** Form to ask for a link by which a forgotten password is reset. */
export function ForgottenPage({ api }: { api: Api }) {
  const { say } = useTranslator();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { error, isBusy, submit } = useSubmit(async () => {
    setSentTo(null);
    await api.sendReset({ email });
    setSentTo(email);
  });
  return (
    <Welcome>
      <title>{`${say("forgotten.title")} · Postloom`}</title>
      <h1>{say("forgotten.title")}</h1>
      <p className="lead">{say("forgotten.lead")}</p>
      <form className="fields" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say("forgotten.send")}
        </button>
      </form>
      <p role="status">
        {sentTo !== null && <Said message="forgotten.sent" email={<bdi>{sentTo}</bdi>} />}
      </p>
      <p>
        <Link href="/sign-in">{say("signIn.title")}</Link>
      </p>
    </Welcome>
  );
}

import { useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import type { Api } from "../api.ts";
import { EmailField, NewPasswordField } from "../parts/credentials.tsx";
import { Field } from "../parts/field.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link, useLocation } from "../router.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";
import { useSubmit } from "../use_submit.ts";

/** Form to create an account. */
export function SignUpPage({ api, onDone }: { api: Api; onDone: (account: AccountData) => void }) {
  const { say } = useTranslator();
  const { searchParams } = useLocation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [invite, setInvite] = useState(searchParams.get("invite") ?? "");
  const { data } = useResource("sign-up", api.signUpMode);
  const { mode, isFirst } = data ?? { mode: "open", isFirst: false };
  const { error, isBusy, submit } = useSubmit(async () => {
    const code = invite.trim();
    onDone(await api.signUp({ email, password, ...(code === "" ? {} : { invite: code }) }));
  });
  return (
    <Welcome>
      <title>{`${say("signUp.title")} · Postloom`}</title>
      <h1>{say(isFirst ? "signUp.titleFirst" : "signUp.title")}</h1>
      {mode === "closed" && !isFirst && <p className="lead">{say("signUp.closed")}</p>}
      <form className="fields" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <NewPasswordField value={password} onChange={setPassword} />
        {mode === "invite" && !isFirst && (
          <Field
            label={say("signUp.invite")}
            hint={say("signUp.inviteHint")}
            autoComplete="off"
            required
            value={invite}
            onChange={(event) => setInvite(event.target.value)}
          />
        )}
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say("signUp.create")}
        </button>
      </form>
      {!isFirst && (
        <p>
          <Said
            message="signUp.haveOne"
            link={<Link href="/sign-in">{say("signIn.title")}</Link>}
          />
        </p>
      )}
    </Welcome>
  );
}

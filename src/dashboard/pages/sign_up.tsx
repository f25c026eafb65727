import { useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import type { Api } from "../api.ts";
import { EmailField, NewPasswordField } from "../parts/credentials.tsx";
import { Field } from "../parts/field.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link, useLocation } from "../router.tsx";
import { useResource } from "../use_resource.ts";
import { useSubmit } from "../use_submit.ts";

/** Form to create an account. */
export function SignUpPage({ api, onDone }: { api: Api; onDone: (account: AccountData) => void }) {
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
      <title>Create an account · Postloom</title>
      <h1>{isFirst ? "Create the first account" : "Create an account"}</h1>
      {mode === "closed" && !isFirst && (
        <p className="lead">Sign-up is closed: ask whoever runs the service for an account.</p>
      )}
      <form className="fields" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <NewPasswordField value={password} onChange={setPassword} />
        {mode === "invite" && !isFirst && (
          <Field
            label="Invite"
            hint="The code from whoever runs this service"
            autoComplete="off"
            required
            value={invite}
            onChange={(event) => setInvite(event.target.value)}
          />
        )}
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          Create account
        </button>
      </form>
      {!isFirst && (
        <p>
          Already have an account? <Link href="/sign-in">Sign in</Link>
        </p>
      )}
    </Welcome>
  );
}

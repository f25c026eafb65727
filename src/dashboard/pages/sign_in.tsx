import { useEffect, useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import type { Api } from "../api.ts";
import { EmailField, PasswordField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link, navigate } from "../router.tsx";
import { useResource } from "../use_resource.ts";
import { useSubmit } from "../use_submit.ts";

/** Form to sign in. */
export function SignInPage({ api, onDone }: { api: Api; onDone: (account: AccountData) => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { error, isBusy, submit } = useSubmit(async () =>
    onDone(await api.signIn({ email, password })),
  );
  const { data: signUp } = useResource("sign-up", api.signUpMode);
  const isFirst = signUp?.isFirst ?? false;
  useEffect(() => {
    // Nobody can sign in to a service without accounts.
    if (isFirst) navigate("/sign-up", { replace: true });
  }, [isFirst]);
  return (
    <Welcome>
      <title>Sign in · Postloom</title>
      <h1>Sign in</h1>
      <form className="fields" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField value={password} onChange={setPassword} />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          Sign in
        </button>
      </form>
      {signUp !== undefined && (
        <p>
          Forgotten your password?{" "}
          {signUp.sendsMail ? (
            <Link href="/forgotten">Set a new one</Link>
          ) : (
            "Ask whoever runs the service for a new one."
          )}
        </p>
      )}
      {signUp?.mode !== "closed" && (
        <p>
          New here? <Link href="/sign-up">Create an account</Link>
        </p>
      )}
    </Welcome>
  );
}

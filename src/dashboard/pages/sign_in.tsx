import { type FormEvent, useEffect, useState } from "react";
import type { Api } from "../api.ts";
import type { Account } from "../api_types.ts";
import { Field } from "../parts/field.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link, navigate } from "../router.tsx";
import { useResource } from "../use_resource.ts";

/** Signs in to an account. */
export function SignInPage({ api, onDone }: { api: Api; onDone: (account: Account) => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { data: signUp } = useResource("sign-up", api.signUpMode);
  const isFirst = signUp?.isFirst ?? false;
  useEffect(() => {
    // Nobody can sign in to a service without accounts.
    if (isFirst) navigate("/sign-up", { replace: true });
  }, [isFirst]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      onDone(await api.signIn(email, password));
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      setIsBusy(false);
    }
  };
  return (
    <Welcome>
      <title>Sign in · Postloom</title>
      <h1>Sign in</h1>
      <form className="fields" onSubmit={submit}>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          Sign in
        </button>
      </form>
      {signUp?.mode !== "closed" && (
        <p>
          New here? <Link href="/sign-up">Create an account</Link>
        </p>
      )}
    </Welcome>
  );
}

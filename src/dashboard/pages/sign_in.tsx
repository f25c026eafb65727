import { useEffect, useState } from "react";
import type { AccountData } from "../../server/account/schemas.ts";
import type { Api } from "../api.ts";
import { EmailField, PasswordField } from "../parts/credentials.tsx";
import { Problem } from "../parts/states.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { Link, navigate } from "../router.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";
import { useSubmit } from "../use_submit.ts";

/** Form to sign in. */
export function SignInPage({ api, onDone }: { api: Api; onDone: (account: AccountData) => void }) {
  const { say } = useTranslator();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { error, isBusy, submit } = useSubmit(async () =>
    onDone(await api.signIn({ email, password })),
  );
  const { data: signUp, error: unknown } = useResource("sign-up", api.signUpMode);
  const isFirst = signUp?.isFirst ?? false;
  useEffect(() => {
    // Nobody can sign in to a service without accounts.
    if (isFirst) navigate("/sign-up", { replace: true });
  }, [isFirst]);
  // Nothing is shown that a moment later is another page, or elsewhere.
  if (isFirst || (signUp === undefined && unknown === undefined)) return <Welcome />;
  return (
    <Welcome>
      <title>{`${say("signIn.title")} · Postloom`}</title>
      <h1>{say("signIn.title")}</h1>
      <form className="fields" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField value={password} onChange={setPassword} />
        <Problem error={error} />
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say("signIn.title")}
        </button>
      </form>
      {signUp !== undefined && (
        <p>
          <Said
            message="signIn.forgotten"
            remedy={
              signUp.sendsMail ? (
                <Link href="/forgotten">{say("signIn.setNew")}</Link>
              ) : (
                say("signIn.askOperator")
              )
            }
          />
        </p>
      )}
      {signUp?.mode !== "closed" && (
        <p>
          <Said
            message="signIn.newHere"
            link={<Link href="/sign-up">{say("signUp.title")}</Link>}
          />
        </p>
      )}
    </Welcome>
  );
}

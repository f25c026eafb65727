import { type FormEvent, useState } from "react";
import { useSession } from "../session.tsx";
import { Field } from "./field.tsx";
import { Problem } from "./states.tsx";

/** Changes the password. */
export function PasswordForm() {
  const { api, account } = useSession();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    setIsChanged(false);
    try {
      await api.changePassword(current, next);
      setCurrent("");
      setNext("");
      setIsChanged(true);
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
  };
  return (
    <form className="fields narrow" onSubmit={submit}>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={account.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <Field
        label="New password"
        hint="At least 10 characters. Other browsers are signed out."
        type="password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <Problem error={error} />
      <div className="row">
        <button type="submit" className="button">
          Change password
        </button>
        <p role="status" className="hint">
          {isChanged ? "Changed." : ""}
        </p>
      </div>
    </form>
  );
}

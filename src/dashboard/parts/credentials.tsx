import { useTranslator } from "../translation.tsx";
import { Field, SecretField } from "./field.tsx";

/** Options of the fields below. */
export interface CredentialProps {
  label?: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field for an account's email. */
export function EmailField({
  label,
  autoComplete = "username",
  value,
  onChange,
}: CredentialProps & { autoComplete?: "username" | "email" }) {
  const { say } = useTranslator();
  return (
    <Field
      label={label ?? say("sign.email")}
      type="email"
      autoComplete={autoComplete}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Field for the current password. */
export function PasswordField({ label, value, onChange }: CredentialProps) {
  const { say } = useTranslator();
  return (
    <SecretField
      label={label ?? say("sign.password")}
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Field for a new password. */
export function NewPasswordField({ label, value, onChange, hint }: CredentialProps) {
  const { say } = useTranslator();
  return (
    <SecretField
      label={label ?? say("sign.password")}
      hint={[say("sign.passwordRule"), hint ?? ""].join(" ").trim()}
      autoComplete="new-password"
      required
      minLength={10}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

import { Field, SecretField } from "./field.tsx";

/** Options of the fields below. */
export interface CredentialProps {
  label?: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field for an account's email. */
export function EmailField({ label = "Email", value, onChange }: CredentialProps) {
  return (
    <Field
      label={label}
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Field for the current password. */
export function PasswordField({ label = "Password", value, onChange }: CredentialProps) {
  return (
    <SecretField
      label={label}
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Field for a new password. */
export function NewPasswordField({ label = "Password", value, onChange, hint }: CredentialProps) {
  return (
    <SecretField
      label={label}
      hint={`At least 10 characters${hint === undefined ? "" : `. ${hint}`}`}
      autoComplete="new-password"
      required
      minLength={10}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import { useTranslator } from "../translation.tsx";

/** Options of the fields below: those of an input, too. */
interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  /** Beside the input. */
  children?: ReactNode;
}

/** An input for a password, which can be shown while it is typed. */
export function SecretField(props: Omit<FieldProps, "type" | "children">) {
  const { say } = useTranslator();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none">
      <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        <span aria-hidden="true">{say("sign.show")}</span>
        <span className="visually-hidden">{say("sign.showPassword")}</span>
      </button>
    </Field>
  );
}

/** An input with a label and a hint. */
export function Field({ label, hint, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="input-row">
        <input
          className="input"
          id={id}
          {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
          {...input}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

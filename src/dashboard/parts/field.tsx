import { type InputHTMLAttributes, useId } from "react";

/** A line to fill in, with its name, a hint and what is wrong with it. */
export function Field({
  label,
  hint,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string }) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
        {...input}
      />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

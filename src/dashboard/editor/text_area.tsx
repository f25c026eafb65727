import { useId } from "react";
import type { TextPath } from "./edits.ts";

/** A field for a text, which grows with it. */
export function TextArea({
  label,
  value,
  isLong,
  path,
  error,
  onChange,
  onFocus,
  onBlur,
}: {
  label: string;
  value: string;
  /** Whether it may have several lines. */
  isLong: boolean;
  path?: TextPath;
  error: string | null;
  onChange: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="input grows"
        id={id}
        rows={1}
        dir="auto"
        data-path={path?.join(".")}
        value={value}
        aria-invalid={error !== null}
        {...(error === null ? {} : { "aria-describedby": `${id}-error` })}
        onChange={({ target }) =>
          onChange(isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, " "))
        }
        onFocus={onFocus}
        onBlur={onBlur}
      />
      {error !== null && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { TextPath } from "./edits.ts";

/** A field for a text, which grows with it. */
export function TextArea({
  label,
  value,
  isLong,
  path,
  error,
  action,
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
  /** What can be done with what the text is of. */
  action?: ReactNode;
  onChange: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows from what is in it.
  useLayoutEffect(() => {
    if (area.current !== null && !CSS.supports("field-sizing", "content")) fitHeight(area.current);
  }, [value]);
  return (
    <div className="field">
      <div className="row apart">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {action}
      </div>
      <textarea
        ref={area}
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

/** Makes a field as high as its text, as Firefox and older Safari do not. */
function fitHeight(area: HTMLTextAreaElement): void {
  area.style.height = "auto";
  const { offsetHeight, clientHeight, scrollHeight } = area;
  area.style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
}

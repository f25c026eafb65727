import { type ReactNode, useId } from "react";

/** An option to choose. */
export interface Option {
  value: string;
  label: ReactNode;
}

/** Radio buttons side by side. */
export function Segments({
  legend,
  options,
  value,
  onChange,
  hidesLegend = false,
}: {
  legend: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  hidesLegend?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={hidesLegend ? "visually-hidden" : "label"}>{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A switch: on or off. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        className="visually-hidden"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

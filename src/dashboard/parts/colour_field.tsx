import { colourOf } from "../brand_draft.ts";
import { Switch } from "./choice.tsx";

/** An optional colour, with a picker and a text field. */
export function ColourField({
  label,
  value,
  preset,
  onChange,
}: {
  label: string;
  /** As typed; null to leave it to the template. */
  value: string | null;
  /** Initial colour, as "#rrggbb". */
  preset: string;
  onChange: (value: string | null) => void;
}) {
  return (
    <div className="colour">
      <Switch
        label={label}
        checked={value !== null}
        onChange={(isOwn) => onChange(isOwn ? preset : null)}
      />
      {value === null ? (
        <p className="hint">From the look</p>
      ) : (
        <div className="colour-value">
          <input
            type="color"
            aria-label={`${label}, picker`}
            value={colourOf(value) ?? preset}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            className="input"
            aria-label={`${label}, hex code`}
            aria-invalid={colourOf(value) === undefined}
            value={value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            placeholder="#e4572e"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </div>
  );
}

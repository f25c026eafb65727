import { colourOf } from "../brand_draft.ts";
import { Switch } from "./choice.tsx";

/** A colour to pick or to write, or none. */
export function ColourField({
  label,
  value,
  preset,
  onChange,
}: {
  label: string;
  /** As it was typed; null if it is the look's. */
  value: string | null;
  /** What it is at first, as "#rrggbb". */
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
            aria-label={`${label}, to pick`}
            value={colourOf(value) ?? preset}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            className="input"
            aria-label={`${label}, to write`}
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

import { colourOf } from "../brand_draft.ts";
import { useTranslator } from "../translation.tsx";
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
  const { say } = useTranslator();
  return (
    <div className="colour">
      <Switch
        label={label}
        checked={value !== null}
        onChange={(isOwn) => onChange(isOwn ? preset : null)}
      />
      {value === null ? (
        <p className="hint">{say("brand.fromLook")}</p>
      ) : (
        <div className="colour-value">
          <input
            type="color"
            aria-label={say("brand.picker", { colour: label })}
            value={colourOf(value) ?? preset}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            className="input"
            aria-label={say("brand.hex", { colour: label })}
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

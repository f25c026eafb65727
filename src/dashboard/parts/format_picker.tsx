import type { FormatFact } from "../../server/dashboard/facts.ts";
import { Icon, mediumIcon } from "./icon.tsx";

/** Radio buttons for the formats. */
export function FormatPicker({
  formats,
  value,
  onChange,
}: {
  formats: readonly FormatFact[];
  value: string;
  onChange: (format: string) => void;
}) {
  return (
    <fieldset className="field">
      <legend className="label">Format</legend>
      <div className="cards">
        {formats.map(({ name, title, description, medium }) => (
          <label key={name} className="card">
            <input
              type="radio"
              name="format"
              className="visually-hidden"
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <Icon name={mediumIcon(medium)} />
            <span>
              <strong>{title}</strong>
              <small>{description}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

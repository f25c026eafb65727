import type { FormatFact } from "../../server/dashboard/facts.ts";
import { useTranslator } from "../translation.tsx";
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
  const { say, ofAuthor } = useTranslator();
  return (
    <fieldset className="field">
      <legend className="label">{say("create.format")}</legend>
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
              <strong>{ofAuthor(title)}</strong>
              <small>{ofAuthor(description)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { labelOf } from "../words.ts";
import { formatIcon, Icon } from "./icon.tsx";

const ORDER = ["image", "carousel", "reel"];
const SAYS: Readonly<Record<string, string>> = {
  image: "One picture, one statement",
  carousel: "Up to five slides to swipe",
  reel: "A video with a voice",
};

/** What is made: one picture, several, or a video. Formats that were added come last. */
export function FormatPicker({
  formats,
  value,
  onChange,
}: {
  formats: readonly string[];
  value: string;
  onChange: (format: string) => void;
}) {
  return (
    <fieldset className="field">
      <legend className="label">Format</legend>
      <div className="cards">
        {inOrder(formats).map((format) => (
          <label key={format} className="card">
            <input
              type="radio"
              name="format"
              className="visually-hidden"
              checked={format === value}
              onChange={() => onChange(format)}
            />
            <Icon name={formatIcon(format)} />
            <span>
              <strong>{labelOf(format)}</strong>
              <small>{SAYS[format] ?? "A format of this service"}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The formats that everybody knows come first. */
export function inOrder(formats: readonly string[]): string[] {
  const known = ORDER.filter((format) => formats.includes(format));
  return [...known, ...formats.filter((format) => !known.includes(format))];
}

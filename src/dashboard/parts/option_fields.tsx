import type { Draft } from "../draft.ts";
import { clock, labelOf } from "../words.ts";
import { type Option, Segments, Switch } from "./choice.tsx";

type Change = (change: Partial<Draft>) => void;

const SLIDES: Option[] = [
  { value: "", label: "As the text asks" },
  ...["1", "2", "3", "4", "5"].map((value) => ({ value, label: value })),
];
const MIN_SECONDS = 15;
const MAX_SECONDS = 180;

/** The options that apply to the chosen format. */
export function OptionFields({ draft, onChange }: { draft: Draft; onChange: Change }) {
  if (draft.format === "carousel") {
    return (
      <Segments
        legend="Slides"
        options={SLIDES}
        value={draft.slideCount === null ? "" : String(draft.slideCount)}
        onChange={(value) => onChange({ slideCount: value === "" ? null : Number(value) })}
      />
    );
  }
  if (draft.format !== "reel") return null;
  return (
    <>
      <div className="field">
        <label className="label" htmlFor="max-duration">
          Longest duration
        </label>
        <div className="range">
          <input
            id="max-duration"
            type="range"
            min={MIN_SECONDS}
            max={MAX_SECONDS}
            step={5}
            value={draft.maxDuration}
            aria-valuetext={`${draft.maxDuration} seconds`}
            onChange={(event) => onChange({ maxDuration: Number(event.target.value) })}
          />
          <output htmlFor="max-duration">{clock(draft.maxDuration)}</output>
        </div>
      </div>
      <CaptionFields draft={draft} onChange={onChange} />
    </>
  );
}

function CaptionFields({ draft, onChange }: { draft: Draft; onChange: Change }) {
  return (
    <div className="captions">
      <Switch
        label="Captions: show the spoken words"
        checked={draft.captionsEnabled}
        onChange={(captionsEnabled) => onChange({ captionsEnabled })}
      />
      {draft.captionsEnabled && (
        <div className="fields">
          <Segments
            legend="Style"
            options={optionsOf("modern", "minimal")}
            value={draft.captionsStyle}
            onChange={(captionsStyle) => onChange({ captionsStyle })}
          />
          <Segments
            legend="Position"
            options={optionsOf("bottom", "center")}
            value={draft.captionsPosition}
            onChange={(captionsPosition) => onChange({ captionsPosition })}
          />
          <Segments
            legend="Size"
            options={optionsOf("small", "medium", "large")}
            value={draft.captionsFontSize}
            onChange={(captionsFontSize) => onChange({ captionsFontSize })}
          />
        </div>
      )}
    </div>
  );
}

function optionsOf(...values: string[]): Option[] {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

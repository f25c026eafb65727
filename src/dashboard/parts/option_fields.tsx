import { memo, useId } from "react";
import type { Translator } from "../../languages/translator.ts";
import type { OptionFact } from "../../server/dashboard/facts.ts";
import { availableOptions, chosenValue, type Draft, formatOf, type OptionValue } from "../draft.ts";
import { clock, labelOf } from "../labels.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { Segments, Switch } from "./choice.tsx";
import { VoiceField } from "./voice_field.tsx";

/** Options with more values than this get a slider instead of buttons. */
const MAX_BUTTONS = 8;
/** Sliders with more values than this have steps of five. */
const MAX_FINE_STEPS = 60;

interface OptionProps {
  option: OptionFact;
  /** Undefined if unset. */
  value: OptionValue | undefined;
  onChange: (value: OptionValue | undefined) => void;
}

/** Inputs for the options of the chosen format, by their schemas. */
export const OptionFields = memo(function OptionFields({
  draft,
  onChange,
}: {
  draft: Draft;
  onChange: (change: Pick<Draft, "options">) => void;
}) {
  const { facts } = useSession();
  const options = availableOptions(formatOf(facts, draft.format), draft);
  const change = (name: string) => (value: OptionValue | undefined) => {
    const { [name]: _, ...others } = draft.options;
    onChange({ options: value === undefined ? others : { ...others, [name]: value } });
  };
  const field = (option: OptionFact) => (
    <OptionField
      key={option.name}
      option={option}
      value={chosenValue(draft, option)}
      onChange={change(option.name)}
    />
  );
  return options
    .filter(({ requires }) => requires === undefined)
    .map((option) => {
      const dependents = options.filter(({ requires }) => requires === option.name);
      if (option.type !== "boolean") return field(option);
      return (
        <div key={option.name} className="captions">
          {field(option)}
          {dependents.length > 0 && <div className="fields">{dependents.map(field)}</div>}
        </div>
      );
    });
});

function OptionField(props: OptionProps) {
  const { ofAuthor } = useTranslator();
  const { option, value, onChange } = props;
  if (option.name === "voice" && option.type === "string") {
    const { title, open = "" } = option;
    const chosen = typeof value === "string" ? value : undefined;
    return (
      <VoiceField
        label={ofAuthor(title)}
        open={ofAuthor(open)}
        value={chosen}
        onChange={onChange}
      />
    );
  }
  if (option.type === "boolean") return <OptionSwitch {...props} />;
  if (option.choices !== undefined || valueCount(option) <= MAX_BUTTONS)
    return <Buttons {...props} />;
  return option.type === "string" ? <TextInput {...props} /> : <Slider {...props} />;
}

function OptionSwitch({ option, value, onChange }: OptionProps) {
  const { ofAuthor } = useTranslator();
  return <Switch label={ofAuthor(option.title)} checked={value === true} onChange={onChange} />;
}

function Buttons({ option, value, onChange }: OptionProps) {
  const translator = useTranslator();
  const { choices, open, unset, minimum = 0 } = option;
  const values: readonly OptionValue[] =
    choices ?? Array.from({ length: valueCount(option) }, (_, index) => minimum + index);
  const buttons = values
    .filter((one) => one !== unset)
    .map((one) => ({ value: String(one), label: choiceLabel(one, translator) }));
  return (
    <Segments
      legend={translator.ofAuthor(option.title)}
      options={
        open === undefined ? buttons : [{ value: "", label: translator.ofAuthor(open) }, ...buttons]
      }
      value={value === undefined || value === unset ? "" : String(value)}
      onChange={(text) => onChange(values.find((one) => String(one) === text))}
    />
  );
}

function Slider({ option, value, onChange }: OptionProps) {
  const translator = useTranslator();
  const { say, ofAuthor } = translator;
  const id = useId();
  const { minimum = 0, maximum = 100, unit } = option;
  const number = typeof value === "number" ? value : minimum;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {ofAuthor(option.title)}
      </label>
      <div className="range">
        <input
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          step={stepOf(option)}
          value={number}
          aria-valuetext={
            unit === "seconds"
              ? say("option.seconds", { count: number })
              : [translator.number(number), unit ?? ""].join(" ").trim()
          }
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output htmlFor={id}>
          {unit === "seconds" ? clock(number, translator) : translator.number(number)}
        </output>
      </div>
    </div>
  );
}

/** What a value is called: names are read, numbers are written as the language writes them. */
function choiceLabel(value: OptionValue, translator: Translator): string {
  return typeof value === "number" ? translator.number(value) : labelOf(String(value), translator);
}

/** Steps of a slider that can be told from each other. */
function stepOf({ type, minimum = 0, maximum = 100 }: OptionFact): number {
  const range = maximum - minimum;
  if (type === "integer" || range > MAX_FINE_STEPS) return range > MAX_FINE_STEPS ? 5 : 1;
  return range > 5 ? 0.5 : 0.05;
}

function TextInput({ option, value = "", onChange }: OptionProps) {
  const { ofAuthor } = useTranslator();
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {ofAuthor(option.title)}
      </label>
      <input
        id={id}
        className="input"
        type="text"
        dir="auto"
        maxLength={option.maxLength}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Number of values of an option; infinite if it is not a bounded integer. */
function valueCount({ type, minimum, maximum }: OptionFact): number {
  const isCounted = type === "integer" && minimum !== undefined && maximum !== undefined;
  return isCounted ? maximum - minimum + 1 : Number.POSITIVE_INFINITY;
}

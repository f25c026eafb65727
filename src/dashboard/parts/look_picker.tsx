import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Template } from "../api_types.ts";
import type { Draft } from "../draft.ts";
import { labelOf } from "../words.ts";
import { Segments } from "./choice.tsx";
import { Preview } from "./preview.tsx";

/** The looks by their pictures, and the variants of the chosen one. */
export function LookPicker({
  templates,
  draft,
  onChange,
}: {
  templates: readonly Template[];
  draft: Draft;
  onChange: (look: Pick<Draft, "visualTemplate" | "visualStyleVariant">) => void;
}) {
  const chosen = templates.find(({ name }) => name === draft.visualTemplate);
  const strip = useRef<HTMLDivElement>(null);
  const isLoaded = templates.length > 0;
  useEffect(() => {
    if (isLoaded) revealChosen(strip.current);
  }, [isLoaded]);
  return (
    <>
      <fieldset className="field">
        <legend className="label">Look</legend>
        <div className="looks" ref={strip}>
          <Look
            title="Automatic"
            isChosen={chosen === undefined}
            onChoose={() => onChange({ visualTemplate: "auto", visualStyleVariant: "" })}
          >
            <Fan templates={templates} format={draft.format} />
          </Look>
          {templates.map((template) => (
            <Look
              key={template.name}
              title={template.title}
              isChosen={template === chosen}
              onChoose={() => onChange({ visualTemplate: template.name, visualStyleVariant: "" })}
            >
              <Preview url={previewOf(template, draft)} format={draft.format} />
            </Look>
          ))}
        </div>
      </fieldset>
      {chosen === undefined ? (
        <p className="hint">Postloom picks the look that suits the text.</p>
      ) : (
        <Segments
          legend="Variant"
          options={chosen.variants.map(({ name }) => ({ value: name, label: labelOf(name) }))}
          value={draft.visualStyleVariant || (chosen.variants[0]?.name ?? "")}
          onChange={(visualStyleVariant) =>
            onChange({ visualTemplate: chosen.name, visualStyleVariant })
          }
        />
      )}
    </>
  );
}

/** Where the looks are a strip to swipe, the chosen one may be outside of it. */
function revealChosen(strip: HTMLElement | null): void {
  const look = strip?.querySelector(":checked")?.closest("label");
  if (!strip || !look) return;
  strip.scrollLeft = look.offsetLeft - (strip.clientWidth - look.offsetWidth) / 2;
}

function Look({
  title,
  isChosen,
  onChoose,
  children,
}: {
  title: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label className="look" htmlFor={id}>
      <input
        id={id}
        type="radio"
        name="look"
        className="visually-hidden"
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
      <span className="look-title">{title}</span>
    </label>
  );
}

/** The looks that one may get, as a hand of cards. */
function Fan({ templates, format }: { templates: readonly Template[]; format: string }) {
  return (
    <span className="preview fan">
      {templates.slice(0, 3).map((template) => (
        <Preview key={template.name} url={template.variants[0]?.previews[format]} format={format} />
      ))}
    </span>
  );
}

/** The picture of a template in the format, and the variant where it is the chosen one. */
export function previewOf(template: Template, draft: Draft): string | null | undefined {
  const variant =
    template.name === draft.visualTemplate && draft.visualStyleVariant !== ""
      ? template.variants.find(({ name }) => name === draft.visualStyleVariant)
      : template.variants[0];
  return variant?.previews[draft.format];
}

import { type ReactNode, useEffect, useId, useRef } from "react";
import { tint } from "../../colour/tint.ts";
import type { BrandColours } from "../../posts/brand.ts";
import type { Variant } from "../../posts/template.ts";
import type { Facts } from "../../server/dashboard/facts.ts";
import type { TemplateData } from "../../server/templates/schemas.ts";
import { type Draft, formatOf } from "../draft.ts";
import { labelOf } from "../labels.ts";
import { useSession } from "../session.tsx";
import { type Option, Segments } from "./choice.tsx";
import { Preview } from "./preview.tsx";

/** The looks by their pictures, and the variants of the chosen one, the account's own colours first. */
export function LookPicker({
  templates,
  brandColours,
  draft,
  onChange,
}: {
  templates: readonly TemplateData[];
  brandColours: BrandColours | null;
  draft: Draft;
  onChange: (look: Pick<Draft, "visualTemplate" | "visualStyleVariant">) => void;
}) {
  const { facts } = useSession();
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
            <Fan templates={templates} draft={draft} />
          </Look>
          {templates.map((template) => (
            <Look
              key={template.name}
              title={template.title}
              isChosen={template === chosen}
              onChoose={() => onChange({ visualTemplate: template.name, visualStyleVariant: "" })}
            >
              <Preview
                url={previewOf(template, draft)}
                medium={formatOf(facts, draft.format).medium}
                palette={paletteOf(facts, template, draft)}
              />
            </Look>
          ))}
        </div>
      </fieldset>
      {chosen === undefined ? (
        <p className="hint">
          Postloom picks the look that suits the text
          {brandColours === null ? "." : ", and draws it in your brand’s colours."}
        </p>
      ) : (
        <Segments
          legend="Variant"
          options={[
            ...brandOption(facts.palettes[chosen.name], brandColours),
            ...variantOptions(chosen, facts),
          ]}
          value={draft.visualStyleVariant || (brandColours ? "" : (chosen.variants[0]?.name ?? ""))}
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
function Fan({ templates, draft }: { templates: readonly TemplateData[]; draft: Draft }) {
  const { facts } = useSession();
  return (
    <span className="preview fan">
      {templates.slice(0, 3).map((template) => (
        <Preview
          key={template.name}
          url={previewOf(template, draft)}
          medium={formatOf(facts, draft.format).medium}
          palette={paletteOf(facts, template, draft)}
        />
      ))}
    </span>
  );
}

/** The picture of a template in the format, and the variant where it is the chosen one. */
export function previewOf(template: TemplateData, draft: Draft): string | null | undefined {
  const name = variantOf(template, draft);
  return template.variants.find((variant) => variant.name === name)?.previews[draft.format];
}

/** The colours of that picture. */
export function paletteOf(facts: Facts, template: TemplateData, draft: Draft): Variant | undefined {
  return facts.palettes[template.name]?.[variantOf(template, draft)];
}

function variantOf(template: TemplateData, draft: Draft): string {
  const isChosen = template.name === draft.visualTemplate && draft.visualStyleVariant !== "";
  return isChosen ? draft.visualStyleVariant : (template.variants[0]?.name ?? "");
}

/** A look as it is drawn where no variant is asked for. */
function brandOption(
  variants: Readonly<Record<string, Variant>> | undefined,
  colours: BrandColours | null,
): Option[] {
  if (variants === undefined || colours === null) return [];
  const label = (
    <>
      <Swatch palette={tint(variants, colours).colours} />
      Your brand
    </>
  );
  return [{ value: "", label }];
}

/** The variants of a look, to choose from by their colours. */
export function variantOptions({ name, variants }: TemplateData, facts: Facts): Option[] {
  return variants.map((variant) => ({
    value: variant.name,
    label: (
      <>
        <Swatch palette={facts.palettes[name]?.[variant.name]} />
        {labelOf(variant.name)}
      </>
    ),
  }));
}

function Swatch({ palette }: { palette: Variant | undefined }) {
  if (palette === undefined) return null;
  const { background, accent } = palette;
  return (
    <i
      className="swatch"
      style={{ background: `linear-gradient(135deg, ${background} 50%, ${accent} 50%)` }}
    />
  );
}

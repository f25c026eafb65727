import { memo, type ReactNode, useEffect, useId, useRef } from "react";
import { tint } from "../../colour/tint.ts";
import type { Translator } from "../../languages/translator.ts";
import type { BrandColours } from "../../posts/brand.ts";
import type { Variant } from "../../posts/template.ts";
import type { Facts } from "../../server/dashboard/facts.ts";
import type { TemplateData } from "../../server/templates/schemas.ts";
import { type Draft, formatOf } from "../draft.ts";
import { labelOf } from "../labels.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { shownPreview, shownTile } from "../use_templates.ts";
import { type Option, Segments } from "./choice.tsx";
import { Preview } from "./preview.tsx";
import { reveal } from "./reveal.ts";

/** Picks a template by its preview, and one of its variants or the brand's colours. */
export const LookPicker = memo(function LookPicker({
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
  const translator = useTranslator();
  const { say } = translator;
  const { facts } = useSession();
  const chosen = templates.find(({ name }) => name === draft.visualTemplate);
  const strip = useRef<HTMLDivElement>(null);
  const isLoaded = templates.length > 0;
  useEffect(() => {
    // On a phone, the templates are a strip to swipe.
    if (isLoaded) reveal(strip.current, strip.current?.querySelector(":checked")?.closest("label"));
  }, [isLoaded]);
  return (
    <>
      <fieldset className="field">
        <legend className="label">{say("create.look")}</legend>
        <div className="looks" ref={strip}>
          <Look
            title={say("choice.automatic")}
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
                url={tileOf(template, draft, facts)}
                medium={formatOf(facts, draft.format).medium}
                palette={paletteOf(facts, template, draft)}
              />
            </Look>
          ))}
        </div>
      </fieldset>
      {chosen === undefined ? (
        <p className="hint">{say(brandColours === null ? "create.auto" : "create.autoBranded")}</p>
      ) : (
        <Segments
          legend={say("create.variant")}
          options={[
            ...brandOption(facts.palettes[chosen.name], brandColours, translator),
            ...variantOptions(chosen, facts, translator),
          ]}
          value={draft.visualStyleVariant || (brandColours ? "" : (chosen.variants[0]?.name ?? ""))}
          onChange={(visualStyleVariant) =>
            onChange({ visualTemplate: chosen.name, visualStyleVariant })
          }
        />
      )}
    </>
  );
});

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

/** Previews of several templates, fanned out like a hand of cards. */
function Fan({ templates, draft }: { templates: readonly TemplateData[]; draft: Draft }) {
  const { facts } = useSession();
  return (
    <span className="preview fan">
      {templates.slice(0, 3).map((template) => (
        <Preview
          key={template.name}
          url={tileOf(template, draft, facts)}
          medium={formatOf(facts, draft.format).medium}
          palette={paletteOf(facts, template, draft)}
        />
      ))}
    </span>
  );
}

/** URL of a template's preview in the draft's format, and in its variant if the template is chosen. */
export function previewOf(template: TemplateData, draft: Draft): string | null | undefined {
  return shownPreview(previewsOf(template, draft), draft.format);
}

/** URL of that preview as a tile. */
function tileOf(template: TemplateData, draft: Draft, facts: Facts): string | null | undefined {
  return shownTile(previewsOf(template, draft), draft.format, facts);
}

function previewsOf(template: TemplateData, draft: Draft) {
  const name = variantOf(template, draft);
  return template.variants.find((one) => one.name === name)?.previews;
}

/** The colours of that preview. */
export function paletteOf(facts: Facts, template: TemplateData, draft: Draft): Variant | undefined {
  return facts.palettes[template.name]?.[variantOf(template, draft)];
}

function variantOf(template: TemplateData, draft: Draft): string {
  const isChosen = template.name === draft.visualTemplate && draft.visualStyleVariant !== "";
  return isChosen ? draft.visualStyleVariant : (template.variants[0]?.name ?? "");
}

/** The option for the brand's colours; none without a brand. */
function brandOption(
  variants: Readonly<Record<string, Variant>> | undefined,
  colours: BrandColours | null,
  { say }: Translator,
): Option[] {
  if (variants === undefined || colours === null) return [];
  const label = (
    <>
      <Swatch palette={tint(variants, colours).colours} />
      {say("create.yourBrand")}
    </>
  );
  return [{ value: "", label }];
}

/** Options for the variants of a template, with their colours. */
export function variantOptions(
  { name, variants }: TemplateData,
  facts: Facts,
  translator: Translator,
): Option[] {
  return variants.map((variant) => ({
    value: variant.name,
    label: (
      <>
        <Swatch palette={facts.palettes[name]?.[variant.name]} />
        {labelOf(variant.name, translator)}
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

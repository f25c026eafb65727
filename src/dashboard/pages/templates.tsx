import { useState } from "react";
import type { TemplateData } from "../../server/templates/schemas.ts";
import { Segments } from "../parts/choice.tsx";
import { variantOptions } from "../parts/look_picker.tsx";
import { Preview } from "../parts/preview.tsx";
import { ScrollArea } from "../parts/scroll_area.tsx";
import { PageHead } from "../parts/shell.tsx";
import { Empty, LoadError, Skeleton } from "../parts/states.tsx";
import { Link } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { shownPreview, useTemplates } from "../use_templates.ts";

/** The gallery: every template in every format, with its variants. */
export function TemplatesPage() {
  const { say } = useTranslator();
  const { data, error, reload } = useTemplates();
  return (
    <>
      <title>{`${say("page.templates")} · Postloom`}</title>
      <PageHead title={say("page.templates")} lead={say("looks.lead")} />
      {data !== undefined ? (
        <Gallery templates={data} />
      ) : error !== undefined ? (
        <LoadError error={error} onRetry={reload} />
      ) : (
        <Skeleton rows={2} tall />
      )}
    </>
  );
}

function Gallery({ templates }: { templates: readonly TemplateData[] }) {
  const { say } = useTranslator();
  if (templates.length === 0) {
    return (
      <Empty icon="templates" title={say("looks.none")}>
        <p>{say("looks.noneText")}</p>
      </Empty>
    );
  }
  return templates.map((template) => <Showcase key={template.name} template={template} />);
}

function Showcase({ template }: { template: TemplateData }) {
  const translator = useTranslator();
  const { say, ofAuthor } = translator;
  const { facts } = useSession();
  const [chosen, setChosen] = useState(template.variants[0]?.name ?? "");
  const variant = template.variants.find(({ name }) => name === chosen);
  const query = new URLSearchParams({ template: template.name, variant: chosen });
  return (
    <section className="showcase" aria-labelledby={`look-${template.name}`}>
      <div className="section-head">
        <div>
          <h2 id={`look-${template.name}`}>{template.title}</h2>
          <p className="lead">{ofAuthor(template.description)}</p>
        </div>
        <Link className="button" href={`/create?${query}`}>
          {say("looks.use")}
          <span className="visually-hidden">: {template.title}</span>
        </Link>
      </div>
      <Segments
        legend={say("looks.variantsOf", { look: template.title })}
        hidesLegend
        options={variantOptions(template, facts, translator)}
        value={chosen}
        onChange={setChosen}
      />
      <ScrollArea className="exhibits" label={say("looks.picturesOf", { look: template.title })}>
        {facts.formats.map(({ name, title, medium }) => (
          <figure key={name} data-medium={medium}>
            <Preview
              url={shownPreview(variant?.previews, name)}
              medium={medium}
              palette={facts.palettes[template.name]?.[chosen]}
            />
            <figcaption>
              {ofAuthor(title)}
              {variant?.previews[name] == null && (
                <span className="hint"> {say("looks.noPreview")}</span>
              )}
            </figcaption>
          </figure>
        ))}
      </ScrollArea>
    </section>
  );
}

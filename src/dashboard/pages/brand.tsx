import { useState } from "react";
import type { BrandData } from "../../server/brand/schemas.ts";
import { type BrandDraft, draftOf, paletteOf } from "../brand_draft.ts";
import { BrandForm } from "../parts/brand_form.tsx";
import { BrandSample } from "../parts/brand_sample.tsx";
import { FontField } from "../parts/font_field.tsx";
import { LogoField } from "../parts/logo_field.tsx";
import { SettingsHead } from "../parts/settings_head.tsx";
import { LoadError, Skeleton } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";

/** The account's brand: logo, font, name, handle and colours. */
export function BrandPage() {
  const { say } = useTranslator();
  const { api } = useSession();
  const { data, error, reload } = useResource("brand", api.brand);
  return (
    <>
      <title>{`${say("page.brand")} · Postloom`}</title>
      <SettingsHead />
      {data !== undefined ? (
        <BrandParts brand={data} onChange={reload} />
      ) : error !== undefined ? (
        <LoadError error={error} onRetry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function BrandParts({ brand, onChange }: { brand: BrandData; onChange: () => void }) {
  const { say } = useTranslator();
  const { facts } = useSession();
  const [typed, setTyped] = useState<BrandDraft | null>(null);
  const saved = draftOf(brand);
  const draft = typed ?? saved;
  const [variants = {}] = Object.values(facts.palettes);
  const palette = paletteOf(draft, variants);
  return (
    <div className="brand">
      <div>
        <section className="panel">
          <h2>{say("brand.logo")}</h2>
          <p className="lead">{say("brand.logoLead")}</p>
          <LogoField url={brand.logoUrl} onChange={onChange} />
        </section>
        <section className="panel">
          <h2>{say("brand.font")}</h2>
          <p className="lead">{say("brand.fontLead")}</p>
          <FontField family={brand.fontFamily} onChange={onChange} />
        </section>
        <section className="panel">
          <h2>{say("brand.nameAndColours")}</h2>
          <p className="lead">{say("brand.lead")}</p>
          <BrandForm
            draft={draft}
            presets={palette}
            isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
            isSet={Object.values(brand).some((part) => part !== null)}
            onChange={setTyped}
            onSaved={(newBrand) => {
              setTyped(draftOf(newBrand));
              onChange();
            }}
          />
        </section>
      </div>
      <div className="stand">
        <BrandSample draft={draft} logoUrl={brand.logoUrl} palette={palette} />
      </div>
    </div>
  );
}

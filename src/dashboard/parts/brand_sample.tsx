import type { Palette } from "../../posts/template.ts";
import type { BrandDraft } from "../brand_draft.ts";
import { ownUrl } from "../media.ts";
import { Said, useTranslator } from "../translation.tsx";
import { SampleLogo } from "./sample_logo.tsx";

/** A small sample slide with the brand's logo, name, handle and colours. */
export function BrandSample({
  draft: { name, handle },
  logoUrl,
  palette,
}: {
  draft: BrandDraft;
  logoUrl: string | null;
  palette: Palette;
}) {
  const { say } = useTranslator();
  const { background, ink, accent, muted, accentInk, onAccent, surface, rule } = palette;
  const at = handle.trim().replace(/^@/, "");
  return (
    <figure className="brand-sample">
      <div className="slide" style={{ background, color: ink }}>
        <span className="chip" style={{ background: accent, color: onAccent }}>
          {say("sample.chip")}
        </span>
        <p className="headline">{say("sample.headline")}</p>
        <p style={{ color: muted }}>{say("sample.small")}</p>
        <p className="note" style={{ background: surface, borderColor: accent }}>
          <Said
            message="sample.note"
            time={<strong style={{ color: accentInk }}>{say("sample.time")}</strong>}
          />
        </p>
        <div className="from" style={{ borderColor: rule }}>
          {logoUrl !== null && <SampleLogo key={logoUrl} src={ownUrl(logoUrl)} palette={palette} />}
          <span>
            <strong>
              <bdi>{name.trim() || (at === "" && logoUrl === null ? say("sample.name") : "")}</bdi>
            </strong>
            {at !== "" && (
              <span style={{ color: muted }}>
                <bdi>@{at}</bdi>
              </span>
            )}
          </span>
        </div>
      </div>
      <figcaption className="hint">{say("sample.hint")}</figcaption>
    </figure>
  );
}

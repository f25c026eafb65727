import type { Palette } from "../../posts/template.ts";
import type { BrandDraft } from "../brand_draft.ts";
import { ownUrl } from "../media.ts";
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
  const { background, ink, accent, muted, accentInk, onAccent, surface, rule } = palette;
  const at = handle.trim().replace(/^@/, "");
  return (
    <figure className="brand-sample">
      <div className="slide" style={{ background, color: ink }}>
        <span className="chip" style={{ background: accent, color: onAccent }}>
          Tip 3
        </span>
        <p className="headline">Rest is part of the work</p>
        <p style={{ color: muted }}>Small text stays readable, whatever the colours.</p>
        <p className="note" style={{ background: surface, borderColor: accent }}>
          <strong style={{ color: accentInk }}>20 minutes</strong> are enough
        </p>
        <div className="from" style={{ borderColor: rule }}>
          {logoUrl !== null && <SampleLogo key={logoUrl} src={ownUrl(logoUrl)} palette={palette} />}
          <span>
            <strong>
              <bdi>{name.trim() || (at === "" && logoUrl === null ? "Your name" : "")}</bdi>
            </strong>
            {at !== "" && (
              <span style={{ color: muted }}>
                <bdi>@{at}</bdi>
              </span>
            )}
          </span>
        </div>
      </div>
      <figcaption className="hint">A sample. Each look has its own layout.</figcaption>
    </figure>
  );
}

import { memo, useState } from "react";
import type { BrandData } from "../../server/brand/schemas.ts";
import type { TemplateData } from "../../server/templates/schemas.ts";
import { type UploadedPicture, withImages } from "../api.ts";
import { type Draft, fieldsOf, formatOf } from "../draft.ts";
import { fillsScreen } from "../formats.ts";
import { paletteOf, previewOf } from "../parts/look_picker.tsx";
import { LookReason } from "../parts/look_reason.tsx";
import { Phone } from "../parts/phone.tsx";
import { Preview } from "../parts/preview.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { Sketch } from "./sketch.tsx";
import { useSketch } from "./use_sketch.ts";

/**
 * What the post will look like: its first slide, drawn as one types, or the look with a sample text as
 * long as there is none. On a phone, or small, beside the button that makes it, from where it can be
 * made larger.
 */
export const Stand = memo(function Stand({
  draft,
  pictures,
  templates,
  brand,
  isFocused,
  isSmall,
}: {
  draft: Draft;
  pictures: readonly UploadedPicture[];
  templates: readonly TemplateData[];
  brand: BrandData | null;
  /** Whether somebody was about to type. */
  isFocused: boolean;
  isSmall: boolean;
}) {
  const { say } = useTranslator();
  const { account, facts } = useSession();
  const [isDrawn, setIsDrawn] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const format = formatOf(facts, draft.format);
  const isWritten = draft.source === "text" && draft.text.trim() !== "" && format.isSketched;
  const body = { text: draft.text, ...fieldsOf(draft, facts) };
  const told = useSketch(isWritten ? JSON.stringify(withImages(body, pictures)) : null);
  const isFull = fillsScreen(format.medium, draft.platform);
  // Only videos have previews that fill the screen.
  const video = facts.formats.find(({ medium }) => medium === "video");
  const sampleDraft = isFull && video ? { ...draft, format: video.name } : draft;
  const look = templates.find(({ name }) => name === draft.visualTemplate) ?? templates[0];
  const drawn = isDrawn ? told?.data : undefined;
  const reason = drawn?.lookReason ?? told?.reason;
  const picture = (
    <Sketch
      told={told}
      isBegun={isWritten || isFocused}
      pictures={pictures}
      isDrawn={isDrawn}
      onDrawn={setIsDrawn}
    >
      <Preview
        url={look && previewOf(look, sampleDraft)}
        medium={format.medium}
        palette={look && paletteOf(facts, look, draft)}
        plays
      />
    </Sketch>
  );
  const note = (
    <p className="hint">
      {drawn != null
        ? say("create.previewYours", { look: titleOf(drawn.design.template, templates) })
        : look !== undefined &&
          say(
            sampleNote({
              isAuto: draft.visualTemplate === "auto",
              isBranded: brand?.colours != null && draft.visualStyleVariant === "",
            }),
            { look: look.title },
          )}
      {reason != null && <LookReason text={reason} />}
    </p>
  );
  if (isSmall) {
    return (
      <aside
        aria-label={say("create.preview")}
        className={isLarge ? "peek large" : "peek"}
        style={{ "--proportion": proportionOf(drawn?.design, isFull) }}
      >
        <div className="peek-picture">
          {picture}
          {isLarge && note}
          <button
            type="button"
            aria-label={say("create.preview")}
            aria-expanded={isLarge}
            onClick={() => setIsLarge(!isLarge)}
          />
        </div>
      </aside>
    );
  }
  return (
    <aside aria-label={say("create.preview")} className="stand">
      <Phone
        platform={draft.platform}
        isFull={isFull}
        handle={brand?.handle ?? account.email.split("@")[0] ?? ""}
      >
        {picture}
      </Phone>
      {note}
    </aside>
  );
});

function titleOf(template: string, templates: readonly TemplateData[]): string {
  return templates.find(({ name }) => name === template)?.title ?? template;
}

/** Width to height of what is shown. */
function proportionOf(design: { width: number; height: number } | undefined, isFull: boolean) {
  if (design !== undefined) return design.width / design.height;
  return isFull ? 9 / 16 : 4 / 5;
}

/** What is said of a picture of a look that is not of one's own text. */
function sampleNote({ isAuto, isBranded }: { isAuto: boolean; isBranded: boolean }) {
  if (isAuto) return isBranded ? "create.previewAutoOwn" : "create.previewAuto";
  return isBranded ? "create.previewLookOwn" : "create.previewLook";
}

import { Type as t } from "@sinclair/typebox";
import type { EditedDraft } from "../../drafts/from_draft.ts";
import { pagesOf } from "../../drafts/stored_draft.ts";
import { pictureIdOf } from "../../drafts/to_draft.ts";
import type { Job } from "../../jobs/job.ts";
import type { Brand } from "../../posts/brand.ts";
import { CaptionSettings } from "../../posts/captions.ts";
import { captionsOf } from "../../posts/options.ts";
import { StillsProps } from "../../posts/props.ts";
import type { Slide } from "../../posts/slide.ts";
import { nullable } from "../http/schema.ts";
import type { LoadedDraft } from "./load_draft.ts";

/** Where the files of the brand are, among those of a draft. */
const LOGO = "logo";
const FONT = "font";

/** What an edited post is drawn from. */
export interface DraftPreview extends Omit<StillsProps, "slides" | "pictures"> {
  captions: CaptionSettings | null;
  slides: readonly { id: string; slide: Slide }[];
}

/** Members of a {@linkcode DraftPreview} for the documentation, which need not know all of a slide. */
export const PREVIEW_MEMBERS = {
  ...t.Omit(StillsProps, ["slides", "pictures"]).properties,
  captions: nullable(CaptionSettings, "Of a reel, if it has any"),
  slides: t.Array(
    t.Object({
      id: t.String(),
      slide: t.Object({ kind: t.String() }, { additionalProperties: true }),
    }),
    { description: "In their order, with their drawings, maps and pictures" },
  ),
};

/** {@linkcode DraftPreview} for the documentation. */
export const DraftPreviewData = t.Unsafe<DraftPreview>(
  t.Object(PREVIEW_MEMBERS, { description: "What the looks are given" }),
);

/** What an edited draft is drawn from, in place of keys with the names of its files. */
export function previewOf(
  { stored, request }: EditedDraft,
  { brand }: Pick<Job, "brand">,
): DraftPreview {
  const { script, design } = stored.fields;
  const sender = brand === null ? null : senderOf(brand);
  const { font = null } = brand ?? {};
  return {
    design,
    language: script.language,
    direction: script.direction,
    genre: script.genre,
    ...(script.tone !== undefined && { tone: script.tone }),
    ...(sender && { sender }),
    ...(font && { font: { url: FONT, ranges: font.ranges, weights: font.weights } }),
    captions: captionsOf(request.options),
    slides: pagesOf(stored).map(({ id, slide }) => ({ id, slide: named(slide) })),
  };
}

/** The key of a picture that the draft shows, or of a file of its brand; undefined if there is none. */
export function fileKeyOf({ stored, job }: LoadedDraft, name: string): string | undefined {
  if (name === LOGO) return job.brand?.logo?.objectKey;
  if (name === FONT) return job.brand?.font?.objectKey;
  const pictures = pagesOf(stored).flatMap(({ slide }) => slide.picture ?? []);
  return pictures.find((picture) => pictureIdOf(picture) === name)?.key;
}

function senderOf({ name, handle, logo }: Brand): StillsProps["sender"] | null {
  if (name === null && handle === null && logo === null) return null;
  const { width = 0, height = 0, ink = null } = logo ?? {};
  return { name, handle, logo: logo && { url: LOGO, width, height, ink } };
}

function named(slide: Slide): Slide {
  const { picture } = slide;
  if (picture === undefined) return slide;
  return { ...slide, picture: { ...picture, key: pictureIdOf(picture) } };
}

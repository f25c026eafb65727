import { createHash } from "node:crypto";
import type { FormatEntry } from "../formats/catalogue.ts";
import { aspectRatioOf } from "../posts/design.ts";
import type { Draft, DraftData, DraftSlide } from "../posts/draft.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Slide } from "../posts/slide.ts";
import { type Page, pagesOf, type StoredDraft } from "./stored_draft.ts";

/** What a draft is made of besides what is stored of it. */
export interface DraftSource {
  format: Pick<FormatEntry, "name" | "draftOptions">;
  request: Pick<JobRequest, "options">;
}

/** A stored draft as it can be edited. */
export function toDraft(stored: StoredDraft, { format, request }: DraftSource): Draft {
  const { script, design } = stored.fields;
  const pages = pagesOf(stored);
  const { template, variant, platform, colours = null, width, height } = design;
  const options = Object.entries(request.options);
  return {
    format: format.name,
    language: script.language,
    direction: script.direction,
    slides: Object.fromEntries(pages.map((page) => [page.id, draftSlideOf(page)])),
    order: pages.map(({ id }) => id),
    design: {
      visualTemplate: template,
      visualStyleVariant: variant,
      platform,
      colours,
      aspectRatio: aspectRatioOf(design),
      width,
      height,
    },
    options: Object.fromEntries(options.filter(([name]) => format.draftOptions.includes(name))),
    caption: script.caption,
    hashtags: script.hashtags,
  };
}

/** The entity tag of a draft: that of another one differs. */
export function etagOf(draft: Draft): string {
  const digest = createHash("sha256").update(JSON.stringify(draft)).digest("hex");
  return `"${digest.slice(0, 32)}"`;
}

/** By what a picture of a draft is named, wherever it is kept. */
export function pictureIdOf({ key }: OwnPicture): string {
  return (key.split("/").at(-1) ?? "").replace(/\.\w+$/, "");
}

function draftSlideOf({ slide, spoken }: Page): DraftSlide {
  const { drawing, picture, crossing, ...words } = slide;
  const shown = {
    drawing: drawing?.name ?? null,
    picture: picture === undefined ? null : { id: pictureIdOf(picture), alt: picture.alt },
    crossing:
      crossing === undefined ? null : { drawing: crossing.drawing.name, slide: crossing.slide },
    ...(spoken ?? {}),
  };
  switch (words.kind) {
    case "point":
    case "list":
    case "figure":
      return { ...words, data: dataOf(words), ...shown };
    default:
      return { ...words, ...shown };
  }
}

function dataOf({ data }: Pick<Extract<Slide, { kind: "point" }>, "data">): DraftData | null {
  if (data === undefined) return null;
  if (data.kind !== "map") return data;
  return { kind: "map", country: data.code ?? null, name: data.name };
}

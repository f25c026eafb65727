import { isDeepStrictEqual } from "node:util";
import { invalidField } from "../common/user_error.ts";
import { oneOf } from "../formats/allowed.ts";
import type { FormatEntry } from "../formats/catalogue.ts";
import type { Fields } from "../formats/fields.ts";
import { parseRequest } from "../formats/read_request.ts";
import { aspectRatioOf, type Design, pictureSize, type Shape } from "../posts/design.ts";
import type { Draft, DraftData, DraftSlide } from "../posts/draft.ts";
import type { Drawing } from "../posts/drawing.ts";
import type { LocatorMap, Place } from "../posts/locator_map.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Slide } from "../posts/slide.ts";
import { AUTO_TEMPLATE, type Variant } from "../posts/template.ts";
import { type Page, pagesOf, type StoredDraft, withPages } from "./stored_draft.ts";
import { pictureIdOf, toDraft } from "./to_draft.ts";

/** Where a draft's drawings, maps and pictures come from that the post did not show before. */
export interface DraftParts {
  drawing(name: string): Promise<Drawing | null>;
  map(place: Place): Promise<LocatorMap | null>;
  /** A picture that was sent, by its id. */
  picture(id: string): Promise<OwnPicture | null>;
}

/** What is installed, by which a draft is read. */
export interface DraftContext extends DraftParts {
  format: FormatEntry;
  fields: Fields;
  /** The variants of each look, the default first. */
  variantsOf(template: string): Readonly<Record<string, Variant>> | undefined;
}

/** A draft that was edited, as it is kept, and the request that it answers. */
export interface EditedDraft {
  stored: StoredDraft;
  request: JobRequest;
}

/**
 * Makes an edited draft one that can be kept.
 *
 * @param edited Valid by itself, see `readDraft()`.
 * @param base What it was before.
 * @throws {InvalidRequestError} naming the field that cannot be as it is: what is not to be changed, or
 *   a look, an option, a drawing, a map or a picture that does not exist.
 */
export async function fromDraft(
  edited: Draft,
  base: EditedDraft,
  context: DraftContext,
): Promise<EditedDraft> {
  const { format } = context;
  const before = toDraft(base.stored, { format, request: base.request });
  for (const [path, was, is] of [
    ["format", before.format, edited.format],
    ["design.width", before.design.width, edited.design.width],
    ["design.height", before.design.height, edited.design.height],
  ] as const) {
    if (was !== is) throw invalidField(path, "cannot be changed");
  }
  const request = requestOf(edited, before, { base: base.request, context });
  const design = designOf(edited.design, base.stored.fields.design, context);
  const slides = await slidesOf(edited, base.stored, context);
  const { stored } = base;
  const { language, direction, caption, hashtags } = edited;
  const script = { ...stored.fields.script, language, direction, caption, hashtags };
  const { ids, fields } = withPages(stored, slides);
  const made = { ...fields, script, design };
  // Nobody chose the look that the post has now.
  if (design.template !== fields.design.template) delete made.lookReason;
  return {
    stored: { ids, fields: made },
    request: { ...request, visualStyleVariant: design.variant },
  };
}

/** The design with another look, variant, platform or colours. */
function designOf(
  wanted: Draft["design"],
  { colours: hadColours, ...had }: Design,
  { variantsOf, format }: Pick<DraftContext, "variantsOf" | "format">,
): Design {
  const usual: Shape = format.draft === "scenes" ? "9:16" : "platform";
  const { visualTemplate: template, platform } = wanted;
  const variants = variantsOf(template) ?? {};
  const isOtherVariant = wanted.visualStyleVariant !== had.variant;
  // A name that only the look before knew means nothing to another one.
  const isForeign =
    !isOtherVariant && template !== had.template && !Object.hasOwn(variants, had.variant);
  const variant = (isForeign && Object.keys(variants)[0]) || wanted.visualStyleVariant;
  // As in requests, a variant that is asked for takes precedence over the brand's colours.
  const isBrand = isOtherVariant && isDeepStrictEqual(wanted.colours, hadColours ?? null);
  const colours = isBrand ? null : wanted.colours;
  const shape = wanted.aspectRatio ?? (aspectRatioOf(had) === null ? had.shape : usual);
  const isSameSize = platform === had.platform && shape === had.shape;
  const size = isSameSize ? {} : pictureSize(platform, shape ?? usual);
  return {
    ...had,
    template,
    variant,
    platform,
    ...(shape !== undefined && { shape }),
    ...size,
    ...(colours !== null && { colours }),
  };
}

function requestOf(
  { design, options }: Draft,
  before: Draft,
  { base, context: { format, fields } }: { base: JobRequest; context: DraftContext },
): JobRequest {
  const unknown = Object.keys(options).find((name) => !format.draftOptions.includes(name));
  if (unknown !== undefined) {
    throw invalidField(`options.${unknown}`, "there is no such field");
  }
  const looks = fields.common.visualTemplate.schema.anyOf.map((look) => String(look.const));
  const known = looks.filter((look) => look !== AUTO_TEMPLATE);
  if (!known.includes(design.visualTemplate)) {
    throw invalidField("design.visualTemplate", `must be ${oneOf(known)}`);
  }
  const { aspectRatio: _, ...others } = base.options;
  const kept = Object.entries(others).filter(([name]) => !format.draftOptions.includes(name));
  const hasRatio = fields.options[format.name]?.aspectRatio !== undefined;
  const chosen = Object.entries(options).filter(([name, value]) => {
    const requires = fields.options[format.name]?.[name]?.requires;
    const isOff = requires !== undefined && options[requires] !== true;
    // What went without saying goes with what it is for.
    return !(isOff && isDeepStrictEqual(value, before.options[name]));
  });
  const values = {
    ...Object.fromEntries([...kept, ...chosen]),
    ...(hasRatio && design.aspectRatio !== null && { aspectRatio: design.aspectRatio }),
    format: format.name,
    platform: design.platform,
    visualTemplate: design.visualTemplate,
    visualStyleVariant: design.visualStyleVariant,
    customPrompt: base.customPrompt,
  };
  return parseRequest(values, fields, { nameOf });

  function nameOf(member: string): string {
    return member in design ? `design.${member}` : `options.${member}`;
  }
}

async function slidesOf(
  { slides, order }: Draft,
  base: StoredDraft,
  parts: DraftParts,
): Promise<Page[]> {
  const had = pagesOf(base);
  const known = knownParts(had);
  const pages: Page[] = [];
  for (const id of order) {
    const edited = slides[id];
    if (edited === undefined) continue;
    const page = had.find((one) => one.id === id);
    const slide = await slideOf(edited, { id, had: page?.slide, known, parts });
    const { narration, optional = true } = edited;
    pages.push({ id, slide, spoken: narration === undefined ? null : { narration, optional } });
  }
  return withWholeCrossings(pages);
}

/** What the post shows already, by its names. */
interface KnownParts {
  drawings: ReadonlyMap<string, Drawing>;
  pictures: ReadonlyMap<string, OwnPicture>;
}

function knownParts(pages: readonly Page[]): KnownParts {
  const slides = pages.map(({ slide }) => slide);
  const drawings = slides.flatMap(({ drawing, crossing }) => [
    ...(drawing === undefined ? [] : [drawing]),
    ...(crossing === undefined ? [] : [crossing.drawing]),
  ]);
  const pictures = slides.flatMap(({ picture }) => picture ?? []);
  return {
    drawings: new Map(drawings.map((drawing) => [drawing.name, drawing])),
    pictures: new Map(pictures.map((picture) => [pictureIdOf(picture), picture])),
  };
}

interface SlideContext {
  id: string;
  /** The slide before it was edited; undefined for a new one. */
  had: Slide | undefined;
  known: KnownParts;
  parts: DraftParts;
}

async function slideOf(edited: DraftSlide, context: SlideContext): Promise<Slide> {
  const { drawing, picture, crossing, narration: _, optional: __, ...words } = edited;
  const shown = {
    ...(drawing !== null && { drawing: await drawingOf(drawing, context) }),
    ...(picture !== null && { picture: await pictureOf(picture, context) }),
    ...(crossing !== null && { crossing: crossingOf(crossing, context) }),
  };
  switch (words.kind) {
    case "point": {
      const { data, emphasis: phrase, ...point } = words;
      const emphasis = phrase !== null && point.headline.includes(phrase) ? phrase : null;
      return { ...point, emphasis, ...(await dataOf(data, context)), ...shown };
    }
    case "list":
    case "figure": {
      const { data, ...others } = words;
      return { ...others, ...(await dataOf(data, context)), ...shown };
    }
    default:
      return { ...words, ...shown };
  }
}

async function drawingOf(name: string, { id, known, parts }: SlideContext): Promise<Drawing> {
  const drawing = known.drawings.get(name) ?? (await parts.drawing(name));
  if (drawing !== null) return drawing;
  throw invalidField(
    `slides.${id}.drawing`,
    `there is no drawing "${name}" that a look can colour`,
  );
}

async function pictureOf(
  { id: pictureId, alt }: NonNullable<DraftSlide["picture"]>,
  { id, known, parts }: SlideContext,
): Promise<OwnPicture> {
  const picture = known.pictures.get(pictureId) ?? (await parts.picture(pictureId));
  if (picture !== null) return { ...picture, alt };
  throw invalidField(
    `slides.${id}.picture.id`,
    `"${pictureId}" is no picture of this post and no upload of yours, or has expired`,
  );
}

function crossingOf(
  { drawing, slide }: NonNullable<DraftSlide["crossing"]>,
  { id, had }: SlideContext,
): NonNullable<Slide["crossing"]> {
  const crossing = had?.crossing;
  if (crossing?.drawing.name === drawing && crossing.slide === slide) return crossing;
  throw invalidField(`slides.${id}.crossing`, "can be removed, and not be made");
}

async function dataOf(
  data: DraftData | null,
  { id, had, parts }: SlideContext,
): Promise<Pick<Extract<Slide, { kind: "point" }>, "data">> {
  if (data === null) return {};
  if (data.kind !== "map") return { data };
  const { country, name } = data;
  const known = had !== undefined && "data" in had ? had.data : undefined;
  if (known?.kind === "map" && (known.code ?? null) === country)
    return { data: { ...known, name } };
  const map = country === null ? null : await parts.map({ country, name });
  if (map !== null) return { data: map };
  throw invalidField(`slides.${id}.data.country`, "must be a country that there is a map of");
}

/** Without the halves of drawings whose other half is not beside them any more. */
function withWholeCrossings(pages: readonly Page[]): Page[] {
  const nameAt = (index: number, half: "first" | "second") => {
    const crossing = pages[index]?.slide.crossing;
    return crossing?.slide === half ? crossing.drawing.name : undefined;
  };
  return pages.map((page, index) => {
    const { crossing, ...slide } = page.slide;
    if (crossing === undefined) return page;
    const isFirst = crossing.slide === "first";
    const other = isFirst ? nameAt(index + 1, "second") : nameAt(index - 1, "first");
    return other === crossing.drawing.name ? page : { ...page, slide };
  });
}

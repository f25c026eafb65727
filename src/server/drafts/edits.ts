import type { Account } from "../../accounts/account.ts";
import { isRecord } from "../../common/is_record.ts";
import { invalidField } from "../../common/user_error.ts";
import { editDraft } from "../../drafts/edit_draft.ts";
import {
  type DraftContext,
  type DraftParts,
  type EditedDraft,
  fromDraft,
} from "../../drafts/from_draft.ts";
import { readDraft } from "../../drafts/read_draft.ts";
import { toDraft } from "../../drafts/to_draft.ts";
import { variantOf } from "../../drafts/variant_of.ts";
import type { Catalogue } from "../../formats/catalogue.ts";
import type { Fields } from "../../formats/fields.ts";
import { parseRequest } from "../../formats/read_request.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import { aspectRatioIn } from "../../posts/design.ts";
import type { Draft } from "../../posts/draft.ts";
import type { LoadedDraft } from "./load_draft.ts";

/** What drafts are edited with. */
export interface EditServices {
  catalogue: Catalogue;
  fields: Fields;
  uploads: Pick<UploadStore, "find">;
  /** Where drawings and maps come from that a post did not show before. */
  draftParts: Omit<DraftParts, "picture">;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft of a post with a patch.
 *
 * @throws {InvalidRequestError} naming the field that is wrong.
 */
export async function patched(
  services: EditServices,
  { draft, format, stored, job }: LoadedDraft,
  { patch, account }: { patch: Values; account: Account },
): Promise<EditedDraft> {
  requireRemovable(draft, patch);
  const edited = readDraft(editDraft(draft, patch), format.medium);
  const context = contextOf(services, format, account);
  return await fromDraft(edited, { stored, request: job.request }, context);
}

/** Slides that are not there cannot be removed: a merge patch would pass over a misspelt id. */
function requireRemovable({ slides }: Draft, { slides: patch }: Values): void {
  if (!isRecord(patch)) return;
  for (const [id, slide] of Object.entries(patch)) {
    if (slide === null && !Object.hasOwn(slides, id))
      throw invalidField(`slides.${id}`, "there is no such slide");
  }
}

/**
 * A post, as it was edited, in another look, shape or format.
 *
 * @throws {InvalidRequestError} naming the field that is wrong.
 */
export async function variantFor(
  services: EditServices,
  { job, stored, draft }: LoadedDraft,
  { values, account }: { values: Values; account: Account },
): Promise<EditedDraft> {
  const { catalogue, fields } = services;
  const { format: name = job.request.format } = values;
  const isSame = name === job.request.format;
  const had = {
    platform: draft.design.platform,
    visualTemplate: draft.design.visualTemplate,
    ...(isSame && { ...job.request.options, customPrompt: job.request.customPrompt }),
  };
  const wanted = parseRequest({ ...had, ...values, format: name }, fields);
  const format = catalogue.formats.find((one) => one.name === wanted.format);
  if (format === undefined || format.draft === null) {
    throw invalidField("format", `posts of "${wanted.format}" have no draft`);
  }
  const { slideCount } = wanted.options;
  const base = {
    stored: isSame
      ? stored
      : variantOf(stored, {
          format,
          slideCount: typeof slideCount === "number" ? slideCount : undefined,
        }),
    request: { ...wanted, customPrompt: job.request.customPrompt },
  };
  const before = toDraft(base.stored, { format, request: base.request });
  const { visualTemplate, visualStyleVariant, platform } = wanted;
  const design = {
    ...before.design,
    platform,
    visualTemplate,
    aspectRatio: aspectRatioIn(wanted.options),
    ...(visualStyleVariant !== null && { visualStyleVariant }),
  };
  const edited = readDraft({ ...before, design }, format.medium);
  return await fromDraft(edited, base, contextOf(services, format, account));
}

function contextOf(
  { catalogue, fields, uploads, draftParts }: EditServices,
  format: LoadedDraft["format"],
  account: Account,
): DraftContext {
  return {
    ...draftParts,
    picture: (id) => uploads.find(account.id, id),
    format,
    fields,
    variantsOf: (template) => catalogue.templates.find(({ name }) => name === template)?.variants,
  };
}

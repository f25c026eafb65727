import { type Static, Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Account } from "../../accounts/account.ts";
import { UnavailableError } from "../../common/unavailable_error.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { pagesOf } from "../../drafts/stored_draft.ts";
import type { Catalogue } from "../../formats/catalogue.ts";
import { allFields, fieldsOf } from "../../formats/fields.ts";
import { parseRequest } from "../../formats/read_request.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import type { Sketch, Sketcher, SketchInput } from "../../jobs/sketch.ts";
import { checkTextSource } from "../../jobs/source.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import { createMemoryLimit } from "../../limits/memory_limit.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { type DraftPreview, PREVIEW_MEMBERS, previewOf } from "../drafts/draft_preview.ts";
import { writeEndpoint } from "../endpoint.ts";
import { createByteBudget } from "../http/byte_budget.ts";
import { json } from "../http/openapi.ts";
import { bodyTooLarge, invalid, limited } from "../http/responses.ts";
import { nullable } from "../http/schema.ts";
import { readBoth } from "./read_both.ts";
import { fieldErrors, textBodySchema } from "./schemas.ts";
import { findUploads } from "./sent_pictures.ts";
import { readTextBody } from "./text_body.ts";

/** Dependencies of the endpoint that previews posts. */
export interface PreviewServices extends AuthServices {
  jobs: Pick<JobStore, "recentDesigns">;
  catalogue: Catalogue;
  uploads: UploadStore;
  sketcher: Sketcher;
}

/** More than anybody's pauses in typing, and fewer than keep a server from its other work. */
const PREVIEWS_PER_MINUTE = 120;
const TOO_MANY_PREVIEWS = "Too many previews of posts in a minute: ask less often";

/** Two posts are laid out at a time, one of an account. */
const SKETCHES = createByteBudget({ total: 2, share: 1, patienceMs: 5_000 });
const NO_SKETCH =
  "Invalid format: its posts cannot be previewed, as its stages need more than a text";
/** Longer than the longest text takes on a busy machine, with a process that is started for it. */
const SKETCH_MS = 20_000;

/** What a post would be drawn from if it were made now. */
export interface PostPreview extends DraftPreview {
  narrations: readonly (readonly string[])[];
  lookReason: string | null;
}

const PostPreviewData = t.Unsafe<PostPreview>(
  t.Object({
    ...PREVIEW_MEMBERS,
    narrations: t.Array(t.Array(t.String()), {
      description: "Of a video: what is said in each scene, sentence by sentence; else empty",
    }),
    lookReason: nullable(t.String(), "Why the look was chosen; null where it was asked for"),
  }),
);

/** A preview, or why there is none: a text that is being typed is often not one yet. */
const PreviewResponse = t.Object(
  {
    success: t.Literal(true),
    data: nullable(PostPreviewData, "What the looks are given; null if the text makes no post"),
    reason: nullable(t.String(), "Why the text makes no post; null if it makes one"),
  },
  { description: "What the post would be drawn from" },
);
export type PreviewResponse = Static<typeof PreviewResponse>;

/** The endpoint that lays out a post without making it. */
export function previewController(services: PreviewServices) {
  const { catalogue, jobs, uploads, sketcher } = services;
  const fields = fieldsOf(catalogue);
  const described = allFields(catalogue, fields);
  const limit = createMemoryLimit({
    name: "post_previews",
    perMinute: PREVIEWS_PER_MINUTE,
    message: TOO_MANY_PREVIEWS,
  });

  return new Elysia({ prefix: "/api/v1", tags: ["Creation"] }).use(authPlugin(services)).post(
    "/preview-text",
    async ({ account, request }): Promise<PreviewResponse> => {
      limit.check(account.id);
      limit.count(account.id);
      const input = await readInput(account, await readTextBody(request));
      using _ = await SKETCHES.take(account.id, 1);
      // Whoever types on has asked for another one by now.
      request.signal.throwIfAborted();
      const { draft: stored, reason } = await sketch(input);
      if (stored === null) return { success: true, data: null, reason };
      const narrations = pagesOf(stored).flatMap(({ spoken }) =>
        spoken === null ? [] : [spoken.narration],
      );
      const { lookReason = null } = stored.fields;
      const preview = previewOf({ stored, request: input.request }, account);
      return { success: true, data: { ...preview, narrations, lookReason }, reason };
    },
    writeEndpoint({
      auth: "keyOrSession",
      operationId: "previewText",
      summary: "Preview a post from a text",
      description:
        "Takes the same body as a creation, and makes nothing: the local writer lays out the post, whatever writes the posts themselves. It is for programs that draw with the looks themselves, as the dashboard does while one types. It counts as no request, and has a limit of its own.",
      body: json(textBodySchema(described)),
      response: {
        200: PreviewResponse,
        400: invalid(
          "No text provided",
          "Malformed JSON",
          NO_SKETCH,
          'Invalid images: "upl_1" is no upload of yours, or has expired, so send it again',
          ...fieldErrors(described),
        ),
        413: bodyTooLarge("10MB"),
        429: limited(TOO_MANY_PREVIEWS),
      },
    }),
  );

  async function readInput(
    { id: accountId, brand }: Account,
    values: Readonly<Record<string, unknown>>,
  ): Promise<SketchInput> {
    const read = () => checkTextSource(values.text);
    const { source, request } = readBoth({ field: "text", read }, () =>
      parseRequest(values, fields),
    );
    const { isSketched } = catalogue.formats.find(({ name }) => name === request.format) ?? {};
    if (isSketched !== true) throw new InvalidRequestError(NO_SKETCH);
    const [pictures, recent] = await Promise.all([
      findUploads(values.images, { uploads, accountId }),
      // Of no job, so beside all that there are.
      jobs.recentDesigns({ id: "", accountId }),
    ]);
    return { text: source.text, request, brand, pictures, recent };
  }

  async function sketch(input: SketchInput): Promise<Sketch> {
    const signal = AbortSignal.timeout(SKETCH_MS);
    try {
      return await sketcher.sketch(input, { signal });
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw new UnavailableError("memory", "Cannot lay out the post in time", { cause });
    }
  }
}

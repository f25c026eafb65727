import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { MAX_WORDINGS } from "../../drafts/reword.ts";
import type { Field } from "../../formats/fields.ts";
import { Draft, DraftDesign } from "../../posts/draft.ts";
import { SlideFit } from "../../posts/report.ts";
import { CreationHeaders, REPLAYED_HEADER, Warnings } from "../creation/schemas.ts";
import { RATE_LIMIT_HEADERS } from "../http/rate_limit_headers.ts";
import { nullable } from "../http/schema.ts";

/** Media type of a JSON Merge Patch (RFC 7396). */
export const MERGE_PATCH = "application/merge-patch+json";

const ETAG = {
  ETag: {
    description: "Names this draft, for `If-Match`",
    schema: { type: "string" },
  },
} as const;

/** A draft, and how it was drawn. */
export const DraftResponse = t.Object(
  {
    success: t.Literal(true),
    data: Draft,
    fit: t.Record(t.String(), SlideFit, {
      description:
        "How each slide was drawn, by its id: what did not fit is shortened, and what is still wrong is told",
    }),
    latestRevision: t.String({
      description: "The job of the post's latest revision, which may be this one",
      examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"],
    }),
  },
  { description: "The draft", headers: ETAG },
);

export type DraftResponse = Static<typeof DraftResponse>;

/** Request headers of a change of a draft. */
export const PatchHeaders = t.Object({
  "If-Match": t.String({
    description: "The `ETag` of the draft that is changed, or `*` for whichever it is",
    examples: ['"0c3f5a1e9b7d4c2f8a6e1b3d5f7a9c0e"'],
  }),
  ...CreationHeaders.properties,
});

/** Parameters of a change of a draft. */
export const PatchQuery = t.Object({
  latestRevision: t.Optional(
    t.String({
      description:
        "The post's latest revision as it is known: with another one than this, nothing is made",
      examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"],
    }),
  ),
});

/** A JSON Merge Patch of a draft. Its members are checked once it is applied. */
export const DraftPatch = t.Partial(
  t.Object({
    language: Draft.properties.language,
    direction: Draft.properties.direction,
    slides: t.Record(t.String(), nullable(t.Record(t.String(), t.Unknown())), {
      description: "Changed or new slides by their ids; null removes one",
    }),
    order: Draft.properties.order,
    design: t.Partial(t.Omit(DraftDesign, ["width", "height"])),
    options: Draft.properties.options,
    caption: Draft.properties.caption,
    hashtags: Draft.properties.hashtags,
  }),
  {
    description: "A JSON Merge Patch (RFC 7396) of the draft",
    examples: [{ slides: { s2: { headline: "Ten minutes outside are enough" } } }],
  },
);

/** A revision or a variant that was created. */
export const RevisionResponse = t.Object(
  {
    success: t.Literal(true),
    message: t.String({ examples: ["Revision job created"] }),
    data: t.Object({
      jobId: t.String({ examples: ["job_7a1d9c0e5f3b4a2c8e6d1f0b9a7c5e3d"] }),
      status: t.Literal("pending"),
      revisionOf: t.String({ examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"] }),
    }),
    warnings: Warnings,
  },
  {
    description: "The job of the revision was created",
    headers: {
      ...RATE_LIMIT_HEADERS,
      Location: { description: "Its draft", schema: { type: "string" } },
      [REPLAYED_HEADER]: {
        description: "`true` if this is the response to an earlier request with the same key",
        schema: { type: "string" },
      },
    },
  },
);
export type RevisionResponse = Static<typeof RevisionResponse>;

/** What can be asked of a variant: members of a creation request, all of them optional. */
export function variantBodySchema(fields: Readonly<Record<string, Field>>) {
  const entries = Object.entries(fields)
    .filter(([name]) => name !== "customPrompt")
    .map(([name, { schema }]): [string, TSchema] => {
      // What is left out is as the post has it.
      const { default: _, ...wanted } = schema;
      return [name, t.Optional(wanted as TSchema)];
    });
  return t.Object(Object.fromEntries(entries), {
    description: "What is to be different; everything else is as it was",
    examples: [{ format: "carousel", visualTemplate: "news", platform: "tiktok" }],
  });
}

/** Other wordings of a slide. */
export const WordingsResponse = t.Object(
  {
    success: t.Literal(true),
    data: t.Array(t.Unsafe<Readonly<Record<string, unknown>>>(t.Record(t.String(), t.Unknown())), {
      maxItems: MAX_WORDINGS,
      description: "Patches of the slide",
    }),
  },
  {
    description: "The wordings, none if there is nothing else to say",
    headers: RATE_LIMIT_HEADERS,
    examples: [
      {
        success: true,
        data: [{ kind: "point", headline: "It keeps what matters", text: "", emphasis: null }],
      },
    ],
  },
);

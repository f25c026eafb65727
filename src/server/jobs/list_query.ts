import { Type as t } from "@sinclair/typebox";
import { storableText } from "../../common/storable_text.ts";
import type { JobQuery } from "../../jobs/account_jobs.ts";
import type { Job } from "../../jobs/job.ts";
import { RequestError } from "../http/request_error.ts";
import { oneOf } from "../http/schema.ts";
import { JOB_STATUSES } from "../retrieval/schemas.ts";

/** Jobs per page. */
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 20;
const MAX_SEARCH_LENGTH = 100;
const MAX_POST_ID_LENGTH = 100;
const REVISIONS = ["latest"] as const;

/** Schema of the parameters of {@linkcode readListQuery}. */
export function listQuerySchema(formats: readonly string[]) {
  return t.Object({
    status: t.Optional(oneOf(JOB_STATUSES, "Only jobs with this status")),
    format: t.Optional(oneOf(formats, "Only jobs of this format")),
    search: t.Optional(
      t.String({
        maxLength: MAX_SEARCH_LENGTH,
        description: "Only jobs whose caption, first words or file name have this",
        examples: ["old trees"],
      }),
    ),
    postId: t.Optional(
      t.String({
        maxLength: MAX_POST_ID_LENGTH,
        description: "Only the revisions of this post",
        examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"],
      }),
    ),
    revisions: t.Optional(
      oneOf(
        REVISIONS,
        "Of each post only its latest revision; one that failed only if all of them did",
      ),
    ),
    limit: t.Optional(
      t.Integer({
        minimum: 1,
        maximum: MAX_LIMIT,
        default: DEFAULT_LIMIT,
        description: "Jobs per page",
      }),
    ),
    cursor: t.Optional(t.String({ description: "The `nextCursor` of the previous page" })),
  });
}

/**
 * Parses the parameters of a list. Empty ones count as left out.
 *
 * @throws {RequestError} 400 naming the first invalid parameter and its allowed values.
 */
export function readListQuery(url: URL, formats: readonly string[]): JobQuery {
  const param = (name: string) => url.searchParams.get(name) || undefined;
  return {
    status: readChoice("status", param("status"), JOB_STATUSES),
    format: readChoice("format", param("format"), formats),
    search: readSearch(param("search")),
    postId: readPostId(param("postId")),
    latest: readChoice("revisions", param("revisions"), REVISIONS) === "latest",
    limit: readLimit(param("limit")),
    after: readCursor(param("cursor")),
  };
}

/** Encodes a job's position in the list as the cursor of the next page. */
export function cursorOf({ createdAt, id }: Job): string {
  return new TextEncoder()
    .encode(`${createdAt.getTime()} ${id}`)
    .toBase64({ alphabet: "base64url", omitPadding: true });
}

function readCursor(text: string | undefined): JobQuery["after"] {
  if (text === undefined) return undefined;
  const match = /^(\d{1,15}) ([A-Za-z0-9_-]{1,100})$/.exec(decode(text));
  const [, time, id] = match ?? [];
  const createdAt = new Date(Number(time));
  if (id === undefined || Number.isNaN(createdAt.getTime())) {
    throw invalid("cursor", "a nextCursor that was answered");
  }
  return { createdAt, id };
}

function decode(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: "base64url" }));
  } catch {
    // Not base 64, so not one of our cursors.
    return "";
  }
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) throw invalid("limit", `an integer from 1 to ${MAX_LIMIT}`);
  return limit;
}

function readSearch(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= MAX_SEARCH_LENGTH) {
    return text && storableText(text).trim();
  }
  throw invalid("search", `at most ${MAX_SEARCH_LENGTH} characters`);
}

function readPostId(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= MAX_POST_ID_LENGTH) return text && storableText(text);
  throw invalid("postId", `at most ${MAX_POST_ID_LENGTH} characters`);
}

function readChoice<Value extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly Value[],
): Value | undefined {
  if (text === undefined) return undefined;
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw invalid(name, allowed.join(", "));
  return found;
}

function invalid(name: string, allowed: string): RequestError {
  return new RequestError(400, `Invalid ${name}: must be ${allowed}`, { code: "invalid_request" });
}

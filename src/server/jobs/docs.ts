import type { DocumentDecoration } from "elysia";
import type { OpenAPIV3 } from "openapi-types";
import { KEY_SCHEME, SESSION_SCHEME } from "../creation/docs.ts";
import { jsonAnswer } from "../http/openapi_schema.ts";
import {
  ErrorAnswer,
  LimitedAnswer,
  NotFoundAnswer,
  UnauthorizedAnswer,
} from "../retrieval/schemas.ts";
import { DEFAULT_PAGE, JOB_STATUSES, MAX_PAGE } from "./list_query.ts";
import { DoneAnswer, JobAnswer, JobsAnswer } from "./schemas.ts";

/** What every endpoint says that takes a key or a session. */
export const OWNERS = {
  security: [{ [KEY_SCHEME]: [] }, { [SESSION_SCHEME]: [] }],
  unauthorized: jsonAnswer("There is neither a valid key nor a session", UnauthorizedAnswer),
  forbidden: jsonAnswer("A session was used from another page", ErrorAnswer),
};

const JOB_ID: OpenAPIV3.ParameterObject[] = [
  { in: "path", name: "jobId", required: true, schema: { type: "string" } },
];
const NOT_FOUND = jsonAnswer("The account has no such job", NotFoundAnswer);

/** Documents the endpoints by which an account looks after its jobs. */
export function jobsDocs(formats: readonly string[]) {
  const tags = ["Jobs"];
  const { security, unauthorized, forbidden } = OWNERS;
  const change = (done: OpenAPIV3.ResponseObject, conflict: string) => ({
    200: done,
    401: unauthorized,
    403: forbidden,
    404: NOT_FOUND,
    409: jsonAnswer(conflict, ErrorAnswer),
  });
  return {
    list: {
      tags,
      security,
      summary: "The account's jobs, newest first",
      parameters: [
        query("status", "Only jobs of this status", { type: "string", enum: [...JOB_STATUSES] }),
        query("format", "Only jobs of this format", { type: "string", enum: [...formats] }),
        query("limit", "Jobs on a page", {
          type: "integer",
          minimum: 1,
          maximum: MAX_PAGE,
          default: DEFAULT_PAGE,
        }),
        query("cursor", "The `nextCursor` of the page before", { type: "string" }),
      ],
      responses: {
        200: jsonAnswer("A page of jobs", JobsAnswer),
        400: jsonAnswer("A parameter is wrong: the message names it", ErrorAnswer),
        401: unauthorized,
      },
    },
    get: {
      tags,
      security,
      summary: "A job with everything that its owner may know",
      parameters: JOB_ID,
      responses: {
        200: jsonAnswer("The job", JobAnswer),
        401: unauthorized,
        404: NOT_FOUND,
      },
    },
    events: {
      tags,
      security,
      summary: "A job's progress as it happens",
      description:
        "Server-sent events: `progress` with `status`, `progress` and `stage` whenever one of them changes, and at the end `completed` with `contentId` or `failed` with `error`. A comment every 15 seconds keeps the connection open.",
      parameters: JOB_ID,
      responses: {
        200: {
          description: "The events, the present state first",
          content: { "text/event-stream": { schema: { type: "string" } } },
        },
        401: unauthorized,
        404: NOT_FOUND,
      },
    },
    files: {
      tags,
      security,
      summary: "All files of a finished post in one archive",
      description:
        "Pictures or video, voice and captions under plain names, and `post.json` with caption, hashtags and everything else of the content.",
      parameters: JOB_ID,
      responses: {
        200: {
          description: "The archive",
          content: { "application/zip": { schema: { type: "string", format: "binary" } } },
        },
        401: unauthorized,
        404: jsonAnswer("The account has no such job, or it is not completed", NotFoundAnswer),
      },
    },
    cancel: {
      tags,
      security,
      summary: "Stop a job",
      description:
        "It fails with the code `cancelled` at once, and its worker lets go of it within a second.",
      parameters: JOB_ID,
      responses: change(jsonAnswer("The job, which has failed now", JobAnswer), "It has ended"),
    },
    retry: {
      tags,
      security,
      summary: "Run a failed job again",
      description:
        "It goes on after its last finished stage; a cancelled one starts anew. It counts as a request.",
      parameters: JOB_ID,
      responses: {
        ...change(jsonAnswer("The job, which is pending again", JobAnswer), "It has not failed"),
        429: jsonAnswer("The account may not have another job now", LimitedAnswer),
      },
    },
    remove: {
      tags,
      security,
      summary: "Delete a job with its content and its files",
      description: "Their addresses lead nowhere from then on.",
      parameters: JOB_ID,
      responses: change(
        jsonAnswer("It is gone", DoneAnswer),
        "It is being processed: cancel it first",
      ),
    },
  } satisfies Record<string, DocumentDecoration>;
}

function query(
  name: string,
  description: string,
  schema: OpenAPIV3.SchemaObject,
): OpenAPIV3.ParameterObject {
  return { in: "query", name, description, schema };
}

import type { DocumentDecoration } from "elysia";
import { jsonAnswer } from "../http/openapi_schema.ts";
import {
  ContentAnswer,
  ErrorAnswer,
  JobResultAnswer,
  JobStatusAnswer,
  LimitedAnswer,
  NotFoundAnswer,
} from "./schemas.ts";

const TOO_OFTEN = jsonAnswer("Far more was read from the address than is needed", LimitedAnswer);

const JOB_ID = [
  {
    in: "path",
    name: "jobId",
    required: true,
    schema: { type: "string" },
    description: "As answered at creation",
  },
] satisfies DocumentDecoration["parameters"];

/** Documents the endpoints that anybody may ask who knows an identifier. */
export const retrievalDocs = {
  status: {
    tags: ["Retrieval"],
    summary: "How far a job is",
    description:
      "Ask every 5 to 10 seconds, and stop at `completed` or `failed`. An image takes seconds, a reel a minute or more.",
    parameters: JOB_ID,
    responses: {
      200: jsonAnswer("The job", JobStatusAnswer),
      400: jsonAnswer("The job's identifier is missing", ErrorAnswer),
      404: jsonAnswer("There is no such job", NotFoundAnswer),
      429: TOO_OFTEN,
    },
  },
  result: {
    tags: ["Retrieval"],
    summary: "What came of a job",
    description: "Ask once the job's status is `completed`.",
    parameters: JOB_ID,
    responses: {
      200: jsonAnswer("The finished post", JobResultAnswer),
      400: jsonAnswer("The job's identifier is missing", ErrorAnswer),
      404: jsonAnswer("There is no such job, or it is not completed", NotFoundAnswer),
      429: TOO_OFTEN,
    },
  },
  content: {
    tags: ["Retrieval"],
    summary: "A finished post",
    description: "Identifiers of posts are permanent.",
    parameters: [{ in: "path", name: "id", required: true, schema: { type: "string" } }],
    responses: {
      200: jsonAnswer("The finished post", ContentAnswer),
      400: jsonAnswer("The content's identifier is missing", ErrorAnswer),
      404: jsonAnswer("There is no such content", NotFoundAnswer),
      429: TOO_OFTEN,
    },
  },
} satisfies Record<string, DocumentDecoration>;

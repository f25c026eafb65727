import { Type as t } from "@sinclair/typebox";
import { RequestError } from "../http/request_error.ts";
import { oneOf } from "../http/schema.ts";

/** Schema of the parameters of {@linkcode readRevisions}. */
export const deletionQuerySchema = t.Object({
  revisions: t.Optional(oneOf(["all"], "With all revisions of its post")),
});

/**
 * Parses whether all revisions of a job's post are to be deleted. Empty counts as left out.
 *
 * @throws {RequestError} 400 if it is said otherwise than it can be.
 */
export function readRevisions(url: URL): boolean {
  const revisions = url.searchParams.get("revisions") || undefined;
  if (revisions !== undefined && revisions !== "all") {
    throw new RequestError(400, "Invalid revisions: must be all", { code: "invalid_request" });
  }
  return revisions === "all";
}

import { textTooLong } from "../../jobs/source.ts";
import { readJsonBody, type Unchecked } from "../http/json_body.ts";
import { BodyTooLargeError } from "../http/request_body.ts";

/** The longest text with every character escaped in six bytes, and an allowance for the rest. */
const MAX_BODY_BYTES = 1024 * 1024;
/** A larger body was not meant to be a text. */
const MAX_TEXT_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Reads the JSON object that requests a post from a text; its members are not validated.
 *
 * @throws {InvalidRequestError} if it is not a JSON object, or the text is too long.
 * @throws {BodyTooLargeError} if it is larger than 10 MB.
 */
export async function readTextBody(request: Request): Promise<Unchecked<Record<string, unknown>>> {
  try {
    return await readJsonBody<Record<string, unknown>>(request, MAX_BODY_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    if (error.bytes > MAX_TEXT_BODY_BYTES) {
      throw new BodyTooLargeError(error.bytes, MAX_TEXT_BODY_BYTES);
    }
    // In practice only the text can make a body this large.
    throw textTooLong();
  }
}

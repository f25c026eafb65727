import { InvalidRequestError } from "../../common/user_error.ts";

/** Deeper than any body of the API, with room for options of other people's formats. */
const MAX_DEPTH = 32;
/** Values of one body, those in lists and in objects included. */
const MAX_VALUES = 10_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses JSON that takes far more memory parsed than written. The bytes need not be valid JSON.
 *
 * @throws {InvalidRequestError} if it is nested too deep or has too many values.
 */
export function checkJsonShape(bytes: Uint8Array): void {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (isInString) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) isInString = false;
      continue;
    }
    if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++;
      values++;
    }
    if (depth > MAX_DEPTH) {
      throw new InvalidRequestError(`Malformed JSON: must be nested at most ${MAX_DEPTH} deep`);
    }
    if (values > MAX_VALUES) {
      throw new InvalidRequestError(
        `Malformed JSON: must have at most ${MAX_VALUES.toLocaleString("en")} values`,
      );
    }
  }
}

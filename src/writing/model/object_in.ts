/** No model was asked for as much. */
const MAX_LENGTH = 200_000;

/**
 * Finds the JSON object in a model's answer: in a code fence, or with words around it, and after what
 * the model thought to itself. Line breaks within texts and commas too many are forgiven.
 *
 * @throws {SyntaxError} if there is none.
 */
export function objectIn(content: string): unknown {
  const said = content.slice(content.lastIndexOf("</think>") + 1, MAX_LENGTH);
  const fence = /```(?:json)?\s*\{/i.exec(said);
  const start = said.indexOf("{", fence?.index ?? 0);
  const end = said.lastIndexOf("}");
  if (start < 0) throw new SyntaxError("Cannot read the answer as it holds no JSON object");
  const object = said.slice(start, end + 1);
  for (const text of [object, object.replace(/\s+/g, " ").replace(/,(?= ?[}\]])/g, "")]) {
    try {
      return JSON.parse(text);
    } catch {
      // The next one may be readable.
    }
  }
  throw new SyntaxError("Cannot read the answer as its JSON is broken or breaks off");
}

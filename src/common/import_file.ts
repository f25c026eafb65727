import { basename } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports the default export of a file.
 *
 * @throws {Error} with the reason in one line, and its place in the file where it has one.
 */
export async function importDefault(path: string): Promise<unknown> {
  try {
    const { default: value }: { default?: unknown } = await import(pathToFileURL(path).href);
    return value;
  } catch (cause) {
    throw new Error(reasonOf(cause, path), { cause });
  }
}

function reasonOf(error: unknown, path: string): string {
  // A file that cannot be parsed has one error for each place; what follows the first is its echo.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { message = String(first), position } = Object(first) as Partial<BuildMessage>;
  if (position === undefined || position === null) return `${message}${thrownAt(first, path)}`;
  const { file, line, column, lineText } = position;
  const text = lineText.trim();
  return `${message} at ${basename(file)}:${line}:${column}${text === "" ? "" : `, "${text}"`}`;
}

/** Where in the file an error was thrown, as its stack has it. */
function thrownAt(error: unknown, path: string): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const start = stack.indexOf(`${path}:`);
  const place = start < 0 ? null : /^:\d+(?::\d+)?/.exec(stack.slice(start + path.length));
  return place === null ? "" : ` at ${basename(path)}${place[0]}`;
}

import type { JobData } from "../server/jobs/schemas.ts";

/** What a curl line sends: a text, or a PDF by its file's name. */
export type CurlSource = { type: "text"; text: string } | { type: "pdf"; filename: string };

/** The fields that ask for a job like this one once more, without those that need not be said. */
export function fieldsOfRequest(
  request: JobData["request"],
): Record<string, string | number | boolean> {
  const fields: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(request)) {
    const isText = typeof value === "string" && value !== "auto";
    if (isText || typeof value === "number" || value === true) fields[name] = value;
  }
  return fields;
}

/** A command for a shell that asks the service at `origin` for a post; the key is in `$KEY`. */
export function curlLine(
  origin: string,
  source: CurlSource,
  fields: Readonly<Record<string, string | number | boolean>>,
): string {
  const lines = source.type === "text" ? textLines(source.text, fields) : pdfLines(source, fields);
  const path = `/api/v1/process-${source.type}-async`;
  return [`curl ${quoted(origin + path)}`, `-H "x-api-key: $KEY"`, ...lines].join(" \\\n  ");
}

function textLines(text: string, fields: object): string[] {
  const body = JSON.stringify({ text, ...fields });
  return [`-H 'content-type: application/json'`, `-d ${quoted(body)}`];
}

function pdfLines({ filename }: { filename: string }, fields: object): string[] {
  // curl reads ";" and "," in a bare name as its own.
  const name = `"${filename.replaceAll(/["\\]/g, "\\$&")}"`;
  const texts = Object.entries(fields).map(
    ([key, value]) => `--form-string ${quoted(`${key}=${value}`)}`,
  );
  return [`-F ${quoted(`pdf=@${name};type=application/pdf`)}`, ...texts];
}

/** A word of a shell that stands for exactly this text. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

import type { JobData } from "../server/jobs/schemas.ts";

/** The source that a curl command sends: a text, or a PDF by its file name. */
export type CurlSource = { type: "text"; text: string } | { type: "pdf"; filename: string };

/** The request fields to create a job like this one, without those left at their default. */
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

/** A curl command that requests a post from the service at `origin`, with the key in `$KEY`. */
export function curlLine(
  origin: string,
  source: CurlSource,
  fields: Readonly<Record<string, string | number | boolean>>,
): string {
  const args =
    source.type === "text" ? textArguments(source.text, fields) : pdfArguments(source, fields);
  const path = `/api/v1/process-${source.type}-async`;
  return [`curl ${shellQuote(origin + path)}`, `-H "x-api-key: $KEY"`, ...args].join(" \\\n  ");
}

function textArguments(text: string, fields: object): string[] {
  const body = JSON.stringify({ text, ...fields });
  return [`-H 'content-type: application/json'`, `-d ${shellQuote(body)}`];
}

function pdfArguments({ filename }: { filename: string }, fields: object): string[] {
  // In an unquoted name, curl treats ";" and "," as syntax.
  const name = `"${filename.replaceAll(/["\\]/g, "\\$&")}"`;
  const texts = Object.entries(fields).map(
    ([key, value]) => `--form-string ${shellQuote(`${key}=${value}`)}`,
  );
  return [`-F ${shellQuote(`pdf=@${name};type=application/pdf`)}`, ...texts];
}

/** Quotes a text for a shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

import type { Facts, FormatFact, OptionFact } from "../server/dashboard/facts.ts";

/** The value of a format's option, as a request has it. */
export type OptionValue = string | number | boolean;

/** What the page for new posts holds, applicable or not. */
export interface Draft {
  source: "text" | "pdf";
  text: string;
  format: string;
  platform: string;
  visualTemplate: string;
  /** Empty is the look's own choice. */
  visualStyleVariant: string;
  customPrompt: string;
  /** Options of formats by name, those of other formats than the chosen one too; what is not there is open. */
  options: Readonly<Record<string, OptionValue>>;
}

const NEW_DRAFT: Omit<Draft, "format"> = {
  source: "text",
  text: "",
  platform: "instagram",
  visualTemplate: "auto",
  visualStyleVariant: "",
  customPrompt: "",
  options: {},
};

/** The format of a draft; the first one where its own is not there any more. */
export function formatOf({ formats }: Facts, name: string): FormatFact {
  const format = formats.find((one) => one.name === name) ?? formats[0];
  if (format === undefined) throw new Error("Cannot make a post as the service has no formats");
  return format;
}

/** What an option is set to in a draft; undefined where it is left open. */
export function chosenValue({ options }: Draft, option: OptionFact): OptionValue | undefined {
  const value = options[option.name] ?? option.suggested ?? option.default;
  return isValue(value) ? value : undefined;
}

/** The options of a format that can be given: those that need another one only with it. */
export function openOptions({ options }: FormatFact, draft: Draft): OptionFact[] {
  return options.filter(({ requires }) => {
    const needed = options.find(({ name }) => name === requires);
    return needed === undefined || chosenValue(draft, needed) === true;
  });
}

/** The fields of a creation request that apply to a draft, without its source. */
export function fieldsOf(draft: Draft, facts: Facts): Record<string, OptionValue> {
  const format = formatOf(facts, draft.format);
  const { platform, visualTemplate } = draft;
  const fields: Record<string, OptionValue> = { format: format.name, platform };
  if (visualTemplate !== "auto") {
    fields.visualTemplate = visualTemplate;
    if (draft.visualStyleVariant !== "") fields.visualStyleVariant = draft.visualStyleVariant;
  }
  const customPrompt = draft.customPrompt.trim();
  if (customPrompt !== "") fields.customPrompt = customPrompt;
  for (const option of openOptions(format, draft)) {
    const value = chosenValue(draft, option);
    // What is as it would be anyway need not be said.
    const isSaid =
      value !== undefined && value !== "" && !(value === false && option.default === false);
    if (isSaid) fields[option.name] = value;
  }
  return fields;
}

function isValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

const STORED_AS = "draft";

/** The draft that this tab was left with, or a new one. */
export function restoreDraft({ formats }: Facts): Draft {
  const format = formats.find(({ suggested }) => suggested) ?? formats[0];
  const first = { ...NEW_DRAFT, format: format?.name ?? "" };
  const stored = sessionStorage.getItem(STORED_AS);
  return stored === null ? first : { ...first, ...JSON.parse(stored) };
}

/** Keeps the draft while the tab is open. */
export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(STORED_AS, JSON.stringify(draft));
}

/** Remembers what the tab's last text became, as the server does not give texts back. */
export function rememberText(jobId: string, text: string): void {
  sessionStorage.setItem("sent", JSON.stringify({ jobId, text }));
}

/** The text of a job, if it is the last that this tab sent. */
export function recallText(jobId: string): string | null {
  const sent: { jobId: string; text: string } | null = JSON.parse(
    sessionStorage.getItem("sent") ?? "null",
  );
  return sent?.jobId === jobId ? sent.text : null;
}

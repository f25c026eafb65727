import type { Facts, FormatFact, OptionFact } from "../server/dashboard/facts.ts";

/** The value of a format's option in a request. */
export type OptionValue = string | number | boolean;

/** The state of the page for new posts, including values that do not apply to the chosen format. */
export interface Draft {
  source: "text" | "pdf";
  text: string;
  format: string;
  platform: string;
  visualTemplate: string;
  /** Empty to let Postloom choose. */
  visualStyleVariant: string;
  customPrompt: string;
  /** Format options by name, for all formats; unset ones are missing. */
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

/** The format by this name; the first one if it no longer exists. */
export function formatOf({ formats }: Facts, name: string): FormatFact {
  const format = formats.find((one) => one.name === name) ?? formats[0];
  if (format === undefined) throw new Error("Cannot make a post as the service has no formats");
  return format;
}

/** The value of an option in a draft; undefined if it is unset. */
export function chosenValue({ options }: Draft, option: OptionFact): OptionValue | undefined {
  const value = options[option.name] ?? option.suggested ?? option.default;
  return isValue(value) ? value : undefined;
}

/** The options of a format that apply: not those that require another one which is off. */
export function availableOptions({ options }: FormatFact, draft: Draft): OptionFact[] {
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
  for (const option of availableOptions(format, draft)) {
    const value = chosenValue(draft, option);
    // Defaults need not be sent.
    const isNeeded =
      value !== undefined && value !== "" && !(value === false && option.default === false);
    if (isNeeded) fields[option.name] = value;
  }
  return fields;
}

function isValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

const STORAGE_KEY = "draft";

/** Restores this tab's draft, or creates a new one. */
export function restoreDraft({ formats }: Facts): Draft {
  const format = formats.find(({ suggested }) => suggested) ?? formats[0];
  const initial = { ...NEW_DRAFT, format: format?.name ?? "" };
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored === null ? initial : { ...initial, ...JSON.parse(stored) };
}

/** A draft of a new post that is asked for as an earlier one was. */
export function newDraftFrom(
  request: Readonly<Record<string, unknown>>,
  text: string,
  { formats }: Facts,
): Draft {
  const known = ["format", "platform", "visualTemplate", "visualStyleVariant", "customPrompt"];
  const values = Object.entries(request).filter((entry): entry is [string, OptionValue] =>
    isValue(entry[1]),
  );
  const own = values.filter(([name]) => known.includes(name));
  return {
    ...NEW_DRAFT,
    format: formats[0]?.name ?? "",
    ...Object.fromEntries(own),
    text,
    options: Object.fromEntries(values.filter(([name]) => !known.includes(name))),
  };
}

/** Saves the draft until the tab is closed. */
export function saveDraft(draft: Draft): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
}

/** What this tab has sent to have a post made. */
interface Sent {
  text: string;
  /** Whether pictures of one's own went with it. */
  hasPictures: boolean;
}

/** Saves what the tab's last job was asked for with, as the server does not return texts. */
export function rememberSent(jobId: string, sent: Sent): void {
  sessionStorage.setItem("sent", JSON.stringify({ jobId, ...sent }));
}

/** What a job was asked for with, if it is the last one created in this tab. */
export function recallSent(jobId: string): Sent | null {
  const sent: (Sent & { jobId: string }) | null = JSON.parse(
    sessionStorage.getItem("sent") ?? "null",
  );
  return sent?.jobId === jobId ? sent : null;
}

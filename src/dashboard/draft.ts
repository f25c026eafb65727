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
  /** Null is as many as the source carries. */
  slideCount: number | null;
  /** Seconds. */
  maxDuration: number;
  captionsEnabled: boolean;
  captionsStyle: string;
  captionsPosition: string;
  captionsFontSize: string;
}

const NEW_DRAFT: Draft = {
  source: "text",
  text: "",
  format: "carousel",
  platform: "instagram",
  visualTemplate: "auto",
  visualStyleVariant: "",
  customPrompt: "",
  slideCount: null,
  maxDuration: 60,
  captionsEnabled: true,
  captionsStyle: "modern",
  captionsPosition: "bottom",
  captionsFontSize: "medium",
};

/** The fields of a creation request that apply to a draft, without its source. */
export function optionsOf(draft: Draft): Record<string, string | number | boolean> {
  const { format, platform, visualTemplate, captionsEnabled } = draft;
  const options: Record<string, string | number | boolean> = { format, platform };
  if (visualTemplate !== "auto") {
    options.visualTemplate = visualTemplate;
    if (draft.visualStyleVariant !== "") options.visualStyleVariant = draft.visualStyleVariant;
  }
  const customPrompt = draft.customPrompt.trim();
  if (customPrompt !== "") options.customPrompt = customPrompt;
  if (format === "carousel" && draft.slideCount !== null) options.slideCount = draft.slideCount;
  if (format === "reel") {
    options.maxDuration = draft.maxDuration;
    if (captionsEnabled) {
      options.captionsEnabled = true;
      options.captionsStyle = draft.captionsStyle;
      options.captionsPosition = draft.captionsPosition;
      options.captionsFontSize = draft.captionsFontSize;
    }
  }
  return options;
}

const STORED_AS = "draft";

/** The draft that this tab was left with, or a new one. */
export function restoreDraft(): Draft {
  const stored = sessionStorage.getItem(STORED_AS);
  return stored === null ? NEW_DRAFT : { ...NEW_DRAFT, ...JSON.parse(stored) };
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

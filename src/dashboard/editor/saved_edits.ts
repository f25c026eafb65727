import type { Draft } from "../../posts/draft.ts";

/** Edits of a post that are not drawn yet, as this browser keeps them. */
export interface SavedEdits {
  /** Null if it is as it was drawn. */
  draft: Draft | null;
  /** What it was before, the oldest first. */
  past: readonly Draft[];
}

const PREFIX = "postloom:edits:";
/** A browser keeps some five million characters of all posts together. */
const MOST_LENGTH = 400_000;

/** The edits of a post that were kept; null if there are none. */
export function savedEdits(jobId: string): SavedEdits | null {
  const kept = localStorage.getItem(PREFIX + jobId);
  return kept === null ? null : JSON.parse(kept);
}

/** Keeps the edits of a post, with as much of what was before as there is room for. */
export function saveEdits(jobId: string, { draft, past }: SavedEdits): void {
  let kept = JSON.stringify({ draft, past });
  for (let most = past.length; kept.length > MOST_LENGTH && most > 0; ) {
    most = Math.floor(most / 2);
    kept = JSON.stringify({ draft, past: past.slice(past.length - most) });
  }
  try {
    localStorage.setItem(PREFIX + jobId, kept);
  } catch {
    // Full, or forbidden: the edits then last as long as the page.
  }
}

/** Forgets the edits of a post, once they are drawn or discarded. */
export function forgetEdits(jobId: string): void {
  localStorage.removeItem(PREFIX + jobId);
}

/** Forgets the edits of all posts: they are not for the next user of this computer. */
export function forgetAllEdits(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

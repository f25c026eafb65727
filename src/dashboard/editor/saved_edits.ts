import type { Draft } from "../../posts/draft.ts";

/** Edits of a post that are not drawn yet, as this browser keeps them. */
export interface SavedEdits {
  /** Null if it is as it was drawn. */
  draft: Draft | null;
  /** What it was before, the oldest first. */
  past: readonly Draft[];
  /** What the draft was edited from, where that is not what was drawn: it is then to be put into that. */
  from?: Draft | undefined;
}

const PREFIX = "postloom:edits:";
/** A browser keeps some five million characters of all posts together. */
const MOST_LENGTH = 400_000;
/** Steps of one post that are kept beyond the page; while it is open, there is no end of them. */
const MOST_STEPS = 200;

/** The edits of a post that were kept; null if there are none, or another release kept them otherwise. */
export function savedEdits(jobId: string): SavedEdits | null {
  return read(PREFIX + jobId);
}

/** Keeps the edits of a post, with as much of what was before as there is room for. */
export function saveEdits(jobId: string, { draft, past, from }: SavedEdits): void {
  let kept = JSON.stringify({ draft, past: past.slice(-MOST_STEPS), from });
  for (let most = MOST_STEPS; kept.length > MOST_LENGTH && most > 0; ) {
    most = Math.floor(most / 2);
    kept = JSON.stringify({ draft, past: most === 0 ? [] : past.slice(-most), from });
  }
  try {
    localStorage.setItem(PREFIX + jobId, kept);
  } catch {
    // Full: what others were before is worth less than what nobody has drawn yet.
    for (const key of keys()) if (read(key)?.draft == null) localStorage.removeItem(key);
    try {
      localStorage.setItem(PREFIX + jobId, kept);
    } catch {
      // Full still, or forbidden: the edits then last as long as the page.
    }
  }
}

function read(key: string): SavedEdits | null {
  try {
    const kept: SavedEdits | null = JSON.parse(localStorage.getItem(key) ?? "null");
    if (kept === null) return null;
    const drafts = [...kept.past, kept.draft ?? [], kept.from ?? []].flat();
    return drafts.every(({ order, slides }) => order.every((id) => slides[id])) ? kept : null;
  } catch {
    return null;
  }
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

/** Forgets the edits of a post, once they are drawn or discarded. */
export function forgetEdits(jobId: string): void {
  localStorage.removeItem(PREFIX + jobId);
}

/** Forgets the edits of all posts: they are not for the next user of this computer. */
export function forgetAllEdits(): void {
  for (const key of keys()) localStorage.removeItem(key);
}

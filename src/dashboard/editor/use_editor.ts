import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Draft } from "../../posts/draft.ts";
import type { DraftPreview } from "../../server/drafts/draft_preview.ts";
import { ApiError, newIdempotencyKey } from "../api.ts";
import type { LoadedDraft } from "../draft_api.ts";
import { useSession } from "../session.tsx";
import { changed, type History, historyOf, redone, undone } from "./history.ts";
import type { DraftFiles } from "./live_props.ts";
import { isSame, patchOf } from "./patch_of.ts";
import { rebased } from "./rebased.ts";
import { forgetEdits, type SavedEdits, savedEdits, saveEdits } from "./saved_edits.ts";
import { useFiles } from "./use_files.ts";

/** The state of a post that is edited. */
export interface Editor {
  /** As it was drawn. */
  base: LoadedDraft;
  draft: Draft;
  /** Whether there is anything to draw. */
  isChanged: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** What the draft is drawn from; null until it is loaded. */
  preview: DraftPreview | null;
  files: DraftFiles;
  /** Why the draft cannot be drawn as it is, or was not. */
  error: Error | null;
  /** Whether it was not drawn as there is a later revision. */
  isStale: boolean;
  /** The job of the revision that is being drawn; null while none is. */
  drawing: string | null;
  /** Changes the draft. Changes of one subject that follow each other are undone together. */
  change(edit: (draft: Draft) => Draft, subject?: string): void;
  undo(): void;
  redo(): void;
  /** Goes back to what was drawn; this too can be undone. */
  discard(): void;
  draw(): void;
  /** Goes to the latest revision, and puts there what is not drawn. */
  loadAgain(): void;
  /** Tells how drawing has ended. */
  finish(error: Error | null): void;
}

/** Words are shown at once; what else is wrong with them may be told a little later. */
const CHECK_MS = 400;
/** Nobody types for so long without a pause that much could be lost. */
const SAVE_MS = 300;

/** Whether an edit was refused as the draft, or the post, is another one by now. */
function isStale(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** Edits a draft: keeps all that it was, and in this browser what is not drawn yet. */
export function useEditor(
  jobId: string,
  base: LoadedDraft,
  onMoved: (latestRevision: string) => void,
): Editor {
  const { api } = useSession();
  const [history, setHistory] = useState<History<Draft>>(() => {
    const kept = savedEdits(jobId);
    if (kept === null) return historyOf(base.draft);
    const { past, draft = null, from } = kept;
    if (draft === null || from === undefined) return historyOf(draft ?? base.draft, past);
    return historyOf(rebased({ from, draft }, base.draft), [...past, base.draft]);
  });
  // Told again later, it may be one that nobody has seen here.
  const [latestRevision] = useState(base.latestRevision);
  const { past, present: draft, future } = history;
  const patch = useMemo(() => patchOf(base.draft, sizedAs(base.draft, draft)), [base.draft, draft]);
  const isChanged = Object.keys(patch).length > 0;
  const [drawError, setDrawError] = useState<Error | null>(null);
  const [drawing, setDrawing] = useState<string | null>(null);
  const idempotencyKey = useRef({ patch: {}, key: "" });

  const forget = useAutosave(jobId, { draft: isChanged ? draft : null, past });
  const { preview, error: previewError } = usePreview(jobId, patch, draft);
  const files = useFiles(
    preview,
    useCallback((name) => api.draftFile(jobId, name), [api, jobId]),
  );

  const step = useCallback((next: (history: History<Draft>) => History<Draft>) => {
    setDrawError(null);
    setHistory(next);
  }, []);

  const draw = async () => {
    setDrawError(null);
    setDrawing("");
    // Sent again after a lost answer, it is the same request.
    if (idempotencyKey.current.patch !== patch)
      idempotencyKey.current = { patch, key: newIdempotencyKey() };
    try {
      const { key } = idempotencyKey.current;
      const { jobId: revision } = await api.drawDraft(jobId, patch, {
        etag: base.etag,
        latestRevision,
        idempotencyKey: key,
      });
      // What was before can still be undone, there.
      saveEdits(revision, { draft: null, past });
      setDrawing(revision);
    } catch (reason) {
      setDrawing(null);
      setDrawError(reason instanceof Error ? reason : new Error(String(reason)));
    }
  };

  const loadAgain = async () => {
    try {
      const { latestRevision: latest } = await api.draft(jobId);
      forget();
      const there = savedEdits(latest);
      const past = [...(there?.past ?? []), there?.draft ?? []].flat();
      saveEdits(latest, { draft, past, from: base.draft });
      onMoved(latest);
    } catch (reason) {
      setDrawError(reason instanceof Error ? reason : new Error(String(reason)));
    }
  };

  return {
    base,
    draft,
    isChanged,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    preview,
    files,
    error: isStale(drawError) ? null : (drawError ?? previewError),
    isStale: isStale(drawError),
    drawing,
    change: useCallback(
      (edit, subject) => step((was) => changed(was, edit(was.present), subject ?? null)),
      [step],
    ),
    undo: useCallback(() => step(undone), [step]),
    redo: useCallback(() => step(redone), [step]),
    discard: () => step((was) => changed(was, base.draft)),
    draw: () => void draw(),
    loadAgain: () => void loadAgain(),
    finish: (error) => {
      if (error === null) forget();
      setDrawing(null);
      setDrawError(error);
    },
  };
}

/** Keeps edits in this browser, until they are forgotten. */
function useAutosave(jobId: string, edits: SavedEdits): () => void {
  const last = useRef<{ edits: SavedEdits; isKept: boolean }>({ edits, isKept: true });
  const save = useCallback(() => {
    const { edits, isKept } = last.current;
    if (isKept) return;
    last.current.isKept = true;
    if (edits.draft === null && edits.past.length === 0) forgetEdits(jobId);
    else saveEdits(jobId, edits);
  }, [jobId]);
  const { draft, past } = edits;
  useEffect(() => {
    const known = last.current.edits;
    if (known.draft === draft && known.past === past) return;
    last.current = { edits: { draft, past }, isKept: false };
    const timer = setTimeout(save, SAVE_MS);
    return () => clearTimeout(timer);
  }, [draft, past, save]);
  useEffect(() => {
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      save();
    };
  }, [save]);
  return useCallback(() => {
    last.current.isKept = true;
    forgetEdits(jobId);
  }, [jobId]);
}

/** A draft in the size of another: that follows from the platform, and nobody can change it. */
function sizedAs({ design: { width, height } }: Draft, draft: Draft): Draft {
  return { ...draft, design: { ...draft.design, width, height } };
}

/** What a patch would be drawn from, as the service tells; the last that could be, if this one cannot. */
function usePreview(jobId: string, patch: Readonly<Record<string, unknown>>, draft: Draft) {
  const { api } = useSession();
  const [preview, setPreview] = useState<DraftPreview | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const shown = useRef<unknown>(null);
  useEffect(() => {
    const abort = new AbortController();
    const structure = structureOf(draft);
    // A change of words is drawn already, and may be followed by another one.
    const waitMs = isSame(shown.current, structure) ? CHECK_MS : 0;
    const timer = setTimeout(async () => {
      try {
        const told = await api.previewDraft(jobId, patch, abort.signal);
        shown.current = structure;
        setPreview(told);
        setError(null);
      } catch (reason) {
        if (abort.signal.aborted) return;
        setError(reason instanceof Error ? reason : new Error(String(reason)));
      }
    }, waitMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, jobId, patch, draft]);
  return { preview, error };
}

/** What of a draft cannot be drawn without asking the service. */
function structureOf({ design, options, language, order, slides }: Draft): unknown {
  const shown = Object.entries(slides).map(([id, slide]) => {
    const { kind, drawing, picture, crossing } = slide;
    return [id, kind, drawing, picture, crossing];
  });
  return [design, options, language, order, shown];
}

import type { Draft } from "../../posts/draft.ts";
import { FRAMES_PER_SECOND } from "../../posts/scene.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import type { LoadedDraft } from "../draft_api.ts";
import { isSame } from "./patch_of.ts";

/** When each scene of a video begins, in seconds, by its id; those that are left out have no time. */
export function startsOf(
  { draft, fit }: Pick<LoadedDraft, "draft" | "fit">,
  { metadata }: Pick<ContentData, "metadata">,
): Map<string, number> {
  const shown = draft.order.filter((id) => fit[id]?.leftOut !== true);
  const starts = metadata.sceneStarts ?? [];
  return new Map(
    shown.flatMap((id, index) => (starts[index] === undefined ? [] : [[id, starts[index]]])),
  );
}

/** No scene is shorter, whatever is said in it. */
const LEAST_SECONDS = 1.5;

/**
 * How long each scene of a reel takes, in frames, by its id, in the draft's order: as in its video, and where
 * other words are said, as long as its voice would take for them at its pace. Those that the video left out
 * are left out, unless they were edited.
 */
export function sceneLengths(
  draft: Draft,
  base: Pick<LoadedDraft, "draft" | "fit">,
  content: Pick<ContentData, "metadata" | "videos">,
): Map<string, number> {
  const drawn = drawnSeconds(base, content);
  const said = [...drawn.keys()].map((id) => lettersIn(base.draft, id));
  const letters = said.reduce((sum, count) => sum + count, 0);
  const seconds = [...drawn.values()].reduce((sum, one) => sum + one, 0);
  const lengths = new Map<string, number>();
  for (const id of draft.order) {
    const isSaid = isSame(draft.slides[id]?.narration, base.draft.slides[id]?.narration);
    if (isSaid && base.fit[id]?.leftOut === true) continue;
    const estimate = letters === 0 ? 0 : (lettersIn(draft, id) * seconds) / letters;
    const length = (isSaid ? drawn.get(id) : undefined) ?? Math.max(LEAST_SECONDS, estimate);
    lengths.set(id, Math.max(1, Math.round(length * FRAMES_PER_SECOND)));
  }
  return lengths;
}

function drawnSeconds(
  base: Pick<LoadedDraft, "draft" | "fit">,
  content: Pick<ContentData, "metadata" | "videos">,
): Map<string, number> {
  const starts = [...startsOf(base, content)];
  const end = content.videos[0]?.duration ?? 0;
  return new Map(
    starts.map(([id, start], index) => [id, Math.max(0, (starts[index + 1]?.[1] ?? end) - start)]),
  );
}

function lettersIn({ slides }: Draft, id: string): number {
  return slides[id]?.narration?.join(" ").length ?? 0;
}

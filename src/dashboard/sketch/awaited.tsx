import { type ReactNode, useMemo, useState } from "react";
import type { Facts } from "../../server/dashboard/facts.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import { withImages } from "../api.ts";
import { fieldsOf, newDraftFrom, recallSent } from "../draft.ts";
import { findFormat } from "../formats.ts";
import { useSession } from "../session.tsx";
import { keptPictures } from "./sent_pictures.ts";
import { Sketch } from "./sketch.tsx";
import { useSketch } from "./use_sketch.ts";

/**
 * The first slide of a post that is being made, drawn here meanwhile, if this tab has sent its text and still
 * has its pictures. Else, and until then, what stands in for it.
 */
export function Awaited({ job, children }: { job: JobData; children: ReactNode }) {
  const { facts } = useSession();
  const [isDrawn, setIsDrawn] = useState(false);
  const { id, format, request } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for stays the same
  const asked = useMemo(() => askedOf({ id, format, request }, facts), [id, facts]);
  const told = useSketch(asked);
  return (
    <Sketch
      told={told}
      pictures={keptPictures(id)}
      isBegun={asked !== null}
      isDrawn={isDrawn}
      onDrawn={setIsDrawn}
    >
      {children}
    </Sketch>
  );
}

function askedOf(job: Pick<JobData, "id" | "format" | "request">, facts: Facts): string | null {
  const { text = null, hasPictures = false } = recallSent(job.id) ?? {};
  const pictures = keptPictures(job.id);
  const isWhole = text !== null && hasPictures === pictures.length > 0;
  if (!isWhole || findFormat(facts, job.format)?.isSketched !== true) return null;
  const fields = fieldsOf(newDraftFrom(job.request, text, facts), facts);
  return JSON.stringify(withImages({ text, ...fields }, pictures));
}

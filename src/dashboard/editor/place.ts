import { isRecord } from "../../common/is_record.ts";

/** Where somebody is in the editor. What is drawn is edited on from there. */
export interface Place {
  slideId: string;
  /** The panel that is shown. */
  panel: string;
  /** How far the page is scrolled, in pixels. */
  scrollY: number;
}

/** The place that the browser keeps with the page that is shown; null if it was reached from elsewhere. */
export function keptPlace(): Place | null {
  const state: unknown = history.state;
  if (!isRecord(state)) return null;
  const { slideId, panel, scrollY } = state;
  const isPlace =
    typeof slideId === "string" && typeof panel === "string" && typeof scrollY === "number";
  return isPlace ? { slideId, panel, scrollY } : null;
}

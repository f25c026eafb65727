import { useScene } from "postloom/kit";

/** True where nobody makes faces, jumps or looks on, as people died. */
export function useIsGrave(): boolean {
  return useScene().tone === "grave";
}

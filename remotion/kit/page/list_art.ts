import { type ListOnPage, listArtHeight } from "../drawing/art_height.ts";
import { useRoom } from "../type/fit.tsx";

/** Height for art above a list that leaves its items easily read in the slide's box; null for none. */
export function useListArtHeight(most: number, list: Omit<ListOnPage, "room">): number | null {
  return listArtHeight(most, { ...list, room: useRoom() });
}

import { type PointerEvent, useRef } from "react";

/** A finger that has moved less across was meant to tap. */
const SWIPE_PIXELS = 40;

/** What a finger that is put on something is listened to with. */
export interface Swipe {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/** Calls back where a finger swipes across: with 1 where it pulls in what is to the right, else with -1. */
export function useSwipe(onSwipe: (towards: 1 | -1) => void): Swipe {
  const start = useRef({ pointerId: -1, x: 0, y: 0 });
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX: x, clientY: y }) {
      if (pointerType === "touch" && isPrimary) start.current = { pointerId, x, y };
    },
    onPointerUp({ pointerId, clientX, clientY }) {
      if (pointerId !== start.current.pointerId) return;
      const across = clientX - start.current.x;
      const isAcross = Math.abs(across) > 2 * Math.abs(clientY - start.current.y);
      if (isAcross && Math.abs(across) >= SWIPE_PIXELS) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** A pointer that has moved less was meant to choose. */
const DRAG_PIXELS = 6;
/** A finger that rests on a slide for so long takes it up; before, it pushes the strip. */
const HOLD_MS = 350;

/** A slide that is dragged; `to` is null until it has moved. */
export interface Drag {
  from: number;
  to: number | null;
}

/** Options of {@linkcode useStripDrag}. */
export interface StripDragOptions {
  /** Number of slides, and the distance from one to the next in pixels. */
  total: number;
  pitch: number;
  /** True where the first slide is on the right. */
  isMirrored: boolean;
  onDrop(from: number, to: number): void;
}

/** How slides of a strip are dragged. */
export interface StripDrag {
  strip: RefObject<HTMLOListElement | null>;
  drag: Drag | null;
  start(event: PointerEvent, from: number): void;
  follow(event: PointerEvent): void;
  drop(): void;
  cancel(): void;
}

/** Has the slides of a strip dragged by mouse and pen, and by a finger that has rested on one. */
export function useStripDrag(options: StripDragOptions): StripDrag {
  const { total, pitch, isMirrored, onDrop } = options;
  const strip = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef({ x: 0, timer: 0 });
  const isDragging = useRef(false);
  isDragging.current = drag !== null;

  useEffect(() => {
    const list = strip.current;
    // React's own listeners cannot keep the page from scrolling.
    const hold = (event: TouchEvent) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    list?.addEventListener("touchmove", hold, { passive: false });
    return () => list?.removeEventListener("touchmove", hold);
  }, []);
  useEffect(() => () => clearTimeout(pressed.current.timer), []);

  const cancel = () => {
    clearTimeout(pressed.current.timer);
    setDrag(null);
  };
  const hasMoved = ({ clientX }: PointerEvent) =>
    Math.abs(clientX - pressed.current.x) >= DRAG_PIXELS;
  return {
    strip,
    drag,
    start({ pointerType, pointerId, button, clientX, currentTarget }, from) {
      if (button !== 0) return;
      clearTimeout(pressed.current.timer);
      pressed.current.x = clientX;
      const isTouch = pointerType === "touch";
      const take = () => {
        setDrag({ from, to: isTouch ? from : null });
        currentTarget.setPointerCapture(pointerId);
      };
      if (isTouch) pressed.current.timer = window.setTimeout(take, HOLD_MS);
      else take();
    },
    follow(event) {
      if (drag === null) {
        if (hasMoved(event)) clearTimeout(pressed.current.timer);
        return;
      }
      if (drag.to === null && !hasMoved(event)) return;
      const { left = 0, right = 0 } = strip.current?.getBoundingClientRect() ?? {};
      const distance = isMirrored ? right - event.clientX : event.clientX - left;
      const place = Math.floor(distance / pitch);
      setDrag({ ...drag, to: Math.max(0, Math.min(total - 1, place)) });
    },
    drop() {
      if (drag !== null && drag.to !== null && drag.to !== drag.from) onDrop(drag.from, drag.to);
      cancel();
    },
    cancel,
  };
}

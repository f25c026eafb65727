import { useLayoutEffect, useRef } from "react";
import { CANVAS_WIDTH, type Layout, MARGIN } from "../kit/page/layout.ts";
import { report } from "../kit/report.ts";
import { inspect } from "./inspect.ts";

/** Options of {@linkcode Inspector}. */
export interface InspectorProps {
  layout: Layout;
  /** Position of the slide that is shown, from 0. */
  slide: number;
  /** True if everything is there and nothing moves. */
  settled: boolean;
}

/** Distance from the edge of the picture at which text is still comfortable. */
const EDGE = 40;

/**
 * Reports what is wrong with each slide, once, when it has come to rest. To stand after all that is
 * drawn, whose type is then fitted.
 */
export function Inspector({ layout, slide, settled }: InspectorProps) {
  const ref = useRef<HTMLTemplateElement>(null);
  const inspected = useRef(new Set<number>());
  useLayoutEffect(() => {
    const canvas = ref.current?.parentElement;
    if (!settled || canvas == null || inspected.current.has(slide)) return;
    inspected.current.add(slide);
    for (const fault of inspect(canvas, safeRect(canvas, layout))) report({ ...fault, slide });
  }, [layout, slide, settled]);
  // An element that is never drawn, so that the picture is the same without it.
  return <template ref={ref} />;
}

function safeRect(canvas: Element, { insets, width, height }: Layout) {
  const { left, top } = canvas.getBoundingClientRect();
  const scale = canvas.getBoundingClientRect().width / CANVAS_WIDTH;
  // Where the platform covers nothing, the margin is only good looks.
  const clear = (inset: number) => (inset > MARGIN ? inset : EDGE);
  return {
    left: left + clear(insets.left) * scale,
    top: top + clear(insets.top) * scale,
    right: left + (width - clear(insets.right)) * scale,
    bottom: top + (height - clear(insets.bottom)) * scale,
  };
}

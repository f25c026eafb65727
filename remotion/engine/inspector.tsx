import { useLayoutEffect, useRef } from "react";
import type { Slide } from "../../src/posts/slide.ts";
import { CANVAS_WIDTH, type Layout, MARGIN } from "../kit/page/layout.ts";
import { report } from "../kit/report.ts";
import type { Typesetting } from "../kit/type/typesetting.ts";
import { inspect } from "./inspect.ts";

/** Options of {@linkcode Inspector}. */
export interface InspectorProps {
  layout: Layout;
  /** Zero-based position of the slide. */
  slide: number;
  /** What it shows, if that changes. */
  shown: Slide | undefined;
  /** Loaded once nothing moves any more. */
  typesetting: Typesetting;
}

/** Minimum distance of text from the edge of the picture, in canvas pixels. */
const MIN_MARGIN = 40;

/**
 * Reports the faults of a slide whenever it is drawn, and nothing moves. Must be the last child, so that its
 * effect runs after the type has been fitted.
 */
export function Inspector({ layout, slide, shown, typesetting }: InspectorProps) {
  const ref = useRef<HTMLTemplateElement>(null);
  // What is shown and what it is set with decide the picture that is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const canvas = ref.current?.parentElement;
    if (!typesetting.loaded || canvas == null) return;
    for (const { fault, element } of inspect(canvas, safeRect(canvas, layout))) {
      report({ ...fault, slide }, element);
    }
  }, [layout, slide, shown, typesetting]);
  // An element that is never rendered, so it does not change the picture.
  return <template ref={ref} />;
}

function safeRect(canvas: Element, { insets, width, height }: Layout) {
  const { left, top } = canvas.getBoundingClientRect();
  const scale = canvas.getBoundingClientRect().width / CANVAS_WIDTH;
  // Where the platform covers nothing, the margin is a matter of style.
  const safeInset = (inset: number) => (inset > MARGIN ? inset : MIN_MARGIN);
  return {
    left: left + safeInset(insets.left) * scale,
    top: top + safeInset(insets.top) * scale,
    right: left + (width - safeInset(insets.right)) * scale,
    bottom: top + (height - safeInset(insets.bottom)) * scale,
  };
}

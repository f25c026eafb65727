import { useLayoutEffect, useRef, useState } from "react";
import { useCurrentFrame } from "remotion";
import { describeFault } from "../../src/posts/describe_fault.ts";
import { onReport, type Reported } from "../kit/report.ts";

/** A fault to be drawn at its place, in pixels of the canvas. */
interface Mark {
  words: string;
  /** Undefined if the fault concerns the whole picture. */
  box: { left: number; top: number; width: number; height: number } | undefined;
}

/**
 * Draws what the page reports of itself over it, each fault at its place. Goes before what it marks,
 * so that it listens before that reports.
 */
export function FaultMarks() {
  const frame = useCurrentFrame();
  const layer = useRef<HTMLDivElement>(null);
  const heard = useRef<Reported[]>([]);
  const [count, setCount] = useState(0);
  const [marks, setMarks] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    return onReport((reported) => {
      const words = describeFault(reported.fault);
      // What has gone from the page, and what is told once more, would pile up.
      const others = heard.current.filter(
        (one) =>
          isShown(one) && !(one.element === reported.element && describeFault(one.fault) === words),
      );
      heard.current = [...others, reported];
      setCount((before) => before + 1);
    });
  }, []);
  // Once more at every frame: what is on the page changes its place, and goes.
  useLayoutEffect(() => {
    void [frame, count];
    const ground = layer.current;
    if (ground === null) return;
    const shown = heard.current.filter(isShown).map((detail) => markOf(detail, ground));
    setMarks([...new Map(shown.map((mark) => [mark.words, mark])).values()]);
  }, [frame, count]);
  const general = marks.filter(({ box }) => box === undefined);
  return (
    <div ref={layer} style={LAYER}>
      {marks.map(({ words, box }) => box && <Box key={words} words={words} box={box} />)}
      {general.map(({ words }) => (
        <span key={words} style={{ ...LABEL, position: "static", alignSelf: "flex-start" }}>
          {words}
        </span>
      ))}
    </div>
  );
}

function Box({ words, box }: { words: string; box: NonNullable<Mark["box"]> }) {
  return (
    <div style={{ position: "absolute", ...box, outline: "4px solid #ff2d55" }}>
      <span style={{ ...LABEL, ...(box.top < LABEL_ROOM ? { top: 0 } : { bottom: "100%" }) }}>
        {words}
      </span>
    </div>
  );
}

/** The text that was at fault is still on the page. */
function isShown({ fault, element }: Reported): boolean {
  if (element === undefined) return true;
  return element.isConnected && (!("text" in fault) || element.textContent.includes(fault.text));
}

function markOf({ fault, element }: Reported, ground: HTMLElement): Mark {
  const words = describeFault(fault);
  if (element === undefined) return { words, box: undefined };
  const frame = ground.getBoundingClientRect();
  const scale = frame.width / ground.offsetWidth || 1;
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    words,
    box: {
      left: (left - frame.left) / scale,
      top: (top - frame.top) / scale,
      width: width / scale,
      height: height / scale,
    },
  };
}

// No AbsoluteFill, which would have a row in the Studio's timeline.
const LAYER = {
  position: "absolute",
  inset: 0,
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  gap: 8,
  pointerEvents: "none",
} as const;
/** Above a box that is nearer to the edge, a label would not be seen. */
const LABEL_ROOM = 110;
const LABEL = {
  position: "absolute",
  left: 0,
  maxWidth: 900,
  padding: "4px 12px",
  background: "#ff2d55",
  color: "#ffffff",
  font: "600 24px/1.35 Inter, system-ui, sans-serif",
} as const;

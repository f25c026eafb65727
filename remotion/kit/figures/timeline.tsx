import type { ReactNode } from "react";
import type { Timeline as TimelineData } from "../../../src/posts/data.ts";
import type { BeatOptions } from "../motion/beats.ts";
import { Layer } from "../page/layer.tsx";
import { useEntrance, useGrowth } from "../page/motion.ts";
import { Column, useRoom } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import type { DataStyle } from "./data_style.ts";

/** Options of {@linkcode Timeline}. */
export interface TimelineProps {
  events: TimelineData["events"];
  look: DataStyle;
}

/** Events along a line from the first to the last, which takes the height that is left. */
export function Timeline({ events, look }: TimelineProps) {
  const { markSize, lineWidth } = look;
  const padding = Math.round(16 * useRoom() ** 2);
  const beatOf = (index: number): BeatOptions => ({
    says: events[index]?.label ?? "",
    order: index + 2,
    of: events.length + 2,
  });
  return (
    <div style={{ flex: "6 0 auto", display: "flex", flexDirection: "column" }}>
      {events.map(({ date, label }, index) => (
        <div key={index} style={{ ...STOP, gridTemplateColumns: `${markSize}px 1fr`, padding }}>
          <div
            aria-hidden="true"
            style={{
              position: "absolute",
              insetInlineStart: (markSize - lineWidth) / 2,
              width: lineWidth,
              display: "grid",
              top: index === 0 ? "50%" : 0,
              bottom: index === events.length - 1 ? "50%" : 0,
            }}
          >
            <Grown name={`line ${index}`} {...beatOf(index)}>
              <look.Line order={index} />
            </Grown>
          </div>
          <div aria-hidden="true" style={{ position: "relative", lineHeight: 0 }}>
            <Appearing name={`mark ${index}`} {...beatOf(index)}>
              <look.Mark size={markSize} order={index} />
            </Appearing>
          </div>
          <Column style={{ position: "relative" }}>
            <Text {...look.value} alike="date" order={index + 2} says={label}>
              {date}
            </Text>
            <Text wrap="pretty" {...look.label} alike="event" order={index + 2}>
              {label}
            </Text>
          </Column>
        </div>
      ))}
    </div>
  );
}

type PieceProps = BeatOptions & { name: string; children: ReactNode };

/** A piece of the line, which grows downwards. */
function Grown({ name, children, ...beat }: PieceProps) {
  const grown = useGrowth(beat);
  return (
    <Layer name={name} motion={{ clip: { bottom: 1 - grown } }} style={{ display: "grid" }}>
      <div style={{ height: "100%", display: "grid" }}>{children}</div>
    </Layer>
  );
}

function Appearing({ name, children, ...beat }: PieceProps) {
  return (
    <Layer name={name} motion={useEntrance("pop", beat)}>
      {children}
    </Layer>
  );
}

const STOP = {
  position: "relative",
  flex: "1 0 auto",
  display: "grid",
  alignItems: "center",
  gap: 32,
  paddingInline: 0,
} as const;

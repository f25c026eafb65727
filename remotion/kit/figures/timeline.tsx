import type { Timeline as TimelineData } from "../../../src/posts/data.ts";
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
            <look.Line order={index} />
          </div>
          <div aria-hidden="true" style={{ position: "relative", lineHeight: 0 }}>
            <look.Mark size={markSize} order={index} />
          </div>
          <Column style={{ position: "relative" }}>
            <Text {...look.value} alike="date" order={index}>
              {date}
            </Text>
            <Text wrap="pretty" {...look.label} alike="event" order={index}>
              {label}
            </Text>
          </Column>
        </div>
      ))}
    </div>
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

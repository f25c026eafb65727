import { type Of, Sign, Space, Text, useRoom } from "postloom/kit";
import type { CSSProperties } from "react";
import { Hanging } from "./hung.tsx";
import { BODY, Lettering, Second } from "./lettering.tsx";

export function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <>
      <Text size={[46, 88]} weight={600} leading={1.1} face="display">
        {headline}
      </Text>
      <Space />
      <Side {...left} order={1} style={{ marginInlineEnd: 70 }} />
      <div style={{ height: Math.round(56 * useRoom()) }} />
      <Second>
        <Side {...right} order={2} style={{ marginInlineStart: 70 }} />
      </Second>
      {foot}
    </>
  );
}

type SideProps = Of<"comparison">["left"] & { order: number; style: CSSProperties };

function Side({ label, text, order, style }: SideProps) {
  return (
    <Hanging name={`side ${order}`} says={label} order={order}>
      <Sign
        order={order}
        style={{ padding: `${Math.round(42 * useRoom() ** 2)}px 48px`, ...style }}
      >
        <Lettering size={[42, 72]} order={order}>
          {label}
        </Lettering>
        <Text {...BODY} order={order} alike="side" style={{ marginTop: 18 }}>
          {text}
        </Text>
      </Sign>
    </Hanging>
  );
}

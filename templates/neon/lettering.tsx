import {
  companion,
  litLetters,
  Text,
  type TextProps,
  Tinted,
  useLitLetters,
  useScene,
} from "postloom/kit";
import type { CSSProperties, ReactNode } from "react";

/** Running text. */
export const BODY = {
  size: [40, 58],
  weight: 420,
  leading: 1.38,
  wrap: "pretty",
  order: 2,
} as const;

/** Words on a sign, and what stands below it. */
export const CENTRED = { textAlign: "center" } as const;

/** Text in neon tubes. */
export function Lettering({ style, ...props }: TextProps) {
  const lit = useLitLetters();
  return (
    <Text
      face="display"
      weight={520}
      leading={1.12}
      tracking={0.005}
      entrance="flicker"
      {...props}
      style={{ ...lit, ...style }}
    />
  );
}

/** The style of letters lit in the second colour. */
export function useSecondLight(): CSSProperties {
  const { palette } = useScene();
  return litLetters(companion(palette));
}

/** Lights its children in the second colour. */
export function Second({ children }: { children: ReactNode }) {
  const { palette } = useScene();
  return <Tinted palette={companion(palette)}>{children}</Tinted>;
}

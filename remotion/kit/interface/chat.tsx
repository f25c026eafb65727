import type { ReactNode } from "react";
import { Icon } from "../drawing/icons.tsx";
import { hashOf } from "../hash.ts";
import { Layer } from "../page/layer.tsx";
import { useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Column, Space, useRoom } from "../type/fit.tsx";
import { Text, type TextProps } from "../type/text.tsx";
import { Avatar, Blank, ROW, Window, WindowBar } from "./interface.tsx";

/** A line of dialogue. */
export interface Line {
  speaker: string;
  words: string;
  /** True for messages of the phone's owner. */
  own: boolean;
}

/** A speaker's name of one or two words, and the line. */
const SPOKEN =
  /^((?!\p{Ll})\p{L}[\p{L}\p{M}.'-]{0,15}(?: \p{L}[\p{L}\p{M}.'-]{0,15})?)[:：]\s*(\S.*)$/su;

/** The end of a sentence; headlines with a colon do not have one. */
const CLOSED = /[.!?…。！？؟।]["'”’»」]?$/u;

/**
 * Parses the lines of a dialogue, such as "Ben: Which plants?"; null if any text is something else,
 * such as a headline with a colon. The sides of two speakers are decided by their names' order, so
 * that they stay the same from slide to slide.
 */
export function talkIn(texts: string[]): Line[] | null {
  const lines: Omit<Line, "own">[] = [];
  for (const text of texts) {
    if (text === "") continue;
    const [, speaker, words] = SPOKEN.exec(text) ?? [];
    if (speaker === undefined || words === undefined) return null;
    lines.push({ speaker, words });
  }
  if (lines.length < 2 && !CLOSED.test(lines[0]?.words ?? "")) return null;
  const [first] = lines.map((line) => line.speaker).sort();
  return lines.map((line) => ({ ...line, own: line.speaker !== first }));
}

/** Options of {@linkcode Chat}. */
export interface ChatProps {
  /** Name of the chat; null for a placeholder. */
  name: string | null;
  people?: 1 | 2;
  number?: number | null;
  foot: ReactNode;
  /** What is sent in answer to the bubbles, in a box at least so high. */
  answer?: ReactNode;
  answerHeight?: number;
  children: ReactNode;
}

/** A chat window with bubbles, down to the field for the next message. */
export function Chat({ name, people = 1, number = null, foot, ...props }: ChatProps) {
  const { answer = null, answerHeight = 0, children } = props;
  const { palette } = useScene();
  const room = useRoom();
  return (
    <Window foot={foot}>
      <WindowBar>
        <Icon name="back" size={60} tone="accentInk" />
        <Avatar size={92} />
        {people === 2 && (
          <div style={{ ...RING, outlineColor: palette.background }}>
            <Avatar size={92} />
          </div>
        )}
        <Column style={{ flex: 1 }}>
          {name === null ? (
            <Blank width={240} height={30} />
          ) : (
            <Text size={[36, 56]} weight={640} leading={1.2} tracking={-0.01} entrance="none">
              {name}
            </Text>
          )}
        </Column>
        {number === null ? (
          <Icon name="call" size={58} tone="accentInk" />
        ) : (
          <Avatar size={84}>{String(number)}</Avatar>
        )}
      </WindowBar>
      <Space min={32} />
      <div style={{ padding: "0 48px", display: "grid", gap: Math.round(36 * room) }}>
        {children}
      </div>
      <Space min={Math.max(answerHeight, room > LOW ? 36 : 90)}>{answer}</Space>
      {room > LOW ? <Composer /> : null}
    </Window>
  );
}

/** With less room than this, only the bubbles are shown. */
const LOW = 0.7;

/** Separates an avatar from the one behind it. */
const RING = {
  marginInlineStart: -66,
  lineHeight: 0,
  borderRadius: "50%",
  outlineWidth: 7,
  outlineStyle: "solid",
} as const;

/** The message field. */
function Composer() {
  const { palette } = useScene();
  return (
    <div style={{ ...ROW, padding: "0 44px 44px" }}>
      <Icon name="plus" size={62} tone="accentInk" />
      <div
        style={{
          ...ROW,
          flex: 1,
          height: 100,
          padding: "0 40px",
          borderRadius: 50,
          border: `3px solid ${palette.rule}`,
        }}
      >
        <div style={{ width: 4, height: 50, background: palette.accent }} />
        <div style={{ flex: 1 }} />
        <Icon name="microphone" size={52} tone="muted" />
      </div>
      <Icon name="send" size={66} tone="accent" filled />
    </div>
  );
}

/** Options of {@linkcode ChatBubble}. */
export interface ChatBubbleProps {
  own?: boolean;
  /** The speaker. */
  name?: string;
  size?: readonly [number, number];
  wrap?: TextProps["wrap"];
  order?: number;
  children: string;
}

const INSIDE = 46;
const ROUND = 56;
const CORNER = 14;

/** A chat bubble: the owner's at the end of the line, others' at the start. */
export function ChatBubble({
  own = false,
  name,
  size = [38, 66],
  wrap = "pretty",
  order = 0,
  children,
}: ChatBubbleProps) {
  const { palette, direction } = useScene();
  const isAtRight = own === (direction === "ltr");
  const motion = useEntrance("pop", { order, says: children });
  const room = useRoom();
  const side = own ? { marginInlineStart: "auto" } : {};
  return (
    // The column has a fixed width to fit the type to; the bubble is as wide as its text.
    <Layer
      name={`bubble ${order} ${hashOf(children).toString(36)}`}
      motion={motion}
      origin={[isAtRight ? 1 : 0, 1]}
      style={{ width: "92%", ...side }}
    >
      <Column style={{ boxSizing: "border-box", padding: `0 ${INSIDE}px` }}>
        {name !== undefined && (
          <Text
            size={[36, 44]}
            weight={620}
            leading={1.2}
            tone="accentInk"
            entrance="none"
            style={{
              marginBottom: Math.round(14 * room),
              ...(own && { width: "fit-content", marginInlineStart: "auto" }),
            }}
          >
            {name}
          </Text>
        )}
        <div
          style={{
            boxSizing: "border-box",
            width: "fit-content",
            maxWidth: `calc(100% + ${2 * INSIDE}px)`,
            margin: `0 ${-INSIDE}px`,
            padding: `${Math.round(34 * room)}px ${INSIDE}px ${Math.round(38 * room)}px`,
            background: own ? palette.accent : palette.surface,
            borderRadius: ROUND,
            ...(own
              ? { borderEndEndRadius: CORNER, marginInlineStart: "auto" }
              : { borderEndStartRadius: CORNER }),
          }}
        >
          <Text
            size={size}
            weight={460}
            leading={1.26}
            tracking={-0.012}
            wrap={wrap}
            tone={own ? "onAccent" : "ink"}
            entrance="none"
          >
            {children}
          </Text>
        </div>
      </Column>
    </Layer>
  );
}

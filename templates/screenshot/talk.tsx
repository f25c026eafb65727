import {
  Actions,
  Author,
  artHeight,
  Chat,
  ChatBubble,
  Column,
  isPicture,
  type Line,
  type Of,
  Space,
  Sticker,
  Text,
  useScene,
  Window,
} from "postloom/kit";
import type { ReactNode } from "react";
import { compositionFor } from "./composition.ts";
import { PADDED, TITLE } from "./type.ts";

/** What somebody has said, as a post or as a message. */
export function Quote(props: Of<"quote">) {
  const { text, attribution, motif, foot } = props;
  const { direction } = useScene();
  const sticker =
    motif === undefined || isPicture(motif) ? null : (
      <Sticker
        drawing={motif}
        at={STICKER_AT}
        align={direction === "rtl" ? "xMinYMid" : "xMaxYMid"}
        style={SENT}
      />
    );
  const min = sticker === null ? 0 : artHeight(460, text, attribution);
  if (compositionFor(props, props) === "post")
    return (
      <Window foot={foot}>
        <Column style={{ ...PADDED, flex: 1 }}>
          <Author topic={attribution} />
          <Space min={0} />
          <Text {...TITLE} size={[46, 104]} order={1}>
            {text}
          </Text>
          <Space min={min}>{sticker}</Space>
          <Actions />
        </Column>
      </Window>
    );
  return (
    <Chat name={attribution} foot={foot} answer={sticker} answerHeight={min}>
      <ChatBubble size={[44, 78]} wrap="balance" order={1}>
        {text}
      </ChatBubble>
    </Chat>
  );
}

/** An answer comes after what it answers, in frames. */
const STICKER_AT = 24;
/** Beside the end of the line, where one's own messages are. */
const SENT = { top: 36, bottom: 12, insetInlineStart: 48, insetInlineEnd: 8 } as const;

/** Two who do not agree. */
export function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <Chat name={headline} people={2} foot={foot}>
      <ChatBubble name={left.label} order={1}>
        {left.text}
      </ChatBubble>
      <ChatBubble own name={right.label} order={2}>
        {right.text}
      </ChatBubble>
    </Chat>
  );
}

/** Options of {@linkcode Talk}. */
interface TalkProps {
  lines: Line[];
  name: string | null;
  number?: number | null;
  foot: ReactNode;
}

/** A conversation. */
export function Talk({ lines, name, number = null, foot }: TalkProps) {
  return (
    <Chat name={name} number={number} people={2} foot={foot}>
      {lines.map(({ speaker, words, own }, i) => (
        <ChatBubble key={i} own={own} name={speaker} size={[44, 84]} order={i + 1}>
          {words}
        </ChatBubble>
      ))}
    </Chat>
  );
}

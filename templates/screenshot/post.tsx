import {
  Actions,
  Author,
  artHeight,
  Column,
  isPicture,
  type Motif,
  type Of,
  Photo,
  Rows,
  Space,
  Text,
  useEmblem,
  useScene,
  Window,
} from "postloom/kit";
import type { ReactNode } from "react";
import { compositionFor } from "./composition.ts";
import { Noted } from "./note.tsx";
import { AROUND, BODY, PADDED, TITLE } from "./type.ts";

/** A post. */
export function Cover(props: Of<"cover">) {
  const { kicker, headline, subline, motif, foot } = props;
  const words = (
    <>
      <Text {...TITLE} size={[52, 104]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 24 }}>
        {subline ?? ""}
      </Text>
    </>
  );
  // No picture with a long text.
  const isPictured = headline.length + (subline ?? "").length < 180;
  const min = motif === undefined ? 290 : artHeight(430, headline, subline);
  const isAbove = isPictured && compositionFor(props, props) === "above";
  return (
    <Post author={<Author topic={kicker} />} foot={foot}>
      {isAbove ? (
        <Pictured min={min} motif={motif}>
          {words}
        </Pictured>
      ) : (
        <>
          {words}
          <Space min={isPictured ? min : 0}>{isPictured && <Photo motif={motif} />}</Space>
          <Actions />
        </>
      )}
    </Post>
  );
}

/** Words of more letters would be small in a picture. */
const LONGEST = 9;

/** A post with a picture or without. */
export function Point(props: Of<"point">) {
  const { number, headline, emphasis, text, motif, foot } = props;
  const { palette } = useScene();
  const composition = compositionFor(props, props);
  const words = (
    <>
      <Text
        {...TITLE}
        size={[54, text === "" ? 128 : 96]}
        order={1}
        emphasis={emphasis}
        pen="marker"
        around={AROUND}
      >
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </>
  );
  const author = <Author topic={null} number={number} />;
  const min = artHeight(460, headline, text);
  const isShown = composition !== "post" && composition !== "set";
  // A letter alone is no picture.
  const isLettered = !/^\p{L}?$/u.test(useEmblem(LONGEST)) && number === null;
  const isPictured = motif === undefined ? isLettered && isShown : isShown || isPicture(motif);
  if (isPictured)
    return (
      <Post author={author} foot={foot}>
        {composition === "above" ? (
          <Pictured min={min} motif={motif}>
            {words}
          </Pictured>
        ) : (
          <>
            {words}
            <Space min={min}>
              <Photo motif={motif} />
            </Space>
            <Actions />
          </>
        )}
      </Post>
    );
  if (motif === undefined && props.index % 2 === 0) return <Noted {...props} />;
  return (
    <Window foot={foot}>
      <Column style={PADDED}>
        {author}
        {words}
        <Actions />
      </Column>
      <Space min={0}>
        <Rows style={{ background: palette.surface }} />
      </Space>
    </Window>
  );
}

/** Options of {@linkcode Post}. */
interface PostProps {
  author: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** A post that fills its window, with a picture that may be larger than that. */
function Post({ author, foot, children }: PostProps) {
  return (
    <Window foot={foot}>
      <Column style={{ ...PADDED, flex: 1 }}>
        {author}
        {children}
      </Column>
    </Window>
  );
}

/** Options of {@linkcode Pictured}. */
interface PicturedProps {
  /** Least height of the picture. */
  min: number;
  motif: Motif | undefined;
  children: ReactNode;
}

/** A picture with the words as its caption. */
function Pictured({ min, motif, children }: PicturedProps) {
  return (
    <>
      <Space min={min}>
        <Photo motif={motif} />
      </Space>
      <Actions />
      {children}
      <div style={{ height: 56, flexShrink: 0 }} />
    </>
  );
}

import {
  artHeight,
  Beside,
  Column,
  CutPaper,
  Disc,
  type Motif,
  type Of,
  Space,
  Text,
  useScene,
} from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Across, atBottom, Cap, Cropped, Lettered, Oversized } from "./parts.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** Height of a drawing beside few words; beside more, or a headline that fills the page, only the top of the disc is seen. */
const TALLEST = 430;

/** A statement, with the disc or a drawing. */
export function Point(props: Of<"point">) {
  const { number, headline, text, motif, crossing, foot, index } = props;
  const min = artHeight(TALLEST, headline, text);
  switch (compositionFor(props, props)) {
    case "crossing":
      return (
        <>
          <Numeral {...props} />
          <PointWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "below":
      return (
        <>
          {(number !== null || motif !== undefined) && <Numeral {...props} />}
          <PointWords {...props} />
          <Space min={motif === undefined ? 48 : min}>
            {motif === undefined ? (
              <Cap isPlain={text === "" || min < TALLEST} />
            ) : (
              <Oversized motif={motif} to={atBottom(index)} turn={6} />
            )}
          </Space>
        </>
      );
    case "beside":
      return (
        <>
          <Beside
            art={motif === undefined ? <Bar /> : <Cropped motif={motif} />}
            to={["top", "end"]}
          >
            <Numeral {...props} />
            <Space min={0} />
            <PointWords {...props} foot={null} />
          </Beside>
          {foot}
        </>
      );
    default:
      return (
        <>
          <Numeral {...props} />
          {motif === undefined ? (
            <Space />
          ) : (
            <Space min={min}>
              <AtEdge motif={motif} isAlone={number === null} />
            </Space>
          )}
          <PointWords {...props} />
        </>
      );
  }
}

/**
 * A number followed by the disc as its full stop; the disc alone where nothing else is drawn, which is
 * elsewhere on the next page.
 */
function Numeral({ number, motif, index }: Of<"point">) {
  if (number === null && motif !== undefined) return null;
  const size = index % 2 === 0 ? 168 : 96;
  return (
    <Column style={{ ...ROW, ...(number === null && index % 2 === 0 && AT_END) }}>
      {number !== null && (
        <Text {...DISPLAY} size={[180, 380]} weight={560} leading={0.75} oneLine>
          {String(number)}
        </Text>
      )}
      {motif === undefined && (
        <Disc name="stop" at={6} size={number === null ? size : 64}>
          {number === null && <Lettered isSmall />}
        </Disc>
      )}
    </Column>
  );
}

const ROW = { display: "flex", alignItems: "flex-end", gap: 18, marginBottom: 44 } as const;
const AT_END = { justifyContent: "flex-end" } as const;

/** The disc, half out of a narrow column. */
function Bar() {
  return (
    <Disc
      name="bar"
      at={0}
      size="auto"
      style={{
        position: "absolute",
        width: "170%",
        aspectRatio: 1,
        top: "24%",
        insetInlineStart: "12%",
      }}
    >
      <Lettered />
    </Disc>
  );
}

function PointWords({ headline, emphasis, text, foot }: Of<"point">) {
  const { muted } = useScene().palette;
  return (
    <>
      <Text
        {...HEADLINE}
        size={[58, text === "" ? 190 : 140]}
        order={1}
        emphasis={emphasis}
        around={{ fontWeight: 440, color: muted }}
      >
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A drawing in the space that the text leaves, at the text's own edge. */
function AtEdge({ motif, isAlone }: { motif: Motif; isAlone: boolean }) {
  const { direction } = useScene();
  const isStart = isAlone === (direction === "ltr");
  return (
    <CutPaper
      name="drawing"
      entrance="rise"
      drift={{ y: 22, rotate: 1.5, scale: 1.06 }}
      motif={motif}
      cut="two-tone"
      align={isStart ? "xMinYMin" : "xMaxYMin"}
      style={{
        position: "absolute",
        top: isAlone ? -16 : -340,
        left: 0,
        width: "100%",
        height: isAlone ? "min(100% - 40px, 640px)" : "calc(100% + 280px)",
      }}
      // Behind a number there is nothing but a drawing.
      pictureStyle={{ position: "absolute", left: 0, right: 0, top: 24, bottom: 40 }}
    />
  );
}

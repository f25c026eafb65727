import {
  artHeight,
  Beside,
  Column,
  type Of,
  Space,
  Text,
  TileBand,
  TileGround,
  useScene,
  useTileSize,
} from "postloom/kit";
import { Across, Panel, Poster, Tower } from "./art.tsx";
import { compositionFor } from "./composition.ts";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

export function Point(props: Of<"point">) {
  const { number, headline, text, motif, crossing, seed, index } = props;
  const composition = compositionFor(props, props);
  // Many words leave art one place alone: in turn at the top and at the bottom.
  if (composition === "set" && motif === undefined && index % 2 === 1)
    return (
      <>
        <PointWords {...props} />
        <TileGround seed={headline} min={160} />
      </>
    );
  switch (composition) {
    case "crossing":
      return (
        <>
          <PointWords {...props} />
          <Space min={44} />
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    case "below":
      return (
        <>
          <PointWords {...props} />
          {motif === undefined ? (
            <TileGround seed={headline} min={340} />
          ) : (
            <Poster motif={motif} seed={headline} min={artHeight(430, headline, text)} />
          )}
        </>
      );
    case "beside":
      return (
        <Beside art={<Tower motif={motif} seed={headline} />} to={["end", "bottom"]}>
          <PointWords {...props} />
        </Beside>
      );
    default:
      return (
        <>
          {number !== null ? (
            <TileBand seed={headline} motif={motif} lead={<Numeral>{number}</Numeral>} />
          ) : motif === undefined ? (
            <TileBand seed={headline} />
          ) : (
            <Panel motif={motif} seed={headline} rows={artHeight(3, headline, text) > 2 ? 3 : 2} />
          )}
          <Space />
          <PointWords {...props} number={null} />
          <Space min={0} />
        </>
      );
  }
}

function PointWords({ number, headline, emphasis, text }: Of<"point">) {
  const { muted } = useScene().palette;
  return (
    <>
      {number !== null && (
        <Text {...DISPLAY} size={[90, 190]} tone="accentInk" leading={1} oneLine>
          {String(number)}
        </Text>
      )}
      <Text
        {...HEADLINE}
        size={[58, text === "" ? 150 : 116]}
        order={1}
        emphasis={emphasis}
        pen="marker"
        around={{ fontWeight: 480, fontStretch: "100%", color: muted }}
      >
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
    </>
  );
}

function Numeral({ children }: { children: number }) {
  return (
    <Column style={{ width: useTileSize() * 0.58 }}>
      <Text {...DISPLAY} size={[90, 190]} tone="onAccent" leading={1} oneLine entrance="none">
        {String(children)}
      </Text>
    </Column>
  );
}

import {
  Bubble,
  inverse,
  Marked,
  type Of,
  Pictogram,
  Space,
  Text,
  TileBand,
  TileGround,
  Tinted,
  useScene,
} from "postloom/kit";
import { Across } from "./art.tsx";
import { compositionFor } from "./composition.ts";
import { ROW } from "./list.tsx";
import { HEADLINE } from "./type.ts";

export function Quote(props: Of<"quote">) {
  const { text, attribution, motif, crossing, seed } = props;
  const { palette } = useScene();
  const composition = compositionFor(props, props);
  return (
    <>
      {composition === "above" && <TileBand seed={text} motif={motif} />}
      <Space min={composition === "above" ? 44 : 0} />
      <Tinted palette={inverse(palette)}>
        <Bubble {...HEADLINE} size={[44, 96]} weight={680} leading={1.12}>
          {text}
        </Bubble>
      </Tinted>
      <Marked
        mark={<Pictogram name="person" size={112} tone="ink" order={1} />}
        width={112}
        gap={32}
        style={ROW}
      >
        <Text size={[36, 50]} weight={600} leading={1.25} order={2}>
          {attribution ?? ""}
        </Text>
      </Marked>
      {composition === "below" ? (
        <TileGround seed={text} motif={motif} min={260} />
      ) : (
        <Space min={0} />
      )}
      {composition === "crossing" && crossing && <Across crossing={crossing} seed={seed} />}
    </>
  );
}

import { artHeight, type Of, Space, Text, TileGround } from "postloom/kit";
import { Panel, Poster } from "./art.tsx";
import { compositionFor } from "./composition.ts";
import { BODY, HEADLINE } from "./type.ts";

export function Closing(props: Of<"closing">) {
  const { headline, text, motif, seed } = props;
  const composition = compositionFor(props, props);
  const isAbove = composition === "above";
  const seedOfTiles = `closing ${seed}`;
  const min = artHeight(430, headline, text);
  return (
    <>
      {isAbove && <Panel motif={motif} seed={seedOfTiles} rows={min > 300 ? 4 : 3} />}
      {isAbove && <Space min={44} />}
      <Text {...HEADLINE} size={[64, 150]} order={0}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      {isAbove ? (
        <Space min={0} />
      ) : composition === "negative" && motif !== undefined ? (
        <Poster motif={motif} seed={seedOfTiles} min={min} />
      ) : (
        <TileGround seed={seedOfTiles} motif={motif} min={340} />
      )}
    </>
  );
}

import { artHeight, Band, Bleed, negative, type Of, Space, Text, useScene } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Across, Below, BelowWords, captionOf, Seen, Standing, Strap } from "./parts.tsx";
import { BODY, HEADLINE } from "./type.ts";

export function Cover(props: Of<"cover">) {
  const { headline, subline, motif, crossing } = props;
  const { palette } = useScene();
  const caption = captionOf(motif);
  const min = artHeight(520, headline, subline, caption);
  switch (compositionFor(props, props)) {
    case "below":
      return (
        <>
          <CoverWords {...props} />
          <Below min={motif === undefined ? 200 : min}>
            <Seen motif={motif} />
          </Below>
        </>
      );
    case "crossing":
      return (
        <>
          <CoverWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "inverse":
      return (
        <>
          <CoverWords {...props} />
          <Below min={motif === undefined ? 160 : min}>
            <Standing motif={motif} />
          </Below>
        </>
      );
    default:
      return (
        <>
          <Space min={motif === undefined ? 240 : min}>
            <Bleed to={["top", "start", "end"]}>
              <Seen motif={motif} />
            </Bleed>
          </Space>
          <Band
            palette={negative(palette)}
            toBottom
            style={{ paddingTop: caption === null ? 56 : 20 }}
          >
            {caption !== null && (
              <Text
                size={[34, 36]}
                weight={450}
                stretch={94}
                tone="muted"
                style={{ marginBottom: 36 }}
              >
                {caption}
              </Text>
            )}
            <CoverWords {...props} />
            <BelowWords />
          </Band>
        </>
      );
  }
}

function CoverWords({ kicker, headline, subline, foot }: Of<"cover">) {
  return (
    <>
      <div style={{ display: "flex", marginBottom: kicker === null ? 0 : 32 }}>
        {kicker !== null && <Strap size={[36, 46]}>{kicker}</Strap>}
      </div>
      <Text {...HEADLINE} size={[64, 144]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} tone="muted" order={2} style={{ marginTop: 32 }}>
        {subline ?? ""}
      </Text>
      {foot}
    </>
  );
}

import { artHeight, Bleed, inverse, type Of, Space, Text, Tinted, useScene } from "postloom/kit";
import { useComposition } from "./composition.ts";
import { Art, CoverArt, Rule, Sheet, Standing } from "./parts.tsx";
import { CENTERED, HEADLINE, ITALIC } from "./type.ts";

/** The last page: a sheet on art, or words over it. */
export function Closing(props: Of<"closing">) {
  const { headline, text, motif, seed } = props;
  const { palette } = useScene();
  const composition = useComposition(props, props);
  if (composition === "inverse")
    return (
      <>
        <Rule thick style={{ marginBottom: 44 }} />
        <ClosingWords {...props} />
        <Space min={artHeight(460, headline, text)}>
          <Bleed to={["start", "end", "bottom"]} style={{ top: 44, overflow: "hidden" }}>
            {motif === undefined ? (
              <Art seed={`closing ${seed}`} />
            ) : (
              <Standing motif={motif} seed={seed} />
            )}
          </Bleed>
        </Space>
      </>
    );
  const isOnPattern = composition === "pattern" || motif === undefined;
  return (
    <>
      {isOnPattern ? (
        <Space min={160} />
      ) : (
        <CoverArt motif={motif} seed={seed} min={artHeight(460, headline, text)} />
      )}
      <Tinted palette={inverse(palette)}>
        <Sheet edge={palette.background}>
          <ClosingWords {...props} />
        </Sheet>
      </Tinted>
      {isOnPattern && <Space min={160} />}
    </>
  );
}

function ClosingWords({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Text {...HEADLINE} size={[62, 136]} order={1} style={CENTERED}>
        {headline}
      </Text>
      <Text {...ITALIC} size={[40, 54]} order={2} style={{ ...CENTERED, marginTop: 28 }}>
        {text ?? ""}
      </Text>
      {foot}
    </>
  );
}

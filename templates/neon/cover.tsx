import { artHeight, type Of, Sign, Space, Text, useRoom } from "postloom/kit";
import { Across } from "./across.tsx";
import { compositionFor } from "./composition.ts";
import { Hanging, Hung } from "./hung.tsx";
import { BODY, CENTRED, Lettering, Second } from "./lettering.tsx";
import { Horizon } from "./scenery.tsx";

export function Cover(props: Of<"cover">) {
  const { headline, subline, motif, crossing, foot } = props;
  const min = artHeight(500, headline, subline);
  const room = useRoom() ** 2;
  const composition = compositionFor(props, props);
  // A frame costs room that many words need.
  if (crossing !== undefined)
    return (
      <>
        <CoverWords {...props} />
        <Space min={0} />
        {foot}
        <Across crossing={crossing} />
      </>
    );
  switch (composition === "sign" && min < 330 ? "below" : composition) {
    case "above":
      return (
        <>
          <Space min={min}>
            <Second>
              <Hung motif={motif} />
            </Second>
          </Space>
          <CoverWords {...props} />
          {foot}
        </>
      );
    case "sign":
      return (
        <>
          <Space min={motif === undefined ? 20 : min}>
            {motif !== undefined && (
              <Second>
                <Hung motif={motif} />
              </Second>
            )}
          </Space>
          <Hanging name="cover sign">
            <Sign of="bulbs" radius={60} style={{ padding: `${Math.round(64 * room)}px 56px` }}>
              <CoverWords {...props} isOnSign />
            </Sign>
          </Hanging>
          <Space min={20} />
          {foot}
        </>
      );
    default:
      return (
        <>
          <CoverWords {...props} />
          <Space min={headline.length > 120 ? 200 : 410}>
            <Horizon motif={motif} />
          </Space>
          <div style={{ position: "relative" }}>{foot}</div>
        </>
      );
  }
}

type CoverWordsProps = Of<"cover"> & { isOnSign?: boolean };

function CoverWords({ kicker, headline, subline, isOnSign = false }: CoverWordsProps) {
  const aligned = isOnSign ? CENTRED : {};
  return (
    <>
      {kicker !== null && (
        <Second>
          <Sign radius={40} style={{ ...PLATE, ...(isOnSign && IN_MIDDLE) }}>
            <Lettering size={[36, 46]} leading={1.2} oneLine>
              {kicker}
            </Lettering>
          </Sign>
        </Second>
      )}
      <Lettering size={[60, 150]} weight={600} leading={1.06} swells order={1} style={aligned}>
        {headline}
      </Lettering>
      <Text {...BODY} style={{ ...aligned, marginTop: 36 }}>
        {subline ?? ""}
      </Text>
    </>
  );
}

const IN_MIDDLE = { marginInline: "auto" } as const;
const PLATE = {
  width: "fit-content",
  padding: "14px 34px",
  marginBottom: 48,
  maxWidth: "100%",
} as const;

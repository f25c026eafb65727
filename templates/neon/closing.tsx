import { artHeight, type Of, Sign, Space, Text, useRoom } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Hanging, Hung } from "./hung.tsx";
import { BODY, CENTRED, Lettering, Second } from "./lettering.tsx";

export function Closing(props: Of<"closing">) {
  const { headline, text, motif, foot } = props;
  const room = useRoom() ** 2;
  // Nothing hangs below words but what they are about.
  const isBelow = motif !== undefined && compositionFor(props, props) === "below";
  const words = (
    <>
      <Hanging name="closing sign">
        <Sign of="bulbs" radius={60} style={{ padding: `${Math.round(80 * room)}px 64px` }}>
          <Lettering size={[60, 132]} weight={600} leading={1.08} swells order={1} style={CENTRED}>
            {headline}
          </Lettering>
        </Sign>
      </Hanging>
      <Text {...BODY} style={{ ...CENTRED, marginTop: Math.round(60 * room) }}>
        {text ?? ""}
      </Text>
    </>
  );
  return (
    <>
      {isBelow && words}
      <Space min={room > 0.4 ? artHeight(motif === undefined ? 400 : 560, headline, text) : 20}>
        {room > 0.4 && (
          <Second>
            <Hung motif={motif} />
          </Second>
        )}
      </Space>
      {!isBelow && words}
      {foot}
    </>
  );
}

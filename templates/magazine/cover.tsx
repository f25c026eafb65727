import { artHeight, Beside, type Of, Space, Text, useScene } from "postloom/kit";
import { useComposition } from "./composition.ts";
import { Across, Art, Below, CoverArt, Masthead, Rule, Sheet } from "./parts.tsx";
import { type Aligned, CENTERED, HEADLINE, ITALIC, LABEL, LONG } from "./type.ts";

/** The cover: art above, below or beside its lines. */
export function Cover(props: Of<"cover">) {
  const { kicker, headline, subline, motif, crossing, foot, seed } = props;
  const { sender } = useScene();
  const hasMasthead = (sender?.name ?? "") !== "";
  const isCrowded = headline.length > LONG || hasMasthead;
  const composition = useComposition(props, props);
  const masthead = (
    <Masthead seed={seed} isOnArt={composition === "above" && motif === undefined} />
  );
  const art = <Art seed={seed} motif={motif} box={composition === "beside" ? "narrow" : "usual"} />;
  const min = artHeight(isCrowded ? 320 : 500, kicker, headline, subline);
  switch (composition) {
    case "beside":
      return (
        <>
          {masthead}
          <Beside art={art} to={hasMasthead ? ["end"] : ["top", "end"]}>
            <Space min={24} />
            <CoverWords {...props} isCentred={false} foot={null} />
          </Beside>
          {foot}
        </>
      );
    case "below":
    case "crossing":
      return (
        <>
          {masthead}
          {hasMasthead ? <div style={APART} /> : <Rule thick style={{ marginBottom: 44 }} />}
          <CoverWords {...props} isCentred={false} />
          {crossing === undefined ? <Below min={min}>{art}</Below> : <Space min={0} />}
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    default:
      return (
        <>
          {masthead}
          {motif === undefined ? (
            <Space min={isCrowded ? 140 : 300} />
          ) : (
            <CoverArt motif={motif} seed={seed} min={min} />
          )}
          <Sheet>
            <CoverWords {...props} isCentred />
          </Sheet>
        </>
      );
  }
}

/** Below the masthead. */
const APART = { height: 48, flexShrink: 0 } as const;

function CoverWords({ kicker, headline, subline, foot, ...props }: Of<"cover"> & Aligned) {
  const aligned = props.isCentred ? CENTERED : {};
  return (
    <>
      {kicker !== null && (
        <Text {...LABEL} tone="accentInk" style={{ ...aligned, marginBottom: 28 }}>
          {kicker}
        </Text>
      )}
      <Text {...HEADLINE} size={[52, props.isCentred ? 116 : 132]} order={1} style={aligned}>
        {headline}
      </Text>
      <Text {...ITALIC} size={[38, 54]} order={2} style={{ ...aligned, marginTop: 28 }}>
        {subline ?? ""}
      </Text>
      {foot}
    </>
  );
}

import {
  artHeight,
  Beside,
  DropCap,
  type Of,
  Space,
  Text,
  takesDropCap,
  useScene,
} from "postloom/kit";
import { useComposition } from "./composition.ts";
import { Above, Across, Art, Below, Rule } from "./parts.tsx";
import { BODY, HEADLINE, ITALIC } from "./type.ts";

/** A statement with its essay, and art where they leave it room. */
export function Point(props: Of<"point">) {
  const { headline, text, motif, crossing, foot, seed } = props;
  const composition = useComposition(props, props);
  const seedOfArt = `${seed} ${headline}`;
  const art = (
    <Art seed={seedOfArt} motif={motif} box={composition === "beside" ? "narrow" : "usual"} />
  );
  const least = motif === undefined ? 260 : artHeight(text === "" ? 510 : 420, headline, text);
  switch (composition) {
    case "set":
      return (
        <>
          <Rule thick style={{ marginBottom: 44 }} />
          <PointWords {...props} foot={null} />
          <Space min={0} />
          {foot}
        </>
      );
    case "beside":
      return (
        <>
          <Beside art={art} to={["top", "end"]}>
            <Space min={0} />
            <PointWords {...props} foot={null} />
          </Beside>
          {foot}
        </>
      );
    case "below":
    case "crossing":
      return (
        <>
          <PointWords {...props} />
          {crossing === undefined ? <Below min={least}>{art}</Below> : <Space min={0} />}
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    default:
      return (
        <>
          <Above min={least}>{art}</Above>
          <div style={{ height: 52, flexShrink: 0 }} />
          <PointWords {...props} />
        </>
      );
  }
}

function PointWords({ number, headline, emphasis, text, foot }: Of<"point">) {
  const { accentInk } = useScene().palette;
  return (
    <>
      {number !== null && (
        <Text {...ITALIC} size={[90, 190]} leading={1} tone="accentInk" oneLine>
          {String(number)}
        </Text>
      )}
      <Text
        {...HEADLINE}
        size={[58, text === "" ? 168 : 140]}
        order={1}
        emphasis={emphasis}
        pen="underline"
        emphasised={{ fontStyle: "italic", fontWeight: 480, color: accentInk }}
        around={AROUND}
        style={{ marginTop: 12 }}
      >
        {headline}
      </Text>
      {text !== "" && <Essay>{text}</Essay>}
      {foot}
    </>
  );
}

/** Around the main clause of a long sentence: as the text of an article. */
const AROUND = { fontWeight: 400, fontVariationSettings: '"opsz" 36' } as const;

/** Running text: with a drop cap if it is long enough, and in columns if they are wide enough. */
function Essay({ children }: { children: string }) {
  const { layout, genre } = useScene();
  if (!takesDropCap(children, genre))
    return (
      <Text {...BODY} size={[40, 68]} style={ESSAY}>
        {children}
      </Text>
    );
  if (children.length < COLUMNS_FROM || layout.slide.width < 900)
    return (
      <DropCap {...BODY} size={[40, 62]} style={ESSAY}>
        {children}
      </DropCap>
    );
  return (
    <DropCap {...BODY} size={[40, 50]} style={{ ...ESSAY, ...COLUMNS }}>
      {children}
    </DropCap>
  );
}

/** Minimum length of a text in two columns; a shorter one would have only two or three words per line. */
const COLUMNS_FROM = 200;

const ESSAY = { marginTop: 40 } as const;
const COLUMNS = { columns: 2, columnGap: 48 } as const;

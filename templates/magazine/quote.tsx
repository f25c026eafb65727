import { type Of, QuoteMark, Space, Text } from "postloom/kit";
import { useComposition } from "./composition.ts";
import { Across, Art, Below, Rule } from "./parts.tsx";
import { type Aligned, CENTERED, ITALIC, LABEL, LONG } from "./type.ts";

/** A pull quote. */
export function Quote(props: Of<"quote">) {
  const { text, motif, crossing, seed } = props;
  const composition = useComposition(props, props);
  switch (composition) {
    case "below":
    case "crossing":
      return (
        <>
          <QuoteWords {...props} isCentred={false} />
          {crossing === undefined ? (
            <Below min={360}>
              <Art seed={`${seed} ${text}`} motif={motif} />
            </Below>
          ) : (
            <>
              <Space min={0} />
              <Across crossing={crossing} seed={seed} />
            </>
          )}
        </>
      );
    case "inverse":
      return (
        <>
          <Space min={0} />
          <QuoteWords {...props} isCentred={false} />
        </>
      );
    default:
      return (
        <>
          <Rule thick />
          <Space />
          <QuoteWords {...props} isCentred />
        </>
      );
  }
}

function QuoteWords({ text, attribution, foot, isCentred }: Of<"quote"> & Aligned) {
  const aligned = isCentred ? CENTERED : {};
  return (
    <>
      <div style={isCentred ? { display: "flex", justifyContent: "center" } : {}}>
        <QuoteMark size={130} />
      </div>
      <Text
        {...ITALIC}
        size={[46, 124]}
        leading={1.16}
        swells
        wrap={text.length > LONG ? "pretty" : "balance"}
        order={1}
        style={{ ...aligned, marginTop: 40 }}
      >
        {text}
      </Text>
      {attribution !== null && (
        <Text
          {...LABEL}
          size={[36, 46]}
          tone="accentInk"
          order={2}
          style={{ ...aligned, marginTop: 48 }}
        >
          {attribution}
        </Text>
      )}
      {isCentred && <Space />}
      {foot}
    </>
  );
}

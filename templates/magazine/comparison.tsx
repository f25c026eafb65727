import { Bleed, Column, type Of, Shape, Space, Text } from "postloom/kit";
import { Art, Rule } from "./parts.tsx";
import { BODY, CENTERED, HEADLINE, ITALIC } from "./type.ts";

/** Two columns below a strip of art. */
export function Comparison({ headline, left, right, foot, seed }: Of<"comparison">) {
  return (
    <>
      <Rule thick />
      <Text {...HEADLINE} size={[54, 124]} style={{ ...CENTERED, margin: "44px 0" }}>
        {headline}
      </Text>
      <Space min={170}>
        <Bleed to={["start", "end"]} style={{ overflow: "hidden" }}>
          <Art seed={`${seed} ${headline}`} sheets={[1, 1]} />
        </Bleed>
      </Space>
      <div style={BESIDE}>
        <Side {...left} />
        <Shape tone="ink" />
        <Side {...right} />
      </div>
      {foot}
    </>
  );
}

const BESIDE = {
  flex: "0 0 auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 3px minmax(0, 1fr)",
  columnGap: 40,
};

function Side({ label, text }: Of<"comparison">["left"]) {
  return (
    <Column style={{ padding: "44px 0" }}>
      <Text {...ITALIC} size={[44, 84]} alike="label" leading={1.1} tone="accentInk" order={1}>
        {label}
      </Text>
      <Text {...BODY} size={[36, 62]} alike="side" leading={1.28} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </Column>
  );
}

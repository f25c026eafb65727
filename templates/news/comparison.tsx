import { Column, type Of, Shape, Space, Text } from "postloom/kit";
import { Strap } from "./parts.tsx";
import { BODY, HEADLINE } from "./type.ts";

export function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  // Side by side reads best, if the columns are wide enough for their text.
  const beside = [left, right].every(
    ({ label, text }) => label.length <= 14 && text.length <= 90 && !/\p{L}{13}/u.test(text),
  );
  return (
    <>
      <Text {...HEADLINE} size={[56, 124]}>
        {headline}
      </Text>
      <Space />
      <div style={beside ? BESIDE : BELOW}>
        <Side {...left} />
        {beside && <Shape tone="rule" />}
        <Side {...right} />
      </div>
      {foot}
    </>
  );
}

const BESIDE = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 3px minmax(0, 1fr)",
  gap: 36,
};
const BELOW = { display: "grid", gap: 56 };

function Side({ label, text }: Of<"comparison">["left"]) {
  return (
    <Column style={{ display: "flex", flexDirection: "column" }}>
      <Strap size={[34, 46]}>{label}</Strap>
      <Text {...BODY} size={[36, 64]} alike="side" order={2} style={{ marginTop: 28 }}>
        {text}
      </Text>
    </Column>
  );
}

import { Band, inverse, type Of, Space, Text, useScene } from "postloom/kit";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** Two sides, the second on a band of its own. */
export function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  const { palette } = useScene();
  return (
    <>
      <Text {...HEADLINE} size={[48, 100]}>
        {headline}
      </Text>
      <Space />
      <Side {...left} />
      <Band palette={inverse(palette)} toBottom style={{ marginTop: 64, paddingTop: 64 }}>
        <Side {...right} />
        {foot}
      </Band>
    </>
  );
}

function Side({ label, text }: Of<"comparison">["left"]) {
  return (
    <>
      <Text {...DISPLAY} size={[42, 76]} alike="label" order={1}>
        {label}
      </Text>
      <Text {...BODY} alike="side" style={{ marginTop: 16 }}>
        {text}
      </Text>
    </>
  );
}

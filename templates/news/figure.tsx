import { Odometer, type Of, Shape, Space, splitAmount, Text } from "postloom/kit";
import { Aside, Strap } from "./parts.tsx";
import { DISPLAY } from "./type.ts";

export function Figure({ value, label, text, foot }: Of<"figure">) {
  const [number, words] = splitAmount(value);
  return (
    <>
      <Strap size={[40, 60]}>{label}</Strap>
      <Space />
      <Odometer
        {...DISPLAY}
        size={[110, 460]}
        weight={860}
        stretch={70}
        leading={0.86}
        oneLine
        order={0}
      >
        {number}
      </Odometer>
      <Text {...DISPLAY} size={[56, 150]} oneLine style={{ marginTop: 28 }}>
        {words}
      </Text>
      <Shape name="bar" at={8} style={{ height: 28, marginTop: 56 }} />
      <Space />
      <Aside>{text}</Aside>
      {foot}
    </>
  );
}

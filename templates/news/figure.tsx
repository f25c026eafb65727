import { middleArtHeight, Odometer, type Of, Shape, Space, splitAmount, Text } from "postloom/kit";
import { Above, Aside, Strap } from "./parts.tsx";
import { DISPLAY } from "./type.ts";

export function Figure({ value, label, text, motif, foot }: Of<"figure">) {
  const [number, words, before] = splitAmount(value);
  const min = motif === undefined ? null : middleArtHeight(320, value, label, text);
  return (
    <>
      {min !== null && <Above min={min} motif={motif} />}
      <Strap size={[40, 60]}>{label}</Strap>
      {min === null ? <Space /> : <div style={{ height: 44 }} />}
      <Text {...DISPLAY} size={[48, 96]} oneLine style={{ marginBottom: 16 }}>
        {before}
      </Text>
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

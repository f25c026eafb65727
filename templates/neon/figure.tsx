import { artHeight, type Of, Sign, Space, splitAmount, Text } from "postloom/kit";
import { Bent, Hanging } from "./hung.tsx";
import { BODY, Lettering, Second } from "./lettering.tsx";

export function Figure({ value, label, text, motif, foot }: Of<"figure">) {
  const [number, words, before] = splitAmount(value);
  return (
    <>
      <Space min={20} />
      <Hanging name="figure sign" says={value} order={1}>
        <Sign
          of="bulbs"
          radius={60}
          style={{ padding: "72px 56px", display: "grid", justifyItems: "center" }}
        >
          <Lettering size={[44, 84]} leading={1.15} oneLine order={1} says={value}>
            {before}
          </Lettering>
          <Lettering size={[56, 300]} weight={640} leading={1} oneLine order={1} says={value}>
            {number}
          </Lettering>
          <Lettering size={[44, 92]} leading={1.15} oneLine order={1} says={value}>
            {words}
          </Lettering>
        </Sign>
      </Hanging>
      <Space min={motif === undefined ? 48 : 48 + artHeight(340, label, text)}>
        {motif !== undefined && (
          <Second>
            <Bent motif={motif} style={UNDER_SIGN} />
          </Second>
        )}
      </Space>
      <Second>
        <Lettering size={[46, 84]} order={1}>
          {label}
        </Lettering>
      </Second>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** Between the sign and the words below it. */
const UNDER_SIGN = {
  position: "absolute",
  left: 0,
  top: 56,
  width: "100%",
  height: "calc(100% - 112px)",
} as const;

import { artHeight, Column, type Of, Sign, Space, Tube } from "postloom/kit";
import { Across } from "./across.tsx";
import { compositionFor } from "./composition.ts";
import { Bent, Hanging } from "./hung.tsx";
import { Lettering, Second } from "./lettering.tsx";

const OPENING =
  "M64 8C28 24 12 52 12 84a28 28 0 1 0 28-28M164 8c-36 16-52 44-52 76a28 28 0 1 0 28-28";
const CLOSING =
  "M116 112c36-16 52-44 52-76a28 28 0 1 0-28 28M16 112c36-16 52-44 52-76a28 28 0 1 0-28 28";

export function Quote(props: Of<"quote">) {
  const { text, attribution, motif, crossing, foot } = props;
  if (crossing !== undefined)
    return (
      <>
        <QuoteWords {...props} hasEnd={false} />
        <Space min={0} />
        {foot}
        <Across crossing={crossing} />
      </>
    );
  switch (compositionFor(props, props)) {
    case "sign":
      return (
        <>
          <Space min={10} />
          <Hanging name="quote sign">
            <Sign radius={60} style={{ padding: "56px 52px" }}>
              <Lettering size={[46, 104]} weight={480} leading={1.18} order={1}>
                {text}
              </Lettering>
            </Sign>
          </Hanging>
          <Second>
            <Lettering size={[36, 52]} order={2} style={{ marginTop: 44 }}>
              {attribution ?? ""}
            </Lettering>
          </Second>
          <Space min={10} />
          {foot}
        </>
      );
    case "below":
      return (
        <>
          <QuoteWords {...props} hasEnd={false} />
          <Space min={motif === undefined ? 48 : artHeight(430, text, attribution)}>
            {motif !== undefined && <Bent motif={motif} />}
          </Space>
          {foot}
        </>
      );
    default:
      return (
        <>
          <Space min={10} />
          <QuoteWords {...props} hasEnd />
          <Space min={10} />
          {foot}
        </>
      );
  }
}

function QuoteWords({ text, attribution, hasEnd }: Of<"quote"> & { hasEnd: boolean }) {
  return (
    <>
      <Second>
        <Tube path={OPENING} width={180} height={120} />
      </Second>
      <Lettering
        size={[46, 108]}
        weight={480}
        leading={1.18}
        order={1}
        style={{ margin: "56px 0 44px" }}
      >
        {text}
      </Lettering>
      <Second>
        <div style={{ display: "flex", alignItems: "flex-end", gap: 40 }}>
          <Column style={{ flex: 1 }}>
            <Lettering size={[36, 52]} order={2}>
              {attribution ?? ""}
            </Lettering>
          </Column>
          {hasEnd && <Tube path={CLOSING} width={180} height={120} order={2} />}
        </div>
      </Second>
    </>
  );
}

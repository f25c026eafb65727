import { Arrow, Shape } from "../drawing/shapes.tsx";
import { Text } from "../type/text.tsx";
import type { ProgressProps } from "./progress.tsx";
import { Signature, useFoot } from "./signature.tsx";

/**
 * The foot of a page: the sender's signature if there is one and, in a carousel, the page number
 * between two lines, with an arrow on all but the last page.
 */
export function Folio({ index, total }: ProgressProps) {
  const { hasPlace, signature } = useFoot({ index, total });
  if (!hasPlace && signature === "none") return null;
  const row = { display: "flex", alignItems: "center", gap: 28, marginTop: 48 } as const;
  return (
    <div style={{ ...row, minHeight: 44 }}>
      {signature !== "none" && <Signature large={signature === "large"} />}
      {hasPlace && (
        <>
          {signature === "none" && <Line />}
          <Text face="display" italic weight={500} size={[36, 40]} leading={1.1} oneLine>
            {String(index + 1)}
          </Text>
          {signature === "none" && <Line />}
          {index < total - 1 && <Arrow size={36} />}
        </>
      )}
    </div>
  );
}

function Line() {
  return <Shape tone="rule" style={{ flex: 1, height: 3 }} />;
}

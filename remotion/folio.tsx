import type { ProgressProps } from "./progress.tsx";
import { useScene } from "./scene.tsx";
import { Arrow, Shape } from "./shapes.tsx";
import { Text } from "./text.tsx";

/** The page's number between two lines, and an arrow while there is more to come; only in a carousel. */
export function Folio({ index, total }: ProgressProps) {
  const { frame } = useScene();
  if (total < 2 || frame !== Number.POSITIVE_INFINITY) return null;
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 28, height: 44, marginTop: 48 }}>
      <Shape tone="rule" style={{ flex: 1, height: 3 }} />
      <Text face="display" italic weight={500} size={[36, 40]} leading={1.1} oneLine>
        {String(index + 1)}
      </Text>
      <Shape tone="rule" style={{ flex: 1, height: 3 }} />
      {index < total - 1 && <Arrow size={36} />}
    </div>
  );
}

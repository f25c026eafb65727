import { CutPaper, Drift, isPicture, type PanelProps, useScene } from "postloom/kit";
import { Face } from "./cast.tsx";
import { coloursOf } from "./colours.ts";
import { isSacred } from "./gravity.ts";
import { FULL } from "./parts.tsx";
import { Outlined } from "./thing.tsx";

/** What a wide picture shows beside its page: the thing itself, as large as the panel, which sees all. */
export function Panel({ motif }: PanelProps) {
  const { palette, tone } = useScene();
  const { accent, wall } = coloursOf(palette.accent);
  if (isPicture(motif)) return <CutPaper motif={motif} cut="full" style={FULL} />;
  const isSolemn = tone === "grave" || isSacred(motif.name);
  return (
    <div style={{ ...FULL, background: isSolemn ? wall : accent }}>
      <Drift name="panel" scale={1.06} rotate={1.5} style={FULL}>
        <svg aria-hidden="true" viewBox="-230 -290 460 580" style={FULL}>
          <Outlined drawing={motif} x={-200} y={-200} side={400} />
          {!isSolemn && <Face mood="joyful" x={0} y={10} skin={wall} />}
        </svg>
      </Drift>
    </div>
  );
}

import { CutPaper, isPicture, type PanelProps, Sticker, useArtGround } from "postloom/kit";

/** What a wide picture shows beside its page: a sticker as high as the wall. */
export function Panel({ motif }: PanelProps) {
  const ground = useArtGround();
  if (isPicture(motif)) return <CutPaper motif={motif} cut="full" style={ALL} />;
  return (
    <div style={{ ...ALL, background: ground, overflow: "hidden" }}>
      <Sticker drawing={motif} style={LARGE} />
    </div>
  );
}

const ALL = { position: "absolute", inset: 0 } as const;
const LARGE = { left: "6%", top: "6%", width: "88%", height: "88%" } as const;

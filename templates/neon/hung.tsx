import {
  type BeatOptions,
  isPicture,
  Layer,
  type Motif,
  Tube,
  TubeDrawing,
  TubeEmblem,
  together,
  useEmblem,
} from "postloom/kit";
import type { CSSProperties, ReactNode } from "react";
import { useChase, useLooseContact, useSwing } from "./light.ts";

/** In the middle of the space above the text. */
export const BENT = {
  position: "absolute",
  left: 0,
  top: 0,
  width: "100%",
  height: "calc(100% - 56px)",
} as const;

const FULL = { position: "absolute", inset: 0 } as const;

/** A drawing bent of tubes, one of which has a loose contact; a picture in its frame only hangs. */
export function Bent({ motif, style = BENT }: { motif: Motif; style?: CSSProperties }) {
  const swing = useSwing({}, 2);
  const contact = useLooseContact();
  const motion = isPicture(motif) ? {} : together(swing, contact);
  return (
    <Layer name="bent" motion={motion} origin={[0.5, -0.3]} style={style}>
      <TubeDrawing motif={motif} style={FULL} />
    </Layer>
  );
}

/** A thing on the wall: what the slide is about, else what it is known by, with an arrow to its words. */
export function Hung({ motif }: { motif: Motif | undefined }) {
  return motif === undefined ? <Pointer /> : <Bent motif={motif} />;
}

const ARROW = { line: "M16 12h120c90 0 120 40 120 110v130", head: "M186 190l70 70 70-70" };

/** An arrow whose head and line light in turn. */
function Pointer() {
  const [line, head] = [useChase(0), useChase(0.35)];
  const emblem = useEmblem(6);
  if (emblem !== "") return <Letter />;
  return (
    <div style={{ ...BENT, display: "flex", alignItems: "flex-end" }}>
      <div style={{ position: "relative", width: 340, height: 272, flexShrink: 0 }}>
        <Layer name="line" motion={line} style={FULL}>
          <Tube path={ARROW.line} width={340} height={272} thickness={16} />
        </Layer>
        <Layer name="head" motion={head} style={FULL}>
          <Tube path={ARROW.head} width={340} height={272} thickness={16} />
        </Layer>
      </div>
    </div>
  );
}

/** A letter or a number, which swings and has a loose contact. */
function Letter() {
  const motion = together(useSwing({}, 2), useLooseContact());
  return (
    <Layer name="letter" motion={motion} origin={[0.5, -0.3]} style={BENT}>
      <TubeEmblem style={FULL} />
    </Layer>
  );
}

/** Options of {@linkcode Hanging}. */
interface HangingProps extends BeatOptions {
  /** Unlike that of any other sign of the scene. */
  name: string;
  children: ReactNode;
}

/** What hangs from above the page, and swings when something is said. */
export function Hanging({ name, children, ...beat }: HangingProps) {
  return (
    <Layer name={name} motion={useSwing(beat)} origin={[0.5, -1]} style={{ flexShrink: 0 }}>
      {children}
    </Layer>
  );
}

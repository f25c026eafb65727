import {
  artHeight,
  type ComposedSlide,
  compositionOf,
  Emblem,
  hashOf,
  Layer,
  type SlidePlace,
  type SlideProps,
  Space,
  StopMotion,
  useEmblem,
  useRoom,
  useScene,
} from "postloom/kit";
import { createContext, type ReactNode, useContext } from "react";
import { couch, desk, parlour } from "./at_home.tsx";
import { DRAWN, LINE } from "./cast.tsx";
import { coloursOf } from "./colours.ts";
import { isSolemn, useIsGrave } from "./gravity.ts";
import { inSilence } from "./in_silence.tsx";
import { bath, bowl, pool } from "./in_water.tsx";
import { breakfast, kitchen, workshop } from "./on_a_table.tsx";
import { desert, meadow, road } from "./outside.tsx";
import { FULL, OVERLAP, Panel } from "./parts.tsx";
import { usePunch, useReaction, useZoom } from "./reaction.ts";
import type { SceneDrawing } from "./set.tsx";
import { onTheWall, thing } from "./thing.tsx";
import { behind, onShow, onStage } from "./things_inside.tsx";
import { giant, inFlight, onHoliday } from "./things_outside.tsx";

/** All scenes. */
const SCENES = [
  desk,
  bath,
  couch,
  parlour,
  road,
  pool,
  meadow,
  desert,
  kitchen,
  breakfast,
  workshop,
  bowl,
] as const;

/** What things do, in turn from slide to slide, beginning elsewhere in each post. */
const ACTS = [giant, onShow, thing, behind, inFlight, onStage, onHoliday] as const;

/** Maximum number of slides of a post that is a set-up, a pay-off and perhaps a closing. */
const PAIR = 3;

/** Which scene a slide shows. */
export interface Stage {
  scene: SceneDrawing;
  /** Colour of the scene. */
  accent: string;
  /** True if the previous slide shows the same scene. */
  goesOn: boolean;
  /** Number of slides in the post. */
  total: number;
  /** True if nothing is known of what the slide is about, so that somebody says a word of it. */
  isAnyone?: boolean;
}

const StageContext = createContext<Stage>({
  scene: desk,
  accent: "#ffc928",
  goesOn: false,
  total: 1,
});

/** Provides the current scene to the components inside it. */
export const StageProvider = StageContext.Provider;

/**
 * True to show the scene above a slide's words. A post that is a set-up and its pay-off keeps the scene
 * where it is, so that it goes on.
 */
export function useSceneAbove(slide: ComposedSlide, place: SlidePlace): boolean {
  const { total } = useContext(StageContext);
  const composition = compositionOf<"below" | "above">(slide, place, COMPOSITIONS);
  return total > PAIR && composition === "above";
}

const COMPOSITIONS = { cover: ["below", "above"], point: ["above", "below"] } as const;

/**
 * Chooses a slide's scene: what it is about, else the next one in the post's order, but a pay-off
 * shares its set-up's.
 */
export function stageOf(props: SlideProps): Stage {
  const { slide, index, total, seed, palette } = props;
  const order = SCENES.map((scene, i) => ({ scene, rank: hashOf(`${seed} ${i}`) }));
  order.sort((one, other) => one.rank - other.rank);
  const goesOn = total <= PAIR && index === 1 && slide.kind !== "closing";
  const place = goesOn ? 0 : index;
  const { scene: anyOne = desk } = order[place % order.length] ?? {};
  const { picture, drawing } = slide;
  if (picture !== undefined)
    return { scene: onTheWall(picture), accent: palette.accent, goesOn: false, total };
  if (isSolemn(props))
    return { scene: inSilence(drawing, index), accent: palette.accent, goesOn: false, total };
  const act = ACTS[(hashOf(`act ${seed}`) + index) % ACTS.length] ?? thing;
  const scene = drawing === undefined || goesOn ? anyOne : act(drawing);
  // On the road, a face is where bubbles are.
  const isAnyone = scene === anyOne && scene !== road && total > PAIR;
  return { scene, accent: palette.accent, goesOn, total, isAnyone };
}

/** The part of its scene that a slide shows. */
export type Part = "set_up" | "pay_off" | "both";

/** The part that a cover shows: the set-up alone if it has no subline or the next slide is the pay-off. */
export function usePartOfCover(subline: string | null): Part {
  const { total } = useContext(StageContext);
  if (useIsGrave() || subline === null || total === PAIR) return "set_up";
  return total < PAIR ? "both" : "pay_off";
}

/** Lower scenes are strips, in which nobody can be told. */
const LEAST = 320;

/** Options of {@linkcode Scene}. */
interface SceneProps {
  /** Texts to leave space for: the shorter they are, the taller the scene. */
  beside: readonly (string | null)[];
  part?: Part;
  /** Distance from the element above. */
  gap?: number;
}

/** The slide's scene in the space that its texts leave: in one panel, or in two for set-up and pay-off. */
export function Scene({ beside, part = "pay_off", gap = 44 }: SceneProps) {
  const { goesOn } = useContext(StageContext);
  const room = useRoom();
  const min = Math.max(LEAST, artHeight(560, ...beside) / room);
  return (
    <Space min={min}>
      <div
        style={{
          ...FULL,
          top: gap,
          height: `calc(100% - ${gap}px)`,
          display: "grid",
          gridAutoFlow: "column",
          gridAutoColumns: "1fr",
          gap: 28,
        }}
      >
        {part === "both" && <View part="set_up" isNarrow entrance="pop" />}
        {part === "both" ? (
          <View part="pay_off" isNarrow entrance="pop" />
        ) : (
          <View part={part} entrance={goesOn ? "none" : "pop"} />
        )}
      </div>
    </Space>
  );
}

/** Width of a scene including its surroundings. */
const WIDTH = 560;

/** Options of {@linkcode View}. */
interface ViewProps {
  part: "set_up" | "pay_off";
  /** True if there is no space for its surroundings. */
  isNarrow?: boolean;
  entrance: "pop" | "none";
}

/** The scene in a panel. In a reel it starts with the set-up, and something happens at the point of it. */
function View({ part, isNarrow = false, entrance }: ViewProps) {
  const { scene, accent, total, isAnyone = false } = useContext(StageContext);
  const { frame } = useScene();
  const punch = usePunch(total <= PAIR);
  const happened = !useIsGrave() && frame >= punch && part === "pay_off";
  const colours = coloursOf(accent);
  const { x, y, width, height } = scene.focus;
  const box = isNarrow ? [x, y, width, height] : [x + width / 2 - WIDTH / 2, y, WIDTH, height];
  const drawn = (content: ReactNode) => (
    <svg
      aria-hidden="true"
      viewBox={box.join(" ")}
      preserveAspectRatio="xMidYMid"
      style={{ ...FULL, height: `calc(100% - ${OVERLAP}px)`, overflow: "visible" }}
    >
      {content}
    </svg>
  );
  return (
    <Panel
      name={part}
      background={colours.wall}
      entrance={entrance}
      motion={useZoom(useIsGrave() ? null : punch)}
    >
      {drawn(scene.backdrop(colours))}
      <StopMotion>
        <Reacting name={`actors ${part}`} punch={punch}>
          {drawn(scene.actors({ colours, happened }))}
          {isAnyone && !isNarrow && <Exclaimed />}
        </Reacting>
      </StopMotion>
    </Panel>
  );
}

/** Words of more letters would be small in a bubble. */
const LONGEST = 9;

/** What somebody says of the slide, in the panel's corner: its number, or the word that it is known by. */
function Exclaimed() {
  const letters = useEmblem(LONGEST);
  if (/^\p{L}?$/u.test(letters)) return null;
  const side = letters.length > 2 ? 136 : 92;
  return (
    <svg
      aria-hidden="true"
      viewBox="-98 -68 194 168"
      preserveAspectRatio="xMaxYMin"
      style={{ position: "absolute", right: "1.5%", top: "3%", width: "36%", height: "48%" }}
    >
      <path d={BUBBLE} fill="#ffffff" {...DRAWN} />
      <Emblem x={-side / 2} y={-side / 2} side={side} letters={letters} fill={LINE} />
    </svg>
  );
}

/** An ellipse around its middle, with a tail towards who says it. */
const BUBBLE = "M-62 42A88 60 0 1 1 -34 54L-92 92Z";

/** Options of {@linkcode Reacting}. */
interface ReactingProps {
  name: string;
  /** When it happens, in frames of the scene. */
  punch: number;
  children: ReactNode;
}

/** Who reacts to what happens, where that is a joke. */
export function Reacting({ name, punch, children }: ReactingProps) {
  const reaction = useReaction(punch);
  return (
    <Layer name={name} motion={useIsGrave() ? {} : reaction} origin={[0.5, 0.8]} style={FULL}>
      {children}
    </Layer>
  );
}

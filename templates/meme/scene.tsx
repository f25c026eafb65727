import {
  type ComposedSlide,
  compositionOf,
  hashOf,
  type SlidePlace,
  type SlideProps,
  Space,
  useElapsed,
  useRoom,
} from "postloom/kit";
import { createContext, useContext } from "react";
import { couch, desk, parlour } from "./at_home.tsx";
import { coloursOf } from "./colours.ts";
import { bath, bowl, pool } from "./in_water.tsx";
import { breakfast, kitchen, workshop } from "./on_a_table.tsx";
import { desert, meadow, road } from "./outside.tsx";
import { FULL, OVERLAP, Panel } from "./parts.tsx";
import { PAY_OFF_ORDER, type SceneDrawing } from "./set.tsx";
import { onTheWall, thing } from "./thing.tsx";

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
export function stageOf({ slide, index, total, seed, palette }: SlideProps): Stage {
  const order = SCENES.map((scene, i) => ({ scene, rank: hashOf(`${seed} ${i}`) }));
  order.sort((one, other) => one.rank - other.rank);
  const goesOn = total <= PAIR && index === 1 && slide.kind !== "closing";
  const place = goesOn ? 0 : index;
  const { scene: anyOne = desk } = order[place % order.length] ?? {};
  const { picture, drawing } = slide;
  if (picture !== undefined)
    return { scene: onTheWall(picture), accent: palette.accent, goesOn: false, total };
  const scene = drawing === undefined || goesOn ? anyOne : thing(drawing);
  return { scene, accent: palette.accent, goesOn, total };
}

/** The part of its scene that a slide shows. */
export type Part = "set_up" | "pay_off" | "both";

/** The part that a cover shows: the set-up alone if it has no subline or the next slide is the pay-off. */
export function usePartOfCover(subline: string | null): Part {
  const { total } = useContext(StageContext);
  if (subline === null || total === PAIR) return "set_up";
  return total < PAIR ? "both" : "pay_off";
}

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
  const min = beside.join("").length < 110 ? 560 / room : 320;
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
        {part === "both" && <View part="set_up" isNarrow entrance="grow" />}
        {part === "both" ? (
          <View part="pay_off" isNarrow entrance="grow" />
        ) : (
          <View part={part} entrance={goesOn ? "none" : "grow"} />
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
  entrance: "grow" | "none";
}

/** The scene in a panel. In a reel it starts with the set-up. */
function View({ part, isNarrow = false, entrance }: ViewProps) {
  const { scene, accent } = useContext(StageContext);
  const happened = useElapsed({ order: PAY_OFF_ORDER }) >= 0 && part === "pay_off";
  const colours = coloursOf(accent);
  const { x, y, width, height } = scene.focus;
  const box = isNarrow ? [x, y, width, height] : [x + width / 2 - WIDTH / 2, y, WIDTH, height];
  return (
    <Panel background={colours.wall} entrance={entrance}>
      <svg
        aria-hidden="true"
        viewBox={box.join(" ")}
        preserveAspectRatio="xMidYMid"
        style={{ ...FULL, height: `calc(100% - ${OVERLAP}px)`, overflow: "visible" }}
      >
        <scene.Drawing colours={colours} happened={happened} />
      </svg>
    </Panel>
  );
}

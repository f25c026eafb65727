import { hashOf, type SlideProps, Space, useProgress, useRoom } from "postloom/kit";
import { createContext, useContext } from "react";
import { couch, desk, parlour } from "./at_home.tsx";
import { coloursOf } from "./colours.ts";
import { bath, bowl, pool } from "./in_water.tsx";
import { breakfast, kitchen, workshop } from "./on_a_table.tsx";
import { desert, meadow, road } from "./outside.tsx";
import { FULL, OVERLAP, Panel } from "./parts.tsx";
import { PAY_OFF_ORDER, type SceneDrawing } from "./set.tsx";

/** Everything that can happen. */
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

/** Slides of a post that is a set-up, its pay-off and perhaps a closing. */
const PAIR = 3;

/** What a slide has to show. */
export interface Stage {
  scene: SceneDrawing;
  /** Colour that the scene is painted in. */
  accent: string;
  /** True if the slide before was in the same place. */
  goesOn: boolean;
  /** Slides in the post. */
  total: number;
}

const StageContext = createContext<Stage>({
  scene: desk,
  accent: "#ffc928",
  goesOn: false,
  total: 1,
});

/** Tells the scenes inside it what they have to show. */
export const StageProvider = StageContext.Provider;

/** The slide's scene: the next one of the post's own order, but a pay-off's is its set-up's. */
export function stageOf({ slide, index, total, seed, palette }: SlideProps): Stage {
  const order = SCENES.map((scene, i) => ({ scene, rank: hashOf(`${seed} ${i}`) }));
  order.sort((one, other) => one.rank - other.rank);
  const goesOn = total <= PAIR && index === 1 && slide.kind !== "closing";
  const place = goesOn ? 0 : index;
  const { scene = desk } = order[place % order.length] ?? {};
  return { scene, accent: palette.accent, goesOn, total };
}

/** Which part of its scene a slide shows. */
export type Part = "set_up" | "pay_off" | "both";

/** The part that a cover shows: what its subline leads to, unless the next slide does. */
export function usePartOfCover(subline: string | null): Part {
  const { total } = useContext(StageContext);
  if (subline === null || total === PAIR) return "set_up";
  return total < PAIR ? "both" : "pay_off";
}

/** Options of {@linkcode Scene}. */
interface SceneProps {
  /** Texts that it has to leave room for: the less they say, the higher it is. */
  beside: readonly (string | null)[];
  part?: Part;
  /** Distance from what stands above. */
  gap?: number;
}

/** The slide's scene in what its texts leave: in one panel, or its set-up and its pay-off in two. */
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

/** Width of a scene with its surroundings. */
const WIDTH = 560;

/** Options of {@linkcode View}. */
interface ViewProps {
  part: "set_up" | "pay_off";
  /** True where there is no room for what is around it. */
  isNarrow?: boolean;
  entrance: "grow" | "none";
}

/** The scene in a panel. In a reel it is at first as it was set up. */
function View({ part, isNarrow = false, entrance }: ViewProps) {
  const { scene, accent } = useContext(StageContext);
  const happened = useProgress(PAY_OFF_ORDER) > 0 && part === "pay_off";
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

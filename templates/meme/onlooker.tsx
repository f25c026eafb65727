import { type Drawing, hashOf, StopMotion, useScene } from "postloom/kit";
import { Cat, Dog, Face } from "./cast.tsx";
import { usePunch } from "./reaction.ts";
import { Reacting } from "./scene.tsx";
import { Outlined } from "./thing.tsx";

/** Options of {@linkcode Onlooker}. */
interface OnlookerProps {
  index: number;
  seed: string;
  /** What the slide is about, which may be who looks on. */
  drawing: Drawing | undefined;
}

/** Somebody at the bottom edge of a tall page, which the platform covers, who sees what happens above. */
export function Onlooker({ index, seed, drawing }: OnlookerProps) {
  const { layout, frame } = useScene();
  const { width, height, insets } = layout;
  const punch = usePunch(false);
  if (height < width * 1.6) return null;
  const size = insets.bottom * 1.18;
  const mood = frame >= punch ? "joyful" : "deadpan";
  const cast = ["cat", "dog", ...(drawing === undefined ? [] : ["thing"])] as const;
  const who = cast[(hashOf(`onlooker ${seed}`) + index) % cast.length];
  return (
    <StopMotion>
      <div
        aria-hidden="true"
        style={{
          position: "absolute",
          left: index % 2 === 0 ? width * 0.1 : width * 0.9 - size,
          bottom: -size * 0.3,
          width: size,
          height: size,
        }}
      >
        <Reacting name="onlooker" punch={punch}>
          <svg
            aria-hidden="true"
            viewBox="-165 -150 330 330"
            style={{ width: "100%", height: "100%" }}
          >
            {who === "cat" && <Cat mood={mood} x={0} y={10} />}
            {who === "dog" && <Dog mood={mood} x={0} y={10} />}
            {who === "thing" && drawing !== undefined && (
              <>
                <Outlined drawing={drawing} x={-150} y={-140} side={300} />
                <Face mood={mood} x={0} y={-20} skin="#ffd447" />
              </>
            )}
          </svg>
        </Reacting>
      </div>
    </StopMotion>
  );
}

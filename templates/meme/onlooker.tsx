import { StopMotion, useScene } from "postloom/kit";
import { Cat, Dog } from "./cast.tsx";
import { usePunch } from "./reaction.ts";
import { Reacting } from "./scene.tsx";

/** Somebody at the bottom edge of a tall page, which the platform covers, who sees what happens above. */
export function Onlooker({ index }: { index: number }) {
  const { layout, frame } = useScene();
  const { width, height, insets } = layout;
  const punch = usePunch(false);
  if (height < width * 1.6) return null;
  const size = insets.bottom * 1.18;
  const mood = frame >= punch ? "joyful" : "deadpan";
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
            {index % 2 === 0 ? <Cat mood={mood} x={0} y={10} /> : <Dog mood={mood} x={0} y={10} />}
          </svg>
        </Reacting>
      </div>
    </StopMotion>
  );
}

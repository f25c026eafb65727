import { type Crossing, Panorama, TubeDrawing, useScene } from "postloom/kit";
import { Second } from "./lettering.tsx";
import { Plain } from "./scenery.tsx";

/** Half of a drawing at the edge of the page, on the plain that goes on there. */
export function Across({ crossing }: { crossing: Crossing }) {
  const { width } = useScene().layout;
  return (
    <Second>
      <Panorama
        crossing={crossing}
        ground={(edge) => <Plain width={2 * width} style={{ left: edge - width, top: "46%" }} />}
        draw={(motif, style) => <TubeDrawing motif={motif} thickness={11} style={style} />}
      />
    </Second>
  );
}

import {
  byGenre,
  Column,
  defineTemplate,
  Fit,
  Layer,
  type SlideProps,
  useScene,
} from "postloom/kit";

/** Everything that a layer can do, and some text that is in none. */
function Moving({ slide, palette }: SlideProps) {
  const { frame, layout } = useScene();
  const time = Number.isFinite(frame) ? frame : 0;
  const words = "headline" in slide ? slide.headline : "value" in slide ? slide.value : "";
  return (
    <>
      <div style={{ position: "absolute", inset: 40, border: `6px solid ${palette.accent}` }} />
      <Layer
        name="world"
        motion={{ x: -8.4 * time, y: 3 * time, scale: 1 + time / 40 }}
        origin={[0, 0]}
        style={{ position: "absolute", left: 0, top: 0, width: 1600, height: layout.height }}
      >
        {[0, 1, 2, 3, 4].map((i) => (
          <p key={i} style={{ position: "absolute", left: 60 + i * 300, top: 700, fontSize: 90 }}>
            Post {i}
          </p>
        ))}
        <Layer
          name="wheel"
          motion={{ rotate: time * 7, x: 20 }}
          style={{ position: "absolute", left: 200, top: 900, width: 300, height: 220 }}
        >
          <div style={{ background: palette.accent, width: 300, height: 220, borderRadius: 40 }}>
            Round
          </div>
        </Layer>
      </Layer>
      <Fit box={layout.slide}>
        <Column>
          <p data-text="40" style={{ fontSize: 60 }}>
            {words}
          </p>
        </Column>
      </Fit>
      <Layer
        name="fading"
        motion={{ opacity: 0.25 + (time % 8) / 16, clip: { right: 0.3, top: -0.2 } }}
        style={{ position: "absolute", left: 300, top: 1250, width: 500, height: 160 }}
      >
        <div style={{ background: palette.ink, height: 160, boxShadow: "0 0 40px #0008" }} />
        <Layer
          name="above"
          motion={{ x: time * 5.5 }}
          style={{ position: "absolute", top: 30, left: 30 }}
        >
          <div style={{ background: palette.accent, width: 200, height: 90 }} />
        </Layer>
      </Layer>
      <div
        style={{
          ...{ position: "absolute", left: 780, top: 1480, width: 220, height: 180 },
          overflow: "hidden",
        }}
      >
        <Layer
          name="seen through"
          motion={{ x: 4 * time - 60, scale: 1.2 }}
          style={{ position: "absolute", inset: 0 }}
        >
          <div style={{ background: palette.accent, width: 150, height: 400, borderRadius: 60 }} />
        </Layer>
      </div>
      <Layer
        name="behind a window"
        motion={{ y: 40 - time * 2.25, mask: { bottom: 0.4 } }}
        style={{ position: "absolute", insetInlineStart: 120, top: 1500, width: 600, height: 160 }}
      >
        <p style={{ fontSize: 110, lineHeight: 1.2, margin: 0 }}>{`${slide.kind} שלום`}</p>
      </Layer>
    </>
  );
}

const colours = { background: "#f4efe6", ink: "#20262e", accent: "#c8452d" };

export default defineTemplate({
  title: "Moving",
  description: "Layers of every kind",
  typefaces: { display: "inter", text: "inter" },
  variants: { default: colours, b: colours, c: colours, d: colours },
  suits: byGenre({}, 0.1),
  Slide: Moving,
});

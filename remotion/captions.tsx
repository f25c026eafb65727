import { useCurrentFrame } from "remotion";
import { type CaptionOptions, type Cue, FRAMES_PER_SECOND } from "../src/rendering/post.ts";
import { Fit } from "./fit.tsx";
import { CAPTION_SIZES } from "./layout.ts";
import { useScene } from "./scene.tsx";
import { fontStack } from "./typefaces.ts";
import { writingSystemOf } from "./writing_system.ts";

/** The words that are spoken at this moment, on a ground of their own so that they can always be read. */
export function Captions({ cues, options }: { cues: Cue[]; options: CaptionOptions }) {
  const { layout, palette, typefaces, language } = useScene();
  const nowMs = (useCurrentFrame() / FRAMES_PER_SECOND) * 1000;
  const cue = cues.findLast((candidate) => candidate.startMs <= nowMs);
  if (layout.captions === null || cue === undefined || nowMs >= cue.endMs) return null;
  const text = cue.words.map((word) => word.text).join(" ");
  const spoken = cue.words.findLastIndex((word) => word.startMs <= nowMs);
  const size = CAPTION_SIZES[options.fontSize];
  const modern = options.style === "modern";
  const { leading } = writingSystemOf(text);
  return (
    <Fit
      box={layout.captions}
      fitKey={text}
      style={{ alignItems: "center", justifyContent: "center", textAlign: "center" }}
    >
      <div
        data-text={`34 ${size}`}
        style={{
          fontFamily: fontStack(typefaces.text, language),
          fontSize: `min(var(--cap, 999px), (34px + ${size - 34}px * var(--fit, 1)) * var(--shrink, 1))`,
          fontWeight: modern ? 750 : 500,
          lineHeight: 1.24 + leading,
          padding: "0.16em 0.44em 0.2em",
          borderRadius: modern ? "0.3em" : 0,
          textWrap: "balance",
          overflowWrap: "var(--break, normal)" as "normal",
          background: modern ? palette.ink : palette.background,
          color: modern ? palette.background : palette.ink,
        }}
      >
        {cue.words.map((word, i) => (
          // biome-ignore format: the space between two words belongs to neither
          <span key={word.startMs}>
            {i > 0 && " "}
            <span style={modern && i === spoken ? { background: palette.accent, color: palette.onAccent, borderRadius: "0.2em", boxShadow: `0 0 0 0.12em ${palette.accent}` } : {}}>
              {word.text}
            </span>
          </span>
        ))}
      </div>
    </Fit>
  );
}

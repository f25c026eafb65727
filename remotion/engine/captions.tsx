import { type CSSProperties, Fragment } from "react";
import { useCurrentFrame } from "remotion";
import type { CaptionSettings } from "../../src/posts/captions.ts";
import type { Cue } from "../../src/posts/cue.ts";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import type { Palette } from "../../src/posts/template.ts";
import { Layer } from "../kit/page/layer.tsx";
import { CAPTION_SIZES } from "../kit/page/layout.ts";
import { entranceAt } from "../kit/page/motion.ts";
import { useScene } from "../kit/page/scene.tsx";
import { Fit } from "../kit/type/fit.tsx";
import { breaksIn, sizeBetween } from "../kit/type/text.tsx";
import { widthOf } from "../kit/type/width_of.ts";
import { writingSystemOf } from "../kit/type/writing_system.ts";

const MIN_SIZE = 40;

/** Words that are shown at a time, and how wide they may be together, in letters. */
const MOST = { words: 3, width: 18 } as const;

/** A cue's words a few at a time, each run until the next one begins. */
export function runsOf({ words, endMs }: Cue): Cue[] {
  const runs: Cue["words"][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const together = [...(run ?? []), word].map(({ text }) => text).join(" ");
    // Where words are not set apart, some of them are a syllable long.
    const isFull =
      run !== undefined && !word.joined && run.filter(({ joined }) => !joined).length >= MOST.words;
    if (run === undefined || isFull || widthOf(together) > MOST.width) runs.push([word]);
    else run.push(word);
  }
  return runs.map((run, index) => ({
    startMs: run[0]?.startMs ?? 0,
    endMs: runs[index + 1]?.[0]?.startMs ?? endMs,
    words: run,
  }));
}

/** The run of words that is said now, on a solid background to keep it readable. */
export function Captions({ cues, options }: { cues: readonly Cue[]; options: CaptionSettings }) {
  const { layout, palette, language } = useScene();
  const now = useCurrentFrame();
  const cue = cues.findLast((candidate) => frameOf(candidate.startMs) <= now);
  if (layout.captions === null || cue === undefined || now >= frameOf(cue.endMs)) return null;
  const text = cue.words.map((word) => word.text).join(" ");
  const spoken = cue.words.findLastIndex((word) => frameOf(word.startMs) <= now);
  const captionStyle = STYLES[options.style](palette);
  // Without spaces between words, a padded word would lie under the next one.
  const tight = cue.words.some((word) => word.joined) ? { padding: 0, margin: 0 } : {};
  const elapsed = now - frameOf(cue.startMs);
  return (
    <Layer
      name="caption"
      motion={options.style === "modern" ? entranceAt("pop", elapsed + POPPED) : {}}
      style={{ position: "absolute", inset: 0 }}
    >
      <Fit box={layout.captions} fitKey={text} style={{ justifyContent: "center" }}>
        <div
          data-text={MIN_SIZE}
          style={{
            fontFamily: "var(--text-face)",
            fontSize: sizeBetween(MIN_SIZE, CAPTION_SIZES[options.fontSize]),
            lineHeight: 1.4 + writingSystemOf(text).leading,
            textAlign: "center",
            textWrap: "balance",
            ...breaksIn(language),
            ...captionStyle.line,
          }}
        >
          <span
            style={{ boxDecorationBreak: "clone", padding: "0.16em 0.38em", ...captionStyle.plate }}
          >
            {cue.words.map((word, i) => (
              <Fragment key={i}>
                {i > 0 && (word.joined ? <wbr /> : " ")}
                <span style={i === spoken ? { ...captionStyle.spoken, ...tight } : {}}>
                  {word.text}
                </span>
              </Fragment>
            ))}
          </span>
        </div>
      </Fit>
    </Layer>
  );
}

/** The first frame that is not before a time, but for what rounding adds to that. */
function frameOf(ms: number): number {
  return Math.ceil((ms / 1000) * FRAMES_PER_SECOND - 1e-6);
}

/** Words come so many frames after they began to spring up: they are read at once. */
const POPPED = 4;

interface CaptionStyle {
  line: CSSProperties;
  plate: CSSProperties;
  /** The current word. It takes no more space than the others, or the line would jump. */
  spoken: CSSProperties;
}

const STYLES: Readonly<Record<CaptionSettings["style"], (palette: Palette) => CaptionStyle>> = {
  modern: (palette) => ({
    line: { fontWeight: 800, wordSpacing: "0.1em" },
    plate: {
      ...edged(palette),
      background: palette.ink,
      color: palette.background,
      borderRadius: "0.24em",
    },
    spoken: {
      background: palette.accent,
      color: palette.onAccent,
      borderRadius: "0.16em",
      padding: "0 0.1em",
      margin: "0 -0.1em",
    },
  }),
  minimal: (palette) => ({
    line: { fontWeight: 500 },
    plate: { ...edged(palette), background: palette.background, color: palette.ink },
    spoken: {},
  }),
};

/** Keeps a plate apart from art of its own colour: around all of its lines, as a shadow of each would lie on others. */
function edged({ background }: Palette): CSSProperties {
  return { filter: `drop-shadow(0 0 10px ${background})` };
}

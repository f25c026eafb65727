import { type ReactNode, useMemo } from "react";
import { AbsoluteFill, useCurrentFrame } from "remotion";
import type { CaptionSettings } from "../../src/posts/captions.ts";
import type { Cue } from "../../src/posts/cue.ts";
import type { Design } from "../../src/posts/design.ts";
import type { FontFile, ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Scene } from "../../src/posts/scene.ts";
import type { Sender } from "../../src/posts/sender.ts";
import type { Slide } from "../../src/posts/slide.ts";
import type { SlideProps } from "../../src/posts/template.ts";
import { palette, paletteOf } from "../kit/colour/palette.ts";
import { type LookMotion, motionFor, type ReactTemplate } from "../kit/define_template.ts";
import type { Motif } from "../kit/drawing/motif.ts";
import { hashOf } from "../kit/hash.ts";
import { backAt, cameraAt } from "../kit/motion/camera.ts";
import { cutAt, type SceneCut } from "../kit/motion/cuts.ts";
import { type DriftMotion, together, useDrift } from "../kit/motion/drift.tsx";
import { between, easeOut, shareOf } from "../kit/motion/easing.ts";
import { speechOf } from "../kit/motion/speech.ts";
import { Layer, type LayerMotion } from "../kit/page/layer.tsx";
import { canvasOf, layoutOf } from "../kit/page/layout.ts";
import { SceneProvider, type SceneValue, useScene } from "../kit/page/scene.tsx";
import { SidePanel, type SidePanelProps } from "../kit/page/side_panel.tsx";
import { remembering } from "../kit/remember.ts";
import { substitute } from "../kit/type/glyphs.ts";
import { type SetText, setsText } from "../kit/type/own_font.ts";
import { fontStack } from "../kit/type/typefaces.ts";
import type { Typesetting } from "../kit/type/typesetting.ts";
import { Captions, runsOf } from "./captions.tsx";
import { FontGate } from "./font_gate.tsx";
import { Inspector } from "./inspector.tsx";
import { useTemplate } from "./templates_context.tsx";
import { cuesBeside, scenesAt, wordsIn } from "./timing.ts";

type Common = Pick<
  StillsProps,
  "design" | "language" | "direction" | "tone" | "genre" | "sender" | "font" | "pictures"
>;

/** The slides of an image or a carousel: frame N shows slide N, without animation. */
export function Stills({ slides, ...common }: StillsProps) {
  const { design } = common;
  const index = Math.min(useCurrentFrame(), slides.length - 1);
  const slide = slides[index];
  const post = usePost(common, null);
  const seed = seedOf(design, slides[0]);
  const shows = pageOf(post, common);
  return (
    <Canvas
      post={post}
      common={common}
      text={textOf(slides)}
      beside={{
        motif: motifOf(slide) ?? slides.map(motifOf).find(Boolean),
        seed: `${seed} ${index}`,
        moment: STILL,
      }}
    >
      {(typesetting) =>
        slide !== undefined && (
          <>
            <Picture
              post={post}
              common={common}
              place={{
                slide: shows(slide),
                index,
                total: slides.length,
                seed,
              }}
              moment={{ ...STILL, typesetting }}
            />
            <Inspector layout={post.layout} slide={index} shown={slide} typesetting={typesetting} />
          </>
        )
      }
    </Canvas>
  );
}

/** A reel: scenes that give way to each other, with captions on top. */
export function Reel({ scenes, cues, captions, atRest = false, ...common }: ReelProps) {
  const { design } = common;
  const frame = useCurrentFrame();
  const post = usePost(common, captions);
  const uncaptioned = usePost(common, null);
  const text = textOfScenes(scenes) + textOfCues(cues);
  const runs = runsIn(cues);
  const seed = seedOf(design, scenes[0]?.slide);
  const seen = scenesAt(frame, scenes).filter(
    ({ frame, again }) => !atRest || (frame >= 0 && !again),
  );
  const drawn = (atRest ? seen.slice(-1) : seen).flatMap((moment) => {
    const scene = scenes[moment.index];
    if (scene === undefined) return [];
    // Captions that say what the slide shows are not shown, and need no room.
    const isCaptioned = captions !== null && cuesBeside(scene, runs).length > 0;
    return [{ ...moment, scene, post: isCaptioned ? post : uncaptioned }];
  });
  const cut = cutOf(post.motion.cuts, seed, drawn.at(-1)?.index ?? 0);
  const share = drawn.length > 1 ? (drawn.at(-1)?.coming ?? null) : null;
  const motion = share === null ? null : cutAt(cut, share, { ...post.layout, ...common });
  const shows = pageOf(post, common);
  const last = scenes.at(-1);
  const whole = {
    ...STILL,
    reel: true,
    frame: atRest ? Number.POSITIVE_INFINITY : frame,
    durationInFrames: (last?.startFrame ?? 0) + (last?.durationInFrames ?? 0),
  };
  return (
    <Canvas
      post={post}
      common={common}
      text={text}
      beside={{
        motif: scenes.map(({ slide }) => motifOf(slide)).find(Boolean),
        seed,
        moment: whole,
      }}
    >
      {(typesetting) => (
        <>
          {(motion === null || motion.over ? drawn : drawn.toReversed()).map((each) => (
            <MovingPicture
              key={each.again ? "again" : each.index}
              name={each.again ? "scene again" : `scene ${each.index}`}
              post={each.post}
              common={common}
              place={{
                slide: shows(each.scene.slide),
                index: each.index,
                total: scenes.length,
                seed,
              }}
              cut={(each === drawn[0] && drawn.length > 1 ? motion?.last : motion?.next) ?? {}}
              moment={{
                frame: atRest ? Number.POSITIVE_INFINITY : each.frame,
                durationInFrames: each.scene.durationInFrames,
                speech: speechOf(substitute(wordsIn(each.scene, cues), typesetting.substitutes)),
                opening: each.index === 0,
                reel: true,
                typesetting,
              }}
            />
          ))}
          {captions !== null && (
            <SceneProvider
              value={{ ...sceneOf(post, common, "", { ...STILL, typesetting }), slide: null }}
            >
              <Captions
                cues={substitute(
                  scenes.flatMap((scene) => cuesBeside(scene, runs)),
                  typesetting.substitutes,
                )}
                options={captions}
              />
            </SceneProvider>
          )}
          {atRest && (
            <Inspector
              layout={post.layout}
              slide={drawn[0]?.index ?? 0}
              shown={drawn[0]?.scene.slide}
              typesetting={typesetting}
            />
          )}
        </>
      )}
    </Canvas>
  );
}

const textOfScenes = remembering((scenes: readonly Scene[]) =>
  textOf(scenes.map((scene) => scene.slide)),
);
const textOfCues = remembering((cues: readonly Cue[]) => textOf(cues));
const runsIn = remembering((cues: readonly Cue[]) => cues.flatMap(runsOf));

/** A look's cuts in turn, beginning elsewhere in each post. */
function cutOf(cuts: readonly SceneCut[] = ["push"], seed: string, index: number): SceneCut {
  return cuts[(hashOf(`cuts ${seed}`) + index) % cuts.length] ?? "push";
}

interface Post {
  template: ReactTemplate;
  motion: LookMotion;
  palette: SceneValue["palette"];
  layout: SceneValue["layout"];
}

type Moment = Pick<
  SceneValue,
  "frame" | "durationInFrames" | "speech" | "opening" | "reel" | "typesetting"
>;

const STILL = {
  frame: Number.POSITIVE_INFINITY,
  durationInFrames: 0,
  speech: speechOf([]),
  opening: false,
  reel: false,
} as const;

interface PictureProps {
  post: Post;
  common: Common;
  place: Pick<SlideProps, "slide" | "index" | "total" | "seed">;
}

function usePost({ design, direction, tone }: Common, captions: CaptionSettings | null): Post {
  const template = useTemplate(design.template);
  return useMemo(
    () => ({
      template,
      motion: motionFor(template, tone),
      palette:
        design.colours === undefined
          ? paletteOf(template, design.variant)
          : palette(design.colours),
      layout: layoutOf(design, direction, captions),
    }),
    [template, design, direction, tone, captions],
  );
}

/** What is beside the page of a wide picture. */
interface Beside extends SidePanelProps {
  moment: Omit<Moment, "typesetting">;
}

/** Lays out at a fixed width, scales to the picture's, and loads the fonts. */
function Canvas(props: {
  post: Post;
  common: Common;
  text: string;
  beside: Beside;
  children(typesetting: Typesetting): ReactNode;
}) {
  const { post, common } = props;
  const { language, direction, design } = common;
  const { palette, template } = post;
  const { width, height, scale, page, panel } = canvasOf(design, direction);
  const text = props.text + nameOf(props.common.sender);
  const font = useOwnFont(props.common.font, { text, language });
  return (
    <AbsoluteFill lang={language} dir={direction} style={{ background: palette.background }}>
      <div
        data-canvas=""
        style={{
          position: "absolute",
          // Not a logical property: the canvas is scaled from its top left corner in any direction.
          left: 0,
          top: 0,
          width,
          height,
          overflow: "hidden",
          fontSynthesis: "none",
          "--display-face": fontStack(template.typefaces.display, language, {
            hasOwn: font !== undefined,
          }),
          "--text-face": fontStack(template.typefaces.text, language),
          ...(scale !== 1 && { transform: `scale(${scale})`, transformOrigin: "0 0" }),
        }}
      >
        <FontGate text={text} language={language} typefaces={template.typefaces} ownFont={font}>
          {(typesetting) =>
            panel === null ? (
              props.children(typesetting)
            ) : (
              <>
                <div style={{ ...CUT_OFF, ...panel }}>
                  <Aside post={post} common={common} beside={props.beside} {...{ typesetting }} />
                </div>
                <div style={{ ...CUT_OFF, ...page }}>{props.children(typesetting)}</div>
              </>
            )
          }
        </FontGate>
      </div>
    </AbsoluteFill>
  );
}

const CUT_OFF = { position: "absolute", overflow: "hidden" } as const;

function Aside({
  post,
  common,
  beside: { moment, ...panel },
  typesetting,
}: {
  post: Post;
  common: Common;
  beside: Beside;
  typesetting: Typesetting;
}) {
  const { Panel } = post.template;
  return (
    <SceneProvider
      value={{ ...sceneOf(post, common, "", { ...moment, typesetting }), slide: null }}
    >
      {Panel === undefined || panel.motif === undefined ? (
        <SidePanel {...panel} />
      ) : (
        <Panel motif={panel.motif} />
      )}
    </SceneProvider>
  );
}

/** Returns what of a slide is shown on its page: without what it is about, where a panel shows that. */
function pageOf({ template }: Post, { design, direction }: Common): (slide: Slide) => Slide {
  const hasPanel = canvasOf(design, direction).panel !== null;
  if (!hasPanel || template.needsMotif === true) return (slide) => slide;
  return ({ picture: _, drawing: __, crossing: ___, ...words }) => words;
}

function motifOf(slide: Slide | undefined): Motif | undefined {
  return slide?.picture ?? slide?.drawing;
}

/** The brand's font, if it has the letters of a text. */
function useOwnFont(font: FontFile | undefined, { text, language }: SetText): FontFile | undefined {
  return useMemo(
    () => (font !== undefined && setsText(font.ranges, { text, language }) ? font : undefined),
    [font, text, language],
  );
}

interface MovingPictureProps extends PictureProps {
  name: string;
  /** Where it is during a cut. */
  cut: LayerMotion;
  moment: Moment;
}

/** A scene, over which the camera moves. */
function MovingPicture({ name, cut, ...props }: MovingPictureProps) {
  const { post, common, moment } = props;
  return (
    <SceneProvider value={{ ...sceneOf(post, common, "", moment), slide: props.place.index }}>
      <Camera name={name} cut={cut} drift={post.motion.camera}>
        <Picture {...props} />
      </Camera>
    </SceneProvider>
  );
}

function Camera(props: {
  name: string;
  cut: LayerMotion;
  drift: DriftMotion | undefined;
  children: ReactNode;
}) {
  const { opening, frame, durationInFrames, speech, layout } = useScene();
  const travel = cameraAt(frame, durationInFrames, { speech, height: layout.height });
  const drift = useDrift(props.drift ?? CAMERA);
  const settled = easeOut(shareOf(frame, 0, OPENING_FRAMES));
  const seen = backAt(frame, durationInFrames, together(drift, travel));
  const opens = opening ? { scale: between(NEAR, 1, settled) } : {};
  return (
    // What goes beyond a page must not be seen beside it during a cut.
    <Layer
      name={props.name}
      motion={{ ...together(seen, opens, props.cut), clip: {} }}
      style={PAGE}
    >
      {props.children}
    </Layer>
  );
}

const PAGE = { position: "absolute", inset: 0 } as const;
/** A reel opens so near, and goes back to the whole page within so many frames. */
const NEAR = 1.08;
const OPENING_FRAMES = 26;
/** A little nearer all the time. */
const CAMERA: DriftMotion = { scale: 1.03 };

function Picture({ post, common, place, moment }: PictureProps & { moment: Moment }) {
  const { template, palette } = post;
  const slide = substitute(place.slide, moment.typesetting.substitutes);
  // At rest a long sentence is set as a whole, and else in pages.
  const isStill = moment.frame === Number.POSITIVE_INFINITY;
  const scene = sceneOf(post, common, JSON.stringify({ ...place, slide, isStill }), moment);
  return (
    <SceneProvider value={{ ...scene, slide: place.index }}>
      <template.Slide
        {...place}
        slide={slide}
        {...common}
        tone={common.tone ?? "neutral"}
        genre={common.genre ?? "essay"}
        palette={palette}
      />
    </SceneProvider>
  );
}

function sceneOf(post: Post, common: Common, fitKey: string, moment: Moment) {
  const { layout, palette, motion } = post;
  const { language, direction, tone = "neutral", genre = "essay" } = common;
  const { pictures = NO_PICTURES } = common;
  const { entrance = "rise" } = motion;
  const sender = substitute(common.sender, moment.typesetting.substitutes);
  return {
    layout,
    palette,
    tone,
    genre,
    language,
    direction,
    sender,
    pictures,
    fitKey,
    entrance,
    ...moment,
  };
}

const NO_PICTURES = {};

function seedOf({ seed }: Design, first: Slide | undefined): string {
  return seed ?? textOf(first);
}

/** The sender's name and handle as text. */
function nameOf(sender: Sender | undefined): string {
  return sender === undefined ? "" : `${sender.name ?? ""} @${sender.handle ?? ""}`;
}

/** Concatenates all strings in a value. */
function textOf(value: unknown): string {
  if (typeof value === "string") return `${value} `;
  return value !== null && typeof value === "object"
    ? Object.values(value).map(textOf).join("")
    : "";
}

import { type ReactNode, useMemo } from "react";
import { AbsoluteFill, Sequence, useCurrentFrame } from "remotion";
import type { CaptionSettings } from "../../src/posts/captions.ts";
import type { Design } from "../../src/posts/design.ts";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Scene } from "../../src/posts/scene.ts";
import type { Sender } from "../../src/posts/sender.ts";
import type { Slide } from "../../src/posts/slide.ts";
import type { SlideProps } from "../../src/posts/template.ts";
import { palette, paletteOf } from "../kit/colour/palette.ts";
import type { ReactTemplate } from "../kit/define_template.ts";
import { CANVAS_WIDTH, layoutOf } from "../kit/page/layout.ts";
import { ENTRANCE_FRAMES } from "../kit/page/motion.ts";
import { SceneProvider, type SceneValue } from "../kit/page/scene.tsx";
import { substitute } from "../kit/type/glyphs.ts";
import { fontStack } from "../kit/type/typefaces.ts";
import type { Typesetting } from "../kit/type/typesetting.ts";
import { Captions } from "./captions.tsx";
import { FontGate } from "./font_gate.tsx";
import { Inspector } from "./inspector.tsx";
import { useTemplate } from "./templates_context.tsx";

type Common = Pick<StillsProps, "design" | "language" | "direction" | "sender" | "pictures">;

/** The slides of an image or a carousel: frame N shows slide N, without animation. */
export function Stills({ slides, ...common }: StillsProps) {
  const { design } = common;
  const index = Math.min(useCurrentFrame(), slides.length - 1);
  const slide = slides[index];
  const post = usePost(common, null);
  return (
    <Canvas post={post} common={common} text={textOf(slides)}>
      {(typesetting) =>
        slide !== undefined && (
          <>
            <Picture
              post={post}
              common={common}
              place={{ slide, index, total: slides.length, seed: seedOf(design, slides[0]) }}
              moment={{ frame: Number.POSITIVE_INFINITY, opening: false, typesetting }}
            />
            <Inspector layout={post.layout} slide={index} settled={typesetting.loaded} />
          </>
        )
      }
    </Canvas>
  );
}

/** A reel: a sequence of scenes, with captions on top. */
export function Reel({ scenes, cues, captions, ...common }: ReelProps) {
  const { design } = common;
  const post = usePost(common, captions);
  const text = textOf(scenes.map((scene) => scene.slide)) + textOf(cues);
  return (
    <Canvas post={post} common={common} text={text}>
      {(typesetting) => (
        <>
          {scenes.map(({ slide, startFrame, durationInFrames }, index) => (
            <Sequence
              key={startFrame}
              from={startFrame}
              durationInFrames={durationInFrames}
              layout="none"
            >
              <MovingPicture
                post={post}
                common={common}
                place={{
                  slide,
                  index,
                  total: scenes.length,
                  seed: seedOf(design, scenes[0]?.slide),
                }}
                typesetting={typesetting}
              />
            </Sequence>
          ))}
          {captions !== null && (
            <SceneProvider
              value={{
                ...sceneOf(post, common, "", { frame: 0, opening: false, typesetting }),
                slide: null,
              }}
            >
              <Captions cues={substitute(cues, typesetting.substitutes)} options={captions} />
            </SceneProvider>
          )}
          <ReelInspector layout={post.layout} scenes={scenes} loaded={typesetting.loaded} />
        </>
      )}
    </Canvas>
  );
}

function ReelInspector(props: { layout: SceneValue["layout"]; scenes: Scene[]; loaded: boolean }) {
  const frame = useCurrentFrame();
  const index = Math.max(
    0,
    props.scenes.findLastIndex(({ startFrame }) => startFrame <= frame),
  );
  const elapsed = frame - (props.scenes[index]?.startFrame ?? 0);
  const settled = props.loaded && (index === 0 || elapsed >= ENTRANCE_FRAMES);
  return <Inspector layout={props.layout} slide={index} settled={settled} />;
}

interface Post {
  template: ReactTemplate;
  palette: SceneValue["palette"];
  layout: SceneValue["layout"];
}

type Moment = Pick<SceneValue, "frame" | "opening" | "typesetting">;

interface PictureProps {
  post: Post;
  common: Common;
  place: Pick<SlideProps, "slide" | "index" | "total" | "seed">;
}

function usePost({ design, direction }: Common, captions: CaptionSettings | null): Post {
  const template = useTemplate(design.template);
  return useMemo(
    () => ({
      template,
      palette:
        design.colours === undefined
          ? paletteOf(template, design.variant)
          : palette(design.colours),
      layout: layoutOf(design, direction, captions),
    }),
    [template, design, direction, captions],
  );
}

/** Lays out at a fixed width, scales to the picture's, and loads the fonts. */
function Canvas(props: {
  post: Post;
  common: Common;
  text: string;
  children(typesetting: Typesetting): ReactNode;
}) {
  const { language, direction, design } = props.common;
  const { layout, palette, template } = props.post;
  const scale = design.width / CANVAS_WIDTH;
  return (
    <AbsoluteFill lang={language} dir={direction} style={{ background: palette.background }}>
      <div
        data-canvas=""
        style={{
          position: "absolute",
          // Not a logical property: the canvas is scaled from its top left corner in any direction.
          left: 0,
          top: 0,
          width: layout.width,
          height: layout.height,
          overflow: "hidden",
          fontSynthesis: "none",
          "--display-face": fontStack(template.typefaces.display, language),
          "--text-face": fontStack(template.typefaces.text, language),
          ...(scale !== 1 && { transform: `scale(${scale})`, transformOrigin: "0 0" }),
        }}
      >
        <FontGate
          text={props.text + nameOf(props.common.sender)}
          language={language}
          typefaces={template.typefaces}
        >
          {props.children}
        </FontGate>
      </div>
    </AbsoluteFill>
  );
}

function MovingPicture({ typesetting, ...props }: PictureProps & { typesetting: Typesetting }) {
  const frame = useCurrentFrame();
  return <Picture {...props} moment={{ frame, opening: props.place.index === 0, typesetting }} />;
}

function Picture({ post, common, place, moment }: PictureProps & { moment: Moment }) {
  const { template, palette } = post;
  const slide = substitute(place.slide, moment.typesetting.substitutes);
  const scene = sceneOf(post, common, JSON.stringify({ ...place, slide }), moment);
  return (
    <SceneProvider value={{ ...scene, slide: place.index }}>
      <template.Slide {...place} slide={slide} {...common} palette={palette} />
    </SceneProvider>
  );
}

function sceneOf(post: Post, common: Common, fitKey: string, moment: Moment) {
  const { layout, palette } = post;
  const { language, direction, pictures = NO_PICTURES } = common;
  const sender = substitute(common.sender, moment.typesetting.substitutes);
  return { layout, palette, language, direction, sender, pictures, fitKey, ...moment };
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

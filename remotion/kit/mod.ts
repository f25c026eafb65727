/// <reference path="./css_variables.d.ts" />
/**
 * The building blocks of looks. Everything here runs both on the server and in the browser that
 * renders the pictures, so it must not import server modules.
 */

export { contrastOf } from "../../src/colour/contrast.ts";
export type { Colours, Design } from "../../src/posts/design.ts";
export type { Direction } from "../../src/posts/document.ts";
export type { Drawing } from "../../src/posts/drawing.ts";
export type { OwnPicture } from "../../src/posts/own_picture.ts";
export type { Script } from "../../src/posts/script.ts";
export type { Crossing, Slide } from "../../src/posts/slide.ts";
export type { Palette, SlideProps, Typeface, Variant } from "../../src/posts/template.ts";
export { byGenre } from "./by_genre.ts";
export {
  byNight,
  companion,
  inverse,
  luminous,
  negative,
  palette,
  quietTones,
  type Tones,
  tonesOf,
} from "./colour/palette.ts";
export {
  defineTemplate,
  type LookMotion,
  type PanelProps,
  type ReactTemplate,
} from "./define_template.ts";
export { useArtGround } from "./drawing/art_ground.ts";
export { artHeight, middleArtHeight } from "./drawing/art_height.ts";
export { Bubble } from "./drawing/bubble.tsx";
export { CutPaper, type CutPaperProps } from "./drawing/cut_paper.tsx";
export { Collage, type CollageProps } from "./drawing/cutouts.tsx";
export {
  Emblem,
  type EmblemProps,
  emblemWidth,
  useEmblem,
  useSpelled,
} from "./drawing/emblem.tsx";
export { Icon, type IconProps } from "./drawing/icons.tsx";
export { isPicture, type Motif } from "./drawing/motif.ts";
export { Painted, type PaintedProps } from "./drawing/painted.tsx";
export { Panorama, type PanoramaProps } from "./drawing/panorama.tsx";
export { type Cut, papersFor } from "./drawing/papers.ts";
export {
  Pictogram,
  type PictogramName,
  type PictogramProps,
  pictogramFor,
  tellsOfPeople,
} from "./drawing/pictograms.tsx";
export { Picture, type PictureProps, printTones } from "./drawing/picture.tsx";
export { Arrow, Backdrop, Disc, QuoteMark, Shape, type ShapeProps } from "./drawing/shapes.tsx";
export { Silhouette, type SilhouetteProps } from "./drawing/silhouette.tsx";
export { Sticker, type StickerProps } from "./drawing/sticker.tsx";
export {
  TileBand,
  type TileBandProps,
  TileGround,
  type TileGroundProps,
  useTileSize,
} from "./drawing/tile_band.tsx";
export { Mosaic, type MosaicProps } from "./drawing/tiles.tsx";
export { Tossed, type TossedProps } from "./drawing/tossed.tsx";
export {
  litLetters,
  Sign,
  type SignProps,
  Tube,
  TubeDrawing,
  TubeEmblem,
  type TubeProps,
  useLitLetters,
} from "./drawing/tubes.tsx";
export { splitAmount } from "./figures/amounts.ts";
export { BeforeAfter, type BeforeAfterProps } from "./figures/before_after.tsx";
export { Bar, Change, Pie, Ring, Waffle } from "./figures/charts.tsx";
export { Counted, type CountedProps } from "./figures/counted.tsx";
export { Counter } from "./figures/counter.tsx";
export type { BarProps, DataStyle, Lettering } from "./figures/data_style.ts";
export { DrawnData, type DrawnDataProps, type SlideData } from "./figures/drawn_data.tsx";
export { Ladder, type LadderProps } from "./figures/ladder.tsx";
export { Locator, type LocatorProps } from "./figures/locator.tsx";
export { Odometer } from "./figures/odometer.tsx";
export { Parts, type PartsProps } from "./figures/parts.tsx";
export { barsOf, type Quantity, quantityIn, quantityOf } from "./figures/quantities.ts";
export { Timeline, type TimelineProps } from "./figures/timeline.tsx";
export { hashOf } from "./hash.ts";
export {
  Chat,
  ChatBubble,
  type ChatBubbleProps,
  type ChatProps,
  type Line,
  talkIn,
} from "./interface/chat.tsx";
export {
  Avatar,
  Blank,
  ROW,
  Rows,
  SenderAvatar,
  Window,
  WindowBar,
} from "./interface/interface.tsx";
export { RoundCorners, type RoundCornersProps } from "./interface/round_corners.tsx";
export { Actions, Author, Photo } from "./interface/social.tsx";
export { Wallpaper } from "./interface/wallpaper.tsx";
export { type BeatOptions, useBeat, useElapsed } from "./motion/beats.ts";
export type { SceneCut } from "./motion/cuts.ts";
export {
  Drift,
  type DriftMotion,
  type DriftProps,
  StopMotion,
  together,
  useDrift,
} from "./motion/drift.tsx";
export { Part, type PartProps } from "./motion/part.tsx";
export { type SaidEntry, useEntries } from "./motion/use_entries.ts";
export {
  Beside,
  type BesideProps,
  Bleed,
  type BleedProps,
  canBeNarrow,
  type Edge,
} from "./page/bleed.tsx";
export {
  type ComposedSlide,
  type Compositions,
  compositionOf,
  type SlidePlace,
} from "./page/composition.ts";
export { Entries, type EntriesProps, type EntryBeat } from "./page/entries.tsx";
export { Folio } from "./page/folio.tsx";
export { type Cut as LayerCut, Layer, type LayerMotion, type LayerProps } from "./page/layer.tsx";
export { belowSlide, CANVAS_WIDTH, type Layout } from "./page/layout.ts";
export { useListArtHeight } from "./page/list_art.ts";
export {
  ENTRANCE_FRAMES,
  type EntranceKind,
  entranceAt,
  useEntrance,
  useGrowth,
  useProgress,
} from "./page/motion.ts";
export {
  type Kinds,
  Marked,
  type MarkedProps,
  type Of,
  type OfData,
  Page,
  type PageProps,
} from "./page/page.tsx";
export { Progress, type ProgressProps } from "./page/progress.tsx";
export { type SceneValue, Tinted, useScene } from "./page/scene.tsx";
export { Signature, type SignatureProps } from "./page/signature.tsx";
export { DropCap, takesDropCap } from "./type/drop_cap.tsx";
export { countWidth, type Entry, entriesOf } from "./type/entries.ts";
export { Band, type BandProps, Column, Fit, type FitProps, Space, useRoom } from "./type/fit.tsx";
export { entrySize, headingSize } from "./type/list_sizes.ts";
export type { Pen } from "./type/pen.ts";
export { sizeBetween, Text, type TextProps, useBlock } from "./type/text.tsx";
export { widthOf } from "./type/width_of.ts";
export { type WritingSystem, writingSystemOf } from "./type/writing_system.ts";

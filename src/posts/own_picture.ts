import { type Static, Type as t } from "@sinclair/typebox";

const Share = t.Number({ minimum: 0, maximum: 1 });

/** What a look has to know of a picture to crop it and to set it off. */
export const PictureFacts = t.Object({
  /** Size in pixels. */
  width: t.Integer({ minimum: 1 }),
  height: t.Integer({ minimum: 1 }),
  /** What has to be seen of it, in shares of its width and height from the upper left. */
  focus: t.Object({ x: Share, y: Share }),
  /** Mean colour of its outermost pixels, or of all that is seen of a cut-out, as "#rrggbb". */
  edge: t.String({ pattern: "^#[0-9a-f]{6}$" }),
  /** How light its darkest and its lightest parts are, but for a few pixels. */
  range: t.Object({ darkest: Share, lightest: Share }),
  /** Whether it is a thing on a transparent ground. */
  isCutOut: t.Boolean(),
  /** Whether it loses its sense when it is cropped, as a chart or a page of text does. */
  isWhole: t.Boolean(),
});
export type PictureFacts = Static<typeof PictureFacts>;

/** A picture of one's own: sent with the request, or found in the PDF. */
export const OwnPicture = t.Composite([
  PictureFacts,
  t.Object({
    /** Where its JPEG or WebP is kept. Another picture has another key. */
    key: t.String(),
    /** What it shows, as told by who sent it, or by what stands below it. */
    alt: t.Union([t.String(), t.Null()]),
  }),
]);
export type OwnPicture = Static<typeof OwnPicture>;

/** The files of pictures as URLs that a page can load without a network, by their keys. */
export const PictureUrls = t.Record(t.String(), t.String());
export type PictureUrls = Static<typeof PictureUrls>;

/** A picture of one's own that a post may show, and where it belongs. */
export const Illustration = t.Object({
  picture: OwnPicture,
  /** Whether it was sent to be shown, or found in the PDF. */
  isSent: t.Boolean(),
  /** Whether it opens what it comes from: it was sent, or stands at the front of the PDF. */
  isOpening: t.Boolean(),
  /** How good it is for a cover, among those of the same origin. */
  worth: t.Number(),
  /** What stands below and beside it, by which it belongs to a point. */
  words: t.String(),
});
export type Illustration = Static<typeof Illustration>;

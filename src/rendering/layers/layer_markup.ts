import { type Motion, readMotion } from "./motion.ts";

/** What is drawn of the canvas, or of a layer, around the layers directly in it. */
export interface Content {
  /**
   * What stands before the first layer, between it and the next one, and so on: one more than there are
   * layers. Equal keys are equal pictures; null: nothing is drawn.
   */
  parts: (string | null)[];
  layers: LayerMarkup[];
}

/** A layer in the markup of a frame. */
export interface LayerMarkup {
  /** Its number among all elements of the frame with `data-layer`, in the order of the markup. */
  index: number;
  motion: Motion;
  /** Layers with equal keys are at the same place at rest. */
  place: string;
  content: Content;
}

/** Reads the layers of a frame. What is in no layer is the canvas's. */
export function readLayers(markup: string): Content {
  return new Reader(markup).read();
}

const TOKEN = /<(\/?)([a-zA-Z][^\s/>]*)([^>]*)>|[^<]+/;
const LAYER = / data-layer="[^"]*"/;
const MOTION = / data-motion="([^"]*)"/;
/** The last of a layer's styles, see the kit's `Layer`. */
const MASK = /;clip-path:inset\([^)]*\)(?=")/;
/** Elements of a page that are never drawn. */
const UNSEEN = /^(?:template|script|link|meta)$/;
/** Styles by which an element does more to a layer inside it than to place it, and to cut it off. */
const CHANGES =
  /[";](?:opacity|filter|backdrop-filter|clip-path|mask[a-z-]*|mix-blend-mode|perspective|contain):/;
/** Elements that cut off what is in them. */
const WINDOW = /[";]overflow(?:-[xy])?:(?!visible)/;
/** What such an element is not a rectangle with. */
const ROUND = /[";]border(?:-[a-z]+)*-radius:/;
/** By what an element changes the shape of all that is in it. */
const BENT = /[";](?:transform|rotate|scale):/;
/** Styles by which a layer's own element would be seen. */
const SEEN = /[";](?:background|border(?!-spacing)|outline|box-shadow)[a-z-]*:/;
/** Elements whose content is not in the markup. */
const OPAQUE = /^(?:canvas|video|iframe|object|embed)$/;

/** What is being read of the canvas or of a layer. */
interface Level {
  /** Identifies all around it that what is inside inherits from. */
  context: string;
  /** Tags that are open, from the outermost. */
  open: string[];
  /** How many of them stand around the canvas, and do nothing to what is in it. */
  outside: number;
  /** The part that is being read. */
  text: string;
  /** What was closed since. It makes no difference where nothing follows. */
  closed: string;
  /** The elements of its layers, which may take space. */
  frames: string[];
  content: Content;
  layer: Omit<LayerMarkup, "content"> | null;
}

class Reader {
  readonly #markup: string;
  readonly #token = new RegExp(TOKEN, "g");
  readonly #levels: Level[] = [newLevel("", null)];
  #layers = 0;

  constructor(markup: string) {
    this.#markup = markup;
  }

  read(): Content {
    for (;;) {
      const token = this.#token.exec(this.#markup);
      if (token === null) break;
      const [text, slash, name = "", rest = ""] = token;
      if (name === "") this.#add(text);
      else if (slash === "/") this.#close();
      else if (UNSEEN.test(name)) this.#skip(name, rest);
      else this.#opens(text, name, rest);
    }
    const [canvas] = this.#levels;
    if (canvas === undefined || this.#levels.length > 1) {
      throw new TypeError("Cannot read the layers of a frame whose markup is not whole");
    }
    return finish(canvas).content;
  }

  get #level(): Level {
    // The canvas is left only by the end of the markup.
    return this.#levels.at(-1) as Level;
  }

  #add(text: string): void {
    const level = this.#level;
    if (level.text === "") level.text = `${level.context} ${level.open.join("")}\n`;
    level.text += level.closed + text;
    level.closed = "";
  }

  #opens(tag: string, name: string, rest: string): void {
    const level = this.#level;
    const isLayer = LAYER.test(rest);
    const index = isLayer ? this.#layers++ : 0;
    if (isLayer && isFree(level, rest)) {
      this.#enter(tag, index);
      return;
    }
    this.#add(OPAQUE.test(name) ? `${tag}${UNLIKE_ANY}` : tag);
    if (rest.endsWith("/")) return;
    level.open.push(tag);
    if (rest.includes(" data-canvas")) level.outside = level.open.length;
  }

  #enter(tag: string, index: number): void {
    const level = this.#level;
    endPart(level);
    const frame = tag.replace(MOTION, "").replace(MASK, "");
    level.frames.push(frame);
    const motion = readMotion(MOTION.exec(tag)?.[1] ?? "");
    const context = hash([level.context, ...level.open, frame].join("\n"));
    // The element that moves has the styles of the motion alone.
    const inner = this.#token.exec(this.#markup);
    if (inner?.[2] !== "div") throw new TypeError("Cannot find the moving element of a layer");
    this.#levels.push(newLevel(context, { index, motion, place: "" }));
  }

  #close(): void {
    const level = this.#level;
    if (level.open.length > 0) {
      level.open.pop();
      if (level.text !== "") level.closed += "</>";
      return;
    }
    // That was the element that moves, and the layer's own comes next.
    this.#token.exec(this.#markup);
    this.#levels.pop();
    const { layer, content } = finish(level);
    if (layer === null) throw new TypeError("Cannot read a frame that closes more than it opens");
    this.#level.content.layers.push({ ...layer, content });
  }

  #skip(name: string, rest: string): void {
    if (rest.endsWith("/")) return;
    const end = this.#markup.indexOf(`</${name}>`, this.#token.lastIndex);
    if (end >= 0) this.#token.lastIndex = end + name.length + 3;
  }
}

function newLevel(context: string, layer: Level["layer"]): Level {
  const content: Content = { parts: [], layers: [] };
  return { context, open: [], outside: 0, text: "", closed: "", frames: [], content, layer };
}

/**
 * Whether a layer can be drawn apart from all around it. Otherwise it is a part of that, which then
 * changes with each of its moves.
 */
function isFree({ open, outside }: Level, rest: string): boolean {
  const own = rest.replace(MASK, "");
  if (CHANGES.test(own) || WINDOW.test(own) || SEEN.test(own)) return false;
  const around = open.slice(outside);
  if (around.some((tag) => CHANGES.test(tag))) return false;
  const windows = around.filter((tag) => WINDOW.test(tag));
  if (windows.length === 0) return true;
  return !windows.some((tag) => ROUND.test(tag)) && !around.some((tag) => BENT.test(tag));
}

function endPart(level: Level): void {
  const { text, content } = level;
  // What looks the same in two parts lies at two places.
  const key = text.includes(UNLIKE_ANY) ? UNLIKE_ANY : hash(`${content.parts.length} ${text}`);
  content.parts.push(text === "" ? null : key);
  level.text = "";
  level.closed = "";
}

/** Ends the last part, and tells where the layers are: it may depend on all that is no layer. */
function finish(level: Level): Level {
  endPart(level);
  const { parts, layers } = level.content;
  for (const [i, layer] of layers.entries()) {
    layer.place = hash([level.context, i, ...parts, ...level.frames].join("\n"));
  }
  return level;
}

/** Key of what may look different in each frame. */
export const UNLIKE_ANY = "\u0000";

function hash(text: string): string {
  // 64 bits: among a reel's few thousand contents a collision is all but impossible.
  return Bun.hash(text).toString(36);
}

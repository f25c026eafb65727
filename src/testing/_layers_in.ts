/** What is seen in a frame, as far as its markup tells. */
export interface SeenMarkup {
  /** The markup of each layer without the layers in it and without motion, and that of the ground. */
  contents: string[];
  /** The markup without what is not seen at all. */
  visible: string;
}

const PART = /<(\/?)([A-Za-z][^\s/>]*)([^>]*)>|[^<]+/g;
/** Elements without an end. */
const VOID = /^(?:img|br|wbr|hr|input|meta|link)$/;

/** An element that has begun. */
interface Open {
  isLayer: boolean;
  isHidden: boolean;
  content: string;
}

/** Takes the layers of a frame's markup apart. */
export function layersIn(markup: string): SeenMarkup {
  const contents: string[] = [];
  const layers: Open[] = [{ isLayer: true, isHidden: false, content: "" }];
  const open: Open[] = [];
  let visible = "";
  let isMoved = false;
  for (const [whole, end, name = "", attributes = ""] of markup.matchAll(PART)) {
    const layer = layers.at(-1);
    if (end === "/") {
      const closed = open.pop();
      if (closed?.isLayer) {
        layers.pop();
        contents.push(closed.content);
      } else if (layer !== undefined) {
        layer.content += whole;
      }
    } else {
      const isLayer = attributes.includes(" data-layer=");
      // The one element in a layer has its motion.
      const tag = isMoved ? "" : whole;
      isMoved = isLayer;
      if (layer !== undefined) layer.content += isLayer ? "<layer>" : tag;
      if (name !== "" && !VOID.test(name) && !attributes.endsWith("/")) {
        // Around all layers is what waits for fonts.
        const isFaded = layers.length > 1 && /[";]opacity:0[;"]/.test(attributes);
        const isHidden = open.at(-1)?.isHidden === true || isFaded;
        const element = { isLayer, isHidden, content: "" };
        open.push(element);
        if (isLayer) layers.push(element);
      }
    }
    if (open.at(-1)?.isHidden !== true) visible += whole;
  }
  return { contents: [...contents, layers[0]?.content ?? ""], visible };
}

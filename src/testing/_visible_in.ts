const PART = /<(\/?)([A-Za-z][^\s/>]*)([^>]*)>|[^<]+/g;
/** Elements without an end. */
const VOID = /^(?:img|br|wbr|hr|input|meta|link)$/;
/** What is foreseen, or not lit yet, is not there either. */
const FADED = /[";]opacity:0(?:\.1\d*)?[;"]/;

/** The markup of a frame without what is not seen at all, as it has not come yet or has gone. */
export function visibleIn(markup: string): string {
  const hidden: boolean[] = [];
  let isInLayer = false;
  let visible = "";
  for (const [whole, end, name = "", attributes = ""] of markup.matchAll(PART)) {
    if (end === "/") {
      hidden.pop();
    } else if (name !== "" && !VOID.test(name) && !attributes.endsWith("/")) {
      // Around all layers is what waits for fonts.
      hidden.push(hidden.at(-1) === true || (isInLayer && FADED.test(attributes)));
      isInLayer ||= attributes.includes(" data-layer=");
    }
    if (hidden.at(-1) !== true) visible += whole;
  }
  return visible;
}

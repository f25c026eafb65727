/** Elements of a web page that are not its text. */
const NON_CONTENT = [
  "script",
  "style",
  "head",
  "nav",
  "footer",
  "noscript",
  "svg",
  "form",
  "button",
  "template",
];
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** Names to treat as tags whatever is in them; any other "<word ...>" is literal text. */
const TAGS: ReadonlySet<string> = new Set(
  `a abbr applet area article aside audio b base bdi bdo blockquote body br button canvas caption center
  cite code col colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li
  link main map mark marquee math meta nav noscript object ol optgroup p param picture pre q s samp script
  section small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th
  thead time title tr tt u ul var video wbr`.split(/\s+/),
);
const TAG = /<[/!]?([a-z][\w:-]*)(?:[\s/]([^<>]*))?(>?)/giu;
/** Attributes that no prose has: quoted ones, and handlers of events. */
const SCRIPTED = /[\w-]\s?=\s?["'`]|\bon\w+\s?=|javascript:/iu;
/** Tags within tags come to light one level at a time. */
const MAX_PASSES = 3;
const BREAK = /^<[/]?(?:p|div|ul|ol|blockquote|section|article|table|tr)(?=[\s/>])/iu;

/** Converts the HTML in a text to Markdown: headings, list items and breaks stay, the rest is left out. */
export function htmlToMarkdown(source: string): string {
  const content = replaceElements(withoutComments(source), NON_CONTENT, () => "");
  return withoutTags(
    replaceElements(content.replace(/<!doctype[^<>]*>/gi, ""), HEADINGS, (name, inner) => {
      return `\n\n${"#".repeat(Number(name[1]))} ${inner.replace(/\s+/g, " ")}\n\n`;
    })
      .replace(/<li(?=[\s/>])[^<>]*>\s*/gi, "\n- ")
      .replace(/<br(?=[\s/>])[^<>]*>/gi, "\n")
      .replace(TAG, (tag) => (BREAK.test(tag) && tag.endsWith(">") ? "\n\n" : tag)),
  );
}

/** Removes tags, unclosed ones with attributes included. Other uses of "<" and ">" stay. */
export function withoutTags(text: string): string {
  let rest = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const stripped = rest.replace(TAG, stripTag);
    if (stripped === rest) return rest;
    rest = stripped;
  }
  return rest.replaceAll("<", "");
}

function stripTag(tag: string, name: string, attributes = "", end: string): string {
  const isKnown = TAGS.has(name.toLowerCase());
  if (end !== "") return isKnown || SCRIPTED.test(attributes) ? "" : tag;
  const isTag = isKnown ? attributes.includes("=") : SCRIPTED.test(attributes);
  const line = tag.indexOf("\n");
  if (!isTag) return tag;
  return line < 0 ? "" : tag.slice(line);
}

/** Replaces elements from their opening tag to the first closing one, in linear time. */
function replaceElements(
  source: string,
  names: readonly string[],
  replace: (name: string, inner: string) => string,
): string {
  const opening = new RegExp(`<(${names.join("|")})(?=[\\s/>])[^<>]*>`, "giu");
  const unclosed = new Set<string>();
  let result = "";
  let done = 0;
  for (let match = opening.exec(source); match !== null; match = opening.exec(source)) {
    const name = (match[1] ?? "").toLowerCase();
    if (unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s?>`, "giu");
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(source);
    if (close === null) {
      // Or each of them would look through the rest of the source.
      unclosed.add(name);
      continue;
    }
    const inner = source.slice(opening.lastIndex, close.index);
    result += source.slice(done, match.index) + replace(name, inner);
    done = closing.lastIndex;
    opening.lastIndex = done;
  }
  return result + source.slice(done);
}

function withoutComments(source: string): string {
  let result = "";
  let done = 0;
  for (;;) {
    const start = source.indexOf("<!--", done);
    const end = start < 0 ? -1 : source.indexOf("-->", start);
    if (end < 0) return result + source.slice(done);
    result += source.slice(done, start);
    done = end + "-->".length;
  }
}

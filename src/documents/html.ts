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
/** Names to treat as tags whatever follows them; any other "<word ...>" is literal text. */
const TAGS = namesIn(
  `a abbr article aside b blockquote body br button center cite code dd del details div dl dt em figcaption
  figure font footer h1 h2 h3 h4 h5 h6 head header hr html i iframe img ins label li link main meta mark nav
  ol p picture pre q s script section small source span strong style sub summary sup svg table tbody td
  tfoot th thead time title tr u ul video`,
);
/** Names that are words as well: tags if an attribute follows. */
const WORDS = namesIn(
  `applet area audio base canvas dialog embed fieldset form frame frameset input map marquee math noscript
  object optgroup option param select template textarea track`,
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

/** Leaves out programs, styles and comments, in which anything may look like a tag. */
export function withoutPrograms(source: string): string {
  return replaceElements(withoutComments(source), ["script", "style"], () => "");
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
  const isTag = TAGS.has(name.toLowerCase());
  const isElement = isTag || WORDS.has(name.toLowerCase());
  const hasAttributes = isElement ? attributes.includes("=") : SCRIPTED.test(attributes);
  if (end !== "") return isTag || hasAttributes ? "" : tag;
  if (!hasAttributes) return tag;
  const line = tag.indexOf("\n");
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

function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** How well a text went into its box. */
export interface Fitting {
  /** 1, or less where even the smallest size was too large. */
  shrink: number;
  fits: boolean;
}

const STEPS = 7;
const SMALLEST_SHRINK = 0.4;
const REFERENCE_SIZE = 200;

/**
 * Sets the type in `content` as large as `box` allows. All sizes grow together between their
 * smallest and largest, so that the hierarchy stays; a text whose longest word is too wide for its
 * column stays smaller on its own. Only layout is read, so running entrances make no difference.
 */
export function fitType(box: HTMLElement, content: HTMLElement): Fitting {
  const texts = [...content.querySelectorAll<HTMLElement>("[data-text]")];
  content.style.removeProperty("--shrink");
  setFit(content, 0);
  limitToColumns(texts);
  const fits = () => content.offsetHeight <= box.clientHeight;
  const fitsWith = (name: string, value: number) => {
    content.style.setProperty(name, String(value));
    return fits();
  };
  const wideEnough = () => texts.every((text) => text.scrollWidth <= columnWidth(text) + 1);
  setFit(content, 1);
  if (fits()) return { shrink: 1, fits: wideEnough() };
  setFit(content, 0);
  if (fits()) {
    setFit(
      content,
      largest(0, 1, (value) => fitsWith("--fit", value)),
    );
    return { shrink: 1, fits: wideEnough() };
  }
  const shrink = largest(SMALLEST_SHRINK, 1, (value) => fitsWith("--shrink", value));
  return { shrink, fits: fitsWith("--shrink", shrink) && wideEnough() };
}

/** True if a text stands outside of the box or over another one; only while nothing moves. */
export function isMisplaced(box: HTMLElement, content: HTMLElement): boolean {
  const frame = box.getBoundingClientRect();
  const texts = [...content.querySelectorAll("[data-text]")].map((text) =>
    text.getBoundingClientRect(),
  );
  return texts.some(
    (text, i) => !isWithin(text, frame) || texts.slice(i + 1).some((other) => overlap(text, other)),
  );
}

/** Pixels that are lost in rounding. */
const TOLERANCE = 3;

function isWithin(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.left > outer.left - TOLERANCE &&
    inner.right < outer.right + TOLERANCE &&
    inner.top > outer.top - TOLERANCE &&
    inner.bottom < outer.bottom + TOLERANCE
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE
  );
}

function setFit(content: HTMLElement, value: number): void {
  content.style.setProperty("--fit", String(value));
}

/** The largest value for which `holds`, or `low` if there is none. */
function largest(low: number, high: number, holds: (value: number) => boolean): number {
  let good = low;
  let bad = high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Keeps every text small enough for its longest word, or its only line, to go into its column. */
function limitToColumns(texts: HTMLElement[]): void {
  for (const text of texts) {
    for (const name of ["--cap", "--wrap", "--hyphens", "--break"]) text.style.removeProperty(name);
  }
  for (const text of texts) {
    const column = columnWidth(text);
    // From what changes least to what changes most.
    for (const [name, value] of [
      ["--cap", ""],
      ["--wrap", "wrap"],
      ["--hyphens", "manual"],
    ] as const) {
      text.style.setProperty(name, value);
      if (limit(text, column)) break;
      if (name === "--hyphens") {
        text.style.setProperty("--break", "anywhere");
        text.style.setProperty("--cap", `${smallestSize(text)}px`);
      }
    }
  }
  capAlike(texts);
}

/** Caps texts of one name at the size of the smallest; one with a word that has to be broken does not count. */
function capAlike(texts: HTMLElement[]): void {
  const whole = texts.filter((text) => text.style.getPropertyValue("--break") === "");
  for (const [name, group] of Map.groupBy(whole, (text) => text.dataset.alike)) {
    if (name === undefined) continue;
    const cap = Math.min(
      ...group.map((text) => Number.parseFloat(text.style.getPropertyValue("--cap"))),
    );
    for (const text of group) text.style.setProperty("--cap", `${cap}px`);
  }
}

/** Keeps the text small enough for the column; true if that is not below its smallest size. */
function limit(text: HTMLElement, column: number): boolean {
  const { fontSize, width, maxWidth } = text.style;
  Object.assign(text.style, {
    fontSize: `${REFERENCE_SIZE}px`,
    width: "min-content",
    maxWidth: "none",
  });
  const cap = Math.floor((column / (text.offsetWidth + 1)) * REFERENCE_SIZE);
  Object.assign(text.style, { fontSize, width, maxWidth });
  text.style.setProperty("--cap", `${cap}px`);
  return cap >= smallestSize(text);
}

function smallestSize(text: HTMLElement): number {
  return Number.parseFloat(text.dataset.text ?? "0");
}

function columnWidth(text: HTMLElement): number {
  const column = text.closest<HTMLElement>("[data-column]");
  if (column === null) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  return column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

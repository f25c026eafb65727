import { countLoneWords } from "./lone_words.ts";
import { TO_NEXT } from "./pen.ts";

/** The result of fitting text into a box. */
export interface Fitting {
  /** Scale applied to the minimum sizes: less than 1 if even those were too large. */
  shrink: number;
  fits: boolean;
}

const SEARCH_STEPS = 7;
const MIN_SHRINK = 0.4;
/** Share of the least space beside texts, such as for art, that is left before letters become too small. */
const MIN_SPACE = 0.5;
const REFERENCE_SIZE = 200;

/**
 * Sets the type in `content` as large as `box` allows. All texts scale together between their
 * minimum and maximum sizes, which keeps the hierarchy; only a text whose longest word would be too
 * wide for its column stays smaller. Reads layout only, so running entrances do not matter.
 */
export function fitType(box: HTMLElement, content: HTMLElement): Fitting {
  const texts = [...content.querySelectorAll<HTMLElement>("[data-text]")];
  const fitting = fitWords(box, content, texts);
  if (fitting.shrink === 1) joinLoneWords(texts);
  return fitting;
}

/** Shares of its size that a text is set in where a line else has nothing but a short word. */
const SMALLER = [0.94, 0.88, 0.82, 0.76] as const;
/** Smaller texts have more words in a line. */
const LARGE = 64;

/** Sets headlines a little smaller where that leaves no "of" in a line of its own. */
function joinLoneWords(texts: readonly HTMLElement[]): void {
  for (const text of texts) {
    const size = sizeOf(text);
    if (size < LARGE || text.dataset.alike !== undefined) continue;
    let fewest = countLoneWords(text);
    let best = text.style.getPropertyValue("--cap");
    for (const share of SMALLER) {
      if (fewest === 0 || size * share < Math.max(LARGE, minSize(text))) break;
      text.style.setProperty("--cap", `${size * share}px`);
      const count = countLoneWords(text);
      if (count < fewest) [fewest, best] = [count, `${size * share}px`];
    }
    text.style.setProperty("--cap", best);
  }
}

function fitWords(box: HTMLElement, content: HTMLElement, texts: HTMLElement[]): Fitting {
  for (const word of content.querySelectorAll<HTMLElement>("[data-long]"))
    word.style.removeProperty("--hyphens");
  const whole = fitWhole(box, content, texts);
  const small = texts.flatMap((text) => {
    const words = wordsTooLong(text);
    return words.length > 0 ? [{ text, words, size: sizeOf(text) }] : [];
  });
  if (small.length === 0) return whole;
  for (const word of small.flatMap(({ words }) => words))
    word.style.setProperty("--hyphens", "manual");
  const broken = fitWhole(box, content, texts);
  const vain = small.filter(({ text, size }) => sizeOf(text) < size * WORTH_A_HYPHEN);
  if (vain.length === 0 && broken.fits === whole.fits) return broken;
  for (const word of (broken.fits ? vain : small).flatMap(({ words }) => words))
    word.style.removeProperty("--hyphens");
  return fitWhole(box, content, texts);
}

/** A text below this share of the size that it would have without its longest word may break that. */
const TOO_SMALL = 0.8;
/** A text has to become larger by as much for it. */
const WORTH_A_HYPHEN = 1.25;

/** The long words that keep a text from being about as large as it is to be. */
function wordsTooLong(text: HTMLElement): HTMLElement[] {
  const words = [...text.querySelectorAll<HTMLElement>("[data-long]")];
  if (words.length === 0 || text.style.getPropertyValue("--break") !== "") return [];
  const size = sizeOf(text);
  const cap = text.style.getPropertyValue("--cap");
  text.style.setProperty("--cap", "999px");
  const wish = sizeOf(text);
  text.style.setProperty("--cap", cap);
  if (size >= wish * TOO_SMALL) return [];
  const most = ((columnWidth(text) / wish) * size) / TOO_SMALL;
  return words.filter((word) => word.offsetWidth > most);
}

function sizeOf(text: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(text).fontSize);
}

/** Sets the type of words that stay as they are. */
function fitWhole(box: HTMLElement, content: HTMLElement, texts: HTMLElement[]): Fitting {
  for (const name of ["--shrink", "--space"]) content.style.removeProperty(name);
  setFit(content, 0);
  limitToColumns(texts);
  const fits = () => content.offsetHeight <= box.clientHeight;
  const fitsWith = (name: string, value: number) => {
    content.style.setProperty(name, String(value));
    return fits();
  };
  const wideEnough = () =>
    texts.every((text) => text.scrollWidth <= columnWidth(text) + 1 + strokesBeyond(text));
  setFit(content, 1);
  if (fits()) return { shrink: 1, fits: wideEnough() };
  setFit(content, 0);
  if (fits()) {
    setFit(
      content,
      binarySearch(0, 1, (value) => fitsWith("--fit", value)),
    );
    return { shrink: 1, fits: wideEnough() };
  }
  if (fitsWith("--space", MIN_SPACE)) {
    const space = binarySearch(MIN_SPACE, 1, (value) => fitsWith("--space", value));
    return { shrink: 1, fits: fitsWith("--space", space) && wideEnough() };
  }
  const shrink = binarySearch(MIN_SHRINK, 1, (value) => fitsWith("--shrink", value));
  return { shrink, fits: fitsWith("--shrink", shrink) && wideEnough() };
}

/** True if a text is outside the box or overlaps another one. Only valid while nothing moves. */
export function isMisplaced(box: HTMLElement, content: HTMLElement): boolean {
  const frame = box.getBoundingClientRect();
  const texts = [...content.querySelectorAll("[data-text]")].map((text) =>
    text.getBoundingClientRect(),
  );
  return texts.some(
    (text, i) =>
      !isWithin(text, frame) || texts.slice(i + 1).some((other) => overlaps(text, other)),
  );
}

/** Tolerance for rounding errors, in pixels. */
const TOLERANCE = 3;

function isWithin(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.left > outer.left - TOLERANCE &&
    inner.right < outer.right + TOLERANCE &&
    inner.top > outer.top - TOLERANCE &&
    inner.bottom < outer.bottom + TOLERANCE
  );
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE
  );
}

function setFit(content: HTMLElement, value: number): void {
  content.style.setProperty("--fit", String(value));
}

/** The largest value for which `holds` is true, or `low` if there is none. */
function binarySearch(low: number, high: number, holds: (value: number) => boolean): number {
  let good = low;
  let bad = high;
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Limits every text so that its longest word, or its only line, fits its column. */
function limitToColumns(texts: HTMLElement[]): void {
  for (const text of texts) {
    for (const name of ["--cap", "--wrap", "--hyphens", "--break"]) text.style.removeProperty(name);
  }
  for (const text of texts) {
    const column = columnWidth(text);
    // From the least to the most visible change.
    for (const [name, value] of [
      ["--cap", ""],
      ["--wrap", "wrap"],
      ["--hyphens", "manual"],
    ] as const) {
      text.style.setProperty(name, value);
      if (limit(text, column)) break;
      if (name === "--hyphens") {
        text.style.setProperty("--break", "anywhere");
        text.style.setProperty("--cap", `${minSize(text)}px`);
      }
    }
  }
  equaliseAlike(texts);
}

/** Caps texts of one name at the smallest one's size, ignoring texts with a word that has to break. */
function equaliseAlike(texts: HTMLElement[]): void {
  const whole = texts.filter((text) => text.style.getPropertyValue("--break") === "");
  for (const [name, group] of Map.groupBy(whole, (text) => text.dataset.alike)) {
    if (name === undefined) continue;
    const cap = Math.min(
      ...group.map((text) => Number.parseFloat(text.style.getPropertyValue("--cap"))),
    );
    for (const text of group) text.style.setProperty("--cap", `${cap}px`);
  }
}

/** Limits a text to the width of the column; true if that is not below its minimum size. */
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
  return cap >= minSize(text);
}

function minSize(text: HTMLElement): number {
  return Number.parseFloat(text.dataset.text ?? "0");
}

/** How far strokes of a pen may reach beyond the words at the end of a line, in pixels. */
function strokesBeyond(text: HTMLElement): number {
  if (text.querySelector("[data-pen]") === null) return 0;
  return Math.ceil(TO_NEXT * Number.parseFloat(getComputedStyle(text).fontSize));
}

function columnWidth(text: HTMLElement): number {
  const column = text.closest<HTMLElement>("[data-column]");
  if (column === null) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  return column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

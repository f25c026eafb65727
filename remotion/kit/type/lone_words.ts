/** A line of fewer words than that is for headlines of a few large words. */
const MIN_WORDS = 4;
/** A word of at most as many letters says nothing in a line of its own. */
const SHORT = /^\P{L}*\p{L}{1,3}\P{L}*$/u;
/** Scripts that break lines between letters. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Tops of words in a line differ by less, in shares of its height, where some are set in another face. */
const SAME_LINE = 0.5;

/** Counts the lines of a text that hold nothing but a short word, such as "of". Reads layout only. */
export function countLoneWords(text: HTMLElement): number {
  const words = text.textContent.match(/\S+/gu) ?? [];
  if (words.length < MIN_WORDS || !words.some((word) => SHORT.test(word))) return 0;
  if (SPACELESS.test(text.textContent)) return 0;
  // What moves or has not come yet is elsewhere: a copy lies still.
  const copy = text.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    ...{ position: "absolute", visibility: "hidden", left: "0", top: "0" },
    width: getComputedStyle(text).width,
  });
  for (const part of copy.querySelectorAll<HTMLElement>("*")) part.style.transform = "none";
  text.parentElement?.append(copy);
  const lines = linesOf(copy);
  copy.remove();
  return lines.filter((line) => line.length === 1 && SHORT.test(line[0] ?? "")).length;
}

/** The words of each line. */
function linesOf(text: HTMLElement): string[][] {
  const lines: string[][] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let top = Number.NEGATIVE_INFINITY;
  let isOpen = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { data } = node as globalThis.Text;
    for (const { 0: piece, index } of data.matchAll(/[^\s\u00a0]+|[\s\u00a0]+/gu)) {
      if (/^[\s\u00a0]/u.test(piece)) {
        isOpen = false;
        continue;
      }
      range.setStart(node, index);
      range.setEnd(node, index + piece.length);
      const [box] = range.getClientRects();
      if (box === undefined) continue;
      const isNext = Math.abs(box.top - top) > SAME_LINE * box.height;
      if (isNext) lines.push([]);
      const line = lines.at(-1) ?? [];
      if (isOpen && !isNext) line.push((line.pop() ?? "") + piece);
      else line.push(piece);
      if (isNext) top = box.top;
      isOpen = true;
    }
  }
  return lines;
}

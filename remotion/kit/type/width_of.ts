/** Width of a text in letters; those of East Asia count twice. */
export function widthOf(text: string): number {
  return text.length + (text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uffdc]/gu)?.length ?? 0);
}

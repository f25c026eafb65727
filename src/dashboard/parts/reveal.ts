/** Scrolls a strip, and nothing around it, so that one of its parts is in its middle. */
export function reveal(strip: HTMLElement | null, part: Element | null | undefined): void {
  if (!strip || !part) return;
  const [outer, inner] = [strip.getBoundingClientRect(), part.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

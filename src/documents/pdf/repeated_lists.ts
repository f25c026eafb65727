import type { PlacedBlock } from "./blocks.ts";

/** Shorter lists may be alike by chance. */
const MIN_ITEMS = 3;

/** Leaves out lists that an earlier page has, such as an outline that is shown again before each part, with their headings. */
export function withoutRepeatedLists(placed: readonly PlacedBlock[]): PlacedBlock[] {
  const pages = new Map<string, number>();
  const headings = new Map<string, number>();
  const kept: PlacedBlock[] = [];
  let run: PlacedBlock[] = [];
  const isEarlier = (known: ReadonlyMap<string, number>, { block, page }: PlacedBlock) =>
    (known.get(block.text) ?? page) < page;
  const finish = (next: PlacedBlock | undefined) => {
    const isRepeated = run.length >= MIN_ITEMS && run.every((item) => isEarlier(pages, item));
    const above = kept.at(-1);
    const isHeaded = above?.block.kind === "heading" && isEarlier(headings, above);
    if (!isRepeated) kept.push(...run);
    else if (isHeaded && next?.page !== above.page) kept.pop();
    run = [];
  };
  for (const item of placed) {
    const { kind, text, cells } = item.block;
    const isItem = kind === "list_item" && cells === undefined;
    if (!isItem || item.page !== run[0]?.page) finish(item);
    if (isItem) run.push(item);
    else kept.push(item);
    const known = isItem ? pages : headings;
    if (!known.has(text)) known.set(text, item.page);
  }
  finish(undefined);
  return kept;
}
